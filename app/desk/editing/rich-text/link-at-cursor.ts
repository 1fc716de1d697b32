import { getMarkRange, type Editor } from "@tiptap/core";
import { schema } from "../document/document-schema.ts";

export type LinkAttrs = { readonly href: string; readonly text: string };

/** The link at the cursor, or the selected words, for which one is to be made. */
export function linkAt(editor: Editor): LinkAttrs & { readonly from: number; readonly to: number } {
  const { selection, doc } = editor.state;
  const link = selection.empty ? getMarkRange(selection.$from, schema.marks.link) : undefined;
  const { from, to } = link ?? selection;
  const href: unknown = editor.getAttributes("link")["href"];
  return {
    from,
    to,
    text: doc.textBetween(from, to, " "),
    href: typeof href === "string" ? href : "",
  };
}

export function setLink(editor: Editor, { href, text }: LinkAttrs): void {
  const { from, to, text: before } = linkAt(editor);
  const words = text === "" ? href : text;
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const marks = state.doc.resolve(from).marks();
      if (words !== before) tr.replaceWith(from, to, state.schema.text(words, marks));
      const end = words === before ? to : from + words.length;
      tr.removeMark(from, end, schema.marks.link);
      if (href !== "") tr.addMark(from, end, schema.marks.link.create({ href }));
      tr.removeStoredMark(schema.marks.link).scrollIntoView();
      return true;
    })
    .run();
}
