import { EditorContent, useEditor } from "@tiptap/react";
import { Placeholder } from "@tiptap/extensions";
import { lazy, Suspense, useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import type { MarkView } from "../../../../domain/review/marks-view.ts";
import { readTokenValues } from "../../../calls/editing.ts";
import { attempt } from "../../kit/office-access.ts";
import { showToast } from "../../kit/toasts.tsx";
import { documentExtensions, schema } from "../document/document-schema.ts";
import { openMarkdown, writeMarkdown } from "../document/source-document.ts";
import { createValueStore, type ValueStore } from "./fact-views.ts";
import { FindPanel } from "./find-panel.tsx";
import { linkAt, setLink } from "./link-at-cursor.ts";
import { locateMark } from "./locate.ts";
import { Paste } from "./paste.ts";
import { TextEditing, type Opening } from "./text-editing.ts";
import { Toolbar, type Opened } from "./toolbar.tsx";

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

// Seldom opened, and loaded then.
const LinkDialog = lazy(() => import("../link-dialog.tsx"));
const RecordDialog = lazy(() => import("../record-dialog.tsx"));
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
    if (part === "toolbar") focusToolbar();
    else setOpened(part);
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

function focusToolbar(): void {
  document.querySelector<HTMLElement>(".edit-toolbar [tabindex='0']")?.focus();
}

/** Puts picture files into the library, where one is chosen and described before it stands in a text. */
async function addDroppedPictures(files: readonly File[]): Promise<boolean> {
  if (files.length === 0) {
    showToast({
      topic: "pictures",
      title: "The pictures of this text were not on the clipboard",
      description: "Please add each one with the button “Picture”.",
    });
    return false;
  }
  const { uploadPicture } = await import("../../pictures/upload-area.tsx");
  const answers = await Promise.all(files.map((file) => uploadPicture(file)));
  for (const answer of answers)
    if (!answer.ok)
      showToast({ tone: "failure", title: "Picture not added", description: answer.message });
  return answers.some(({ ok }) => ok);
}

/** Looks up what readers get in place of the tokens of a text. */
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
