import { Extension } from "@tiptap/core";
import { DOMParser, type ParseOptions, type Slice } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { formulasIn, onOneLine } from "../../../../domain/posts/text/formula-pattern.ts";
import { schema } from "../document/document-schema.ts";
import { tidyPasted } from "./tidy-pasted.ts";

class PastedParser extends DOMParser {
  override parseSlice(dom: Element, options?: ParseOptions): Slice {
    // The editor's own copies are as they have to be.
    if (dom.querySelector("[data-pm-slice]") === null) tidyPasted(dom);
    return super.parseSlice(dom, options);
  }
}

type AddPictures = (files: readonly File[]) => void;

/** Words of office programs and pages, and pictures of which the files are there. */
export const Paste = Extension.create<{ addPictures: AddPictures }>({
  name: "pasteOfPrograms",
  addOptions: () => ({ addPictures: () => undefined }),
  addProseMirrorPlugins() {
    const { addPictures } = this.options;
    return [
      new Plugin({
        props: {
          clipboardParser: new PastedParser(schema, DOMParser.fromSchema(schema).rules),
          transformPastedText: withWholeFormulas,
          transformPastedHTML: withoutStyleAndHandlers,
          handlePaste: (_view, { clipboardData }) => {
            const html = clipboardData?.getData("text/html") ?? "";
            const pictures = getPictures(clipboardData);
            if (html === "" && pictures.length > 0 && clipboardData?.getData("text/plain") === "") {
              addPictures(pictures);
              return true;
            }
            // Office programs put a picture of pasted words beside them: it counts where the words have pictures.
            if (/<img\b/i.test(html) && !html.includes("data-pm-slice")) addPictures(pictures);
            return false;
          },
          handleDrop: (_view, { dataTransfer }, _slice, isMoved) => {
            const pictures = getPictures(dataTransfer);
            if (isMoved || pictures.length === 0) return false;
            addPictures(pictures);
            return true;
          },
        },
      }),
    ];
  },
});

function getPictures(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
}

/** A formula of several lines as one: each line of a pasted text becomes a paragraph. */
function withWholeFormulas(text: string): string {
  return formulasIn(text).reduce(
    (whole, { source }) => whole.replace(source, () => onOneLine(source) ?? source),
    text,
  );
}

/** The policy of the page would stop them, and report each. */
function withoutStyleAndHandlers(html: string): string {
  return html
    .replaceAll(/<style\b[^]*?<\/style>/gi, "")
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\son[a-z]+\s*=/gi, " data-handler="));
}
