import { type Editor, getMarkRange } from "@tiptap/core";
import { Placeholder } from "@tiptap/extensions";
import type { Node } from "@tiptap/pm/model";
import { EditorContent, useEditor } from "@tiptap/react";
import { lazy, type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { MarkView } from "../../../../domain/review/marks-view.ts";
import { readTokenValues } from "../../../calls/editing.ts";
import { attempt } from "../../kit/desk-data.ts";
import { showToast } from "../../kit/toasts.tsx";
import {
  documentExtensions,
  type LinkAttrs,
  schema,
  textAttribute,
} from "../document/document-schema.ts";
import { openMarkdown, writeMarkdown } from "../document/source-document.ts";
import { LinkDialog } from "../link-dialog.tsx";
import { RecordDialog } from "../record-dialog.tsx";
import { FindPanel } from "./find-panel.tsx";
import { Paste } from "./paste.ts";
import { createValueStore, type Opening, TextEditing, type ValueStore } from "./text-editing.ts";
import { type Opened, Toolbar } from "./toolbar.tsx";

export type RichTextHandle = {
  /** False for words that the text has no more. */
  readonly locate: (mark: MarkView) => boolean;
};

type RichTextProps = {
  postId: string;
  body: string;
  change: (body: string) => void;
  labelledBy: string;
  describedBy: string;
  handle: Ref<RichTextHandle>;
};

const PictureChoice = lazy(() => import("../../pictures/picture-picker.tsx"));

const textId = "edit-body";

/** A text for people without Markdown. What they do not touch stays as it is written, to the byte. */
export default function RichText(props: RichTextProps) {
  const { postId, body, labelledBy, describedBy, handle } = props;
  const [values] = useState(createValueStore);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [first] = useState(() => openMarkdown(body));
  const source = useRef(first);
  const written = useRef(body);
  useTokenValues(postId, body, values);

  function open(part: Opening): void {
    if (part !== "toolbar") setOpened(part);
    else document.querySelector<HTMLElement>(".edit-toolbar [tabindex='0']")?.focus();
  }

  function addPictures(files: readonly File[]): void {
    void addDroppedPictures(files).then((isAdded) => {
      if (isAdded) setOpened("picture");
    });
  }

  const editor = useEditor({
    extensions: [
      ...documentExtensions,
      TextEditing.configure({ values, open }),
      Paste.configure({ addPictures }),
      Placeholder.configure({ placeholder: "Write here, or paste from Word or Google Docs" }),
    ],
    // The page takes no style elements.
    injectCSS: false,
    onBeforeCreate: ({ editor: made }) => {
      // The one in which Markdown is read and written; and the very blocks whose Markdown is known.
      made.schema = schema;
      made.extensionManager.schema = schema;
      Object.assign(made.options, { content: first.doc });
    },
    onUpdate: ({ editor: { state } }) => {
      written.current = writeMarkdown(source.current, state.doc);
      props.change(written.current);
    },
    editorProps: {
      attributes: {
        id: textId,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        "aria-describedby": describedBy,
        class: "prose edit-text",
      },
    },
  });

  // Another text than the one that was typed here: that of somebody else, or words that were put back.
  useEffect(() => {
    if (written.current === body) return;
    written.current = body;
    source.current = openMarkdown(body);
    editor.commands.setContent(source.current.doc, { emitUpdate: false });
  }, [editor, body]);

  useImperativeHandle(handle, () => ({
    locate: (mark) => {
      const range = locateMark(editor.state.doc, mark, values);
      if (range === null) return false;
      editor.chain().focus().setTextSelection(range).run();
      editor.view.domAtPos(range.from).node.parentElement?.scrollIntoView({ block: "center" });
      return true;
    },
  }));

  function close(): void {
    setOpened(null);
    editor.commands.focus();
  }

  function finish(run: () => void): void {
    setOpened(null);
    // Behind the dialog, which gives the focus back first.
    setTimeout(run);
  }

  function insert(type: string, attrs: Record<string, string>): void {
    finish(() => editor.chain().focus().insertContent({ type, attrs }).run());
  }

  return (
    <div className="edit-rich">
      <Toolbar editor={editor} open={setOpened} controls={textId} />
      {opened === "find" && <FindPanel editor={editor} close={close} />}
      <EditorContent editor={editor} />
      <Suspense>
        {opened === "record" && (
          <RecordDialog
            postId={postId}
            close={close}
            pick={(value) => {
              values.add([value]);
              insert("fact", { token: value.token });
            }}
          />
        )}
        {opened === "link" && (
          <LinkDialog
            postId={postId}
            present={linkAt(editor)}
            set={(link) => finish(() => setLink(editor, link))}
            close={close}
          />
        )}
        {opened === "picture" && (
          <PictureChoice
            onClose={close}
            onPick={({ url: src, alt }) => insert("image", { src, alt })}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Puts picture files into the library, where one is chosen and described before it stands in a text. */
async function addDroppedPictures(files: readonly File[]): Promise<boolean> {
  if (files.length === 0) {
    showToast({
      title: "The pictures of this text were not on the clipboard",
      description: "Please add each one with the button “Picture”.",
    });
    return false;
  }
  const { uploadPicture } = await import("../../pictures/upload-area.tsx");
  const answers = await Promise.all(files.map((file) => uploadPicture(file)));
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : answer.message));
  if (refusals.length > 0)
    showToast({ isFailure: true, title: "Not added", description: refusals.join(" ") });
  return answers.some(({ ok }) => ok);
}

function useTokenValues(postId: string, body: string, values: ValueStore): void {
  const tokens = new Set(body.match(/\{\{fact:[a-z0-9_./:]+\}\}/g));
  const missing = [...tokens].filter((token) => values.get(token) === undefined).join("");
  useEffect(() => {
    if (missing === "") return;
    void attempt(readTokenValues, { postId, text: missing }).then((answer) => {
      if (answer.ok) values.add(answer.value.values);
    });
  }, [postId, missing, values]);
}

function linkAt(editor: Editor): LinkAttrs & { readonly from: number; readonly to: number } {
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

/** The marked words, or the whole block that has them as its facts are read. */
function locateMark(doc: Node, { sentence, text }: MarkView, values: ValueStore) {
  // A cell's sentence has its heads before it, and Markdown is searched by its reader.
  const place = locateBlock(doc, sentence, values) ?? locateBlock(doc, text, values);
  if (place === null) return null;
  let range = { from: place.start, to: place.start + place.block.content.size };
  place.block.forEach((child, offset) => {
    const at = text === "" ? -1 : (child.text?.indexOf(text) ?? -1);
    const from = place.start + offset + at;
    if (at !== -1) range = { from, to: from + text.length };
  });
  return range;
}

function locateBlock(doc: Node, words: string, values: ValueStore) {
  const sought = squeeze(words);
  const readFact = (leaf: Node) => values.get(textAttribute(leaf, "token"))?.text ?? " ";
  const found: { readonly block: Node; readonly start: number }[] = [];
  doc.descendants((block, before) => {
    if (!block.isTextblock) return true;
    const shown = squeeze(block.textBetween(0, block.content.size, "", readFact));
    if (sought !== "" && shown.includes(sought)) found.push({ block, start: before + 1 });
    return false;
  });
  return found[0] ?? null;
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
