import { EditorState, TextSelection, type Command } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { lazy, Suspense, useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import { openMarkdown, writtenMarkdown, type SourceDocument } from "../document/source-document.ts";
import { schema } from "../document/document-schema.ts";
import { insertInline, linkAt, setLink } from "./commands.ts";
import { createView } from "./create-view.ts";
import { createValueStore, type ValueStore } from "./fact-views.ts";
import { rangeOf } from "./locate.ts";
import { Toolbar } from "./toolbar.tsx";
import { showToast } from "../../kit/toasts.tsx";
import { readTokenValues } from "../../../calls/editor-search-schema.ts";
import { attempt } from "../../kit/office-access.ts";

/** What others can have the text do. */
export type RichTextHandle = {
  /** Shows where words stand; false where they do not. */
  readonly locate: (words: string) => boolean;
};

type RichTextProps = {
  postId: string;
  /** The text as Markdown. */
  body: string;
  change: (body: string) => void;
  save: () => void;
  isReadOnly: boolean;
  labelledBy: string;
  describedBy: string;
  handle: Ref<RichTextHandle>;
};

// What is opened seldom is loaded when it is.
const LinkDialog = lazy(() => import("../link-dialog.tsx"));
const RecordDialog = lazy(() => import("../record-dialog.tsx"));
const ShortcutsDialog = lazy(() => import("../shortcuts-dialog.tsx"));
const PictureChoice = lazy(() => import("../../pictures/picture-picker.tsx"));

type Opened = "link" | "record" | "picture" | "keys" | null;

const textId = "edit-body";

/** A text for people without Markdown. What they do not touch stays as it is written, to the byte. */
export default function RichText(props: RichTextProps) {
  const { postId, body, isReadOnly, labelledBy, describedBy, handle } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const source = useRef<SourceDocument>(null);
  const written = useRef(body);
  const latest = useRef(props);
  const [values] = useState(createValueStore);
  const [state, setState] = useState<EditorState | null>(null);
  const [opened, setOpened] = useState<Opened>(null);
  useTokenValues(postId, body, values);

  useEffect(() => {
    latest.current = props;
    // Whether it can be edited is asked for anew.
    view.current?.setProps({});
  });

  useEffect(() => {
    if (place.current === null) return;
    const first = openMarkdown(written.current);
    source.current = first;
    const made = createView(
      place.current,
      first,
      {
        values,
        isReadOnly: () => latest.current.isReadOnly,
        link: () => setOpened("link"),
        record: () => setOpened("record"),
        save: () => latest.current.save(),
        toolbar: () => focusToolbar(),
        addPictures: (files) => {
          void addDroppedPictures(files).then((isAdded) => {
            if (isAdded) setOpened("picture");
          });
        },
        changed: (next, transaction) => {
          setState(next);
          if (!transaction.docChanged || source.current === null) return;
          written.current = writtenMarkdown(source.current, next.doc);
          latest.current.change(written.current);
        },
      },
      { labelledBy, describedBy },
    );
    made.dom.id = textId;
    view.current = made;
    setState(made.state);
    return () => {
      made.destroy();
      view.current = null;
    };
  }, [values, labelledBy, describedBy]);

  // Another text than the one that was typed here: that of somebody else, or words taken up again.
  useEffect(() => {
    const shown = view.current;
    if (shown === null || written.current === body) return;
    written.current = body;
    source.current = openMarkdown(body);
    const { plugins } = shown.state;
    const next = EditorState.create({ doc: source.current.doc, plugins });
    shown.updateState(next);
    setState(next);
  }, [body]);

  useImperativeHandle(handle, () => ({
    locate: (words) => {
      const shown = view.current;
      const range = shown && rangeOf(shown.state.doc, words, values);
      if (!range) return false;
      const selection = TextSelection.create(shown.state.doc, range.from, range.to);
      shown.focus();
      shown.dispatch(shown.state.tr.setSelection(selection));
      shown.domAtPos(range.from).node.parentElement?.scrollIntoView({ block: "center" });
      return true;
    },
  }));

  function run(command: Command): void {
    const shown = view.current;
    if (shown === null) return;
    command(shown.state, shown.dispatch, shown);
    shown.focus();
  }

  function close(): void {
    setOpened(null);
    view.current?.focus();
  }

  function finish(command: Command): void {
    setOpened(null);
    // Behind the dialog, which gives the focus back first.
    setTimeout(() => run(command));
  }

  return (
    <div className="edit-rich">
      {state !== null && (
        <Toolbar
          state={state}
          run={run}
          isReadOnly={isReadOnly}
          controls={textId}
          opening={[
            {
              label: "Link",
              keys: "Mod-k",
              isOn: linkAt(state).href !== "",
              open: () => setOpened("link"),
            },
            { label: "Exam fact", sign: "Fact", keys: "Mod-e", open: () => setOpened("record") },
            { label: "Picture", open: () => setOpened("picture") },
            { label: "Shortcuts", open: () => setOpened("keys") },
          ]}
        />
      )}
      <div className="edit-text-frame post-body" ref={place} />
      <Suspense>
        {opened === "record" && (
          <RecordDialog
            postId={postId}
            close={close}
            pick={(value) => {
              values.add([value]);
              finish(insertInline(schema.nodes.fact.create({ token: value.token })));
            }}
          />
        )}
        {opened === "link" && state !== null && (
          <LinkDialog
            postId={postId}
            present={linkAt(state)}
            set={(link) => finish(setLink(link))}
            close={close}
          />
        )}
        {opened === "picture" && (
          <PictureChoice
            onClose={close}
            onPick={({ url: src, alt }) =>
              finish(insertInline(schema.nodes.image.create({ src, alt })))
            }
          />
        )}
        {opened === "keys" && <ShortcutsDialog close={close} />}
      </Suspense>
    </div>
  );
}

function focusToolbar(): void {
  document.querySelector<HTMLElement>(".edit-toolbar [tabindex='0']")?.focus();
}

/** Puts picture files into the library, where they are described before they stand in a text; whether any was taken. */
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
  showToast({ topic: "pictures", title: "Adding the picture…" });
  let added = 0;
  for (const file of files) {
    const answer = await uploadPicture(file, () => undefined);
    if (answer.ok) added++;
    else showToast({ tone: "failure", title: "Not added", description: answer.message });
  }
  if (added === 0) return false;
  showToast({
    topic: "pictures",
    title: "In the library",
    description: "Choose it and describe it.",
  });
  return true;
}

/** Looks up what readers get in place of the tokens of a text, each token once. */
function useTokenValues(postId: string, body: string, values: ValueStore): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const tokens = body.match(/\{\{fact:[a-z0-9_./:]+\}\}/g) ?? [];
    const missing = [...new Set(tokens)].filter(
      (token) => values.get(token) === undefined && !asked.current.has(token),
    );
    if (missing.length === 0) return;
    for (const token of missing) asked.current.add(token);
    void attempt(readTokenValues, { postId, text: missing.join("") }).then((answer) => {
      if (answer.ok) values.add(answer.value.values);
      else for (const token of missing) asked.current.delete(token);
    });
  }, [postId, body, values]);
}
