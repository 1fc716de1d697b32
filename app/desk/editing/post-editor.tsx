import { Group, SegmentedControl } from "@mantine/core";
import { useDocumentVisibility, useInterval, useMediaQuery } from "@mantine/hooks";
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { EditablePost } from "../../../domain/review/editing/hand-editing.ts";
import type { MarkCounts, MarkView } from "../../../domain/review/marks-view.ts";
import { useIsApprover } from "../kit/office-access.ts";
import { Button, QuietButton, RowButton } from "../kit/button.tsx";
import { DeskHeading, Loading } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { useReread } from "../kit/use-task.ts";
import { counted, indianTime, Instant } from "../kit/words.tsx";
import { MarksPanel } from "../marks/marks-panel.tsx";
import { ReturnedNote } from "../review-notices.tsx";
import { BodyField } from "./body-field.tsx";
import { EditConflict } from "./edit-conflict.tsx";
import { editFormId, FieldsBeside, FormField } from "./edit-fields.tsx";
import { LivePreviewPane, useLivePreview } from "./live-preview.tsx";
import { describeEdited, PostHead } from "./post-head.tsx";
import type { RichTextHandle } from "./rich-text/rich-text.tsx";
import { type PostEditing, usePostEditing } from "./use-post-editing.ts";

export function PostEditor({ post }: { post: EditablePost }) {
  const editing = usePostEditing(post);
  const { form, outcome, isSaving } = editing;
  const preview = useLivePreview(post.postId, form);
  const isApprover = useIsApprover();
  const refused = outcome.kind === "refused" ? outcome.fields : {};
  const isWide = useMediaQuery("(min-width: 64rem)", true, { getInitialValueInEffect: false });
  const [view, show] = useState(isWide ? "checks" : "text");
  const text = useRef<RichTextHandle>(null);
  useReread(useDocumentVisibility() === "visible", freshFor);

  if (outcome.kind === "conflict") {
    const { message, newer } = outcome;
    return (
      <>
        <DeskHeading title="Edit post" />
        <EditConflict
          message={message}
          newer={newer}
          isSaving={isSaving}
          keepMine={() => editing.keepMine(newer)}
          takeTheirs={() => editing.takeTheirs(newer)}
          back={editing.backToForm}
          key={newer.revision}
        />
      </>
    );
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    // The form of a dialog that was opened from here is not this one.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    editing.save();
  }

  /** Ctrl or Cmd and S, wherever somebody types; Enter in a line is the browser's own. */
  function saveByKeyboard(event: KeyboardEvent) {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    editing.save();
  }

  /** On a phone the text is out of sight while the checks are read. */
  function locate(mark: MarkView): void {
    const { field } = mark;
    const isBeside = field !== "body_markdown" && field !== "title" && field !== "internal_links";
    flushSync(() => {
      if (isBeside) show("details");
      else if (!isWide) show("text");
    });
    if (field !== "body_markdown") focusOn(fieldIds[field]);
    else if (text.current?.locate(mark) !== true) focusOn("edit-body");
  }

  const fields = {
    form,
    change: editing.change,
    messages: { ...preview.fields, ...refused },
    isLive: post.status === "published",
  };
  return (
    <>
      <PostHead editing={editing} />
      <EditNotices editing={editing} />
      <div role="presentation" onKeyDown={saveByKeyboard}>
        <div className="edit-columns" data-shown={view}>
          <SegmentedControl
            transitionDuration={0}
            aria-label="Show"
            data={views}
            value={view}
            onChange={show}
          />
          <form
            className="stack edit-main"
            id={editFormId}
            onSubmit={submit}
            noValidate
            aria-label="Post"
          >
            <FormField {...fields} name="title" label="Title" limit={110} />
            <BodyField
              postId={post.postId}
              body={form.body_markdown}
              change={(body_markdown) => editing.change({ body_markdown })}
              error={fields.messages.body_markdown}
              handle={text}
            />
          </form>
          <div className="stack edit-checks">
            <p>{describeEdited(editing, isApprover).text}</p>
            {preview.shown === null ? (
              preview.failure === null && <Loading label="Checking…" />
            ) : (
              <MarksPanel {...preview.shown} locate={locate} />
            )}
          </div>
          <LivePreviewPane preview={preview} locate={locate} />
          <div className="stack edit-beside">
            <FieldsBeside {...fields} />
          </div>
        </div>
        {post.scheduled !== null && (
          <p className="alert">
            Version {post.scheduled.revision} goes public on{" "}
            <Instant of={post.scheduled.publishAt} />. Saving cancels that schedule: schedule the
            new version afterwards.
          </p>
        )}
        <SaveBar
          editing={editing}
          counts={preview.shown?.counts ?? null}
          showChecks={() => {
            flushSync(() => show("checks"));
            focusOn("checks-title");
          }}
        />
      </div>
    </>
  );
}

const fieldIds: Record<Exclude<MarkView["field"], "body_markdown">, string> = {
  title: "edit-title",
  hero_summary: "edit-hero_summary",
  meta_description: "edit-meta_description",
  tags: "edit-tags",
  slug: "edit-slug",
  internal_links: "edit-body",
  source_references: "edit-add-reference",
};

/** The text has one of the others beside it where there is room; on phones one is shown at a time. */
const views = [
  { value: "text", label: "Write" },
  { value: "checks", label: "Checks" },
  { value: "preview", label: "Preview" },
  { value: "details", label: "Details" },
];

/** How often an open post is read anew, in milliseconds: a colleague may have begun to type, or saved, or the same person typed on another device. */
const freshFor = 30_000;

function EditNotices({ editing }: { editing: PostEditing }) {
  const { post, outcome, isBehind } = editing;
  return (
    <>
      <ReturnedNote turn={post.returned} />
      {post.colleagues.map(({ name, at }) => (
        <p className="alert" role="status" key={name + at}>
          {`${name} has unsaved changes in this post, last typed on ${indianTime(at)}.`}
        </p>
      ))}
      {post.status === "regenerating" && (
        <p className="alert alert-warning">
          AI is regenerating this post. You can save once it has finished.
        </p>
      )}
      {isBehind && (
        <p className="alert alert-warning" role="status">
          There is a version {post.revision} by now, and your changes were begun before it. When you
          save, you see both.
        </p>
      )}
      {outcome.kind === "refused" && (
        <p className="alert alert-danger" role="alert">
          Not saved. {outcome.message}
        </p>
      )}
    </>
  );
}

type SaveBarProps = { editing: PostEditing; counts: MarkCounts | null; showChecks: () => void };

function SaveBar({ editing, counts, showChecks }: SaveBarProps) {
  const { isSaving, isUnsaved, outcome } = editing;
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1_000, { autoInvoke: true });
  const conflicts = counts?.conflicts ?? 0;
  const state = describeState(editing, now);
  return (
    <Group className="edit-save-bar" justify="space-between">
      <p className={outcome.kind === "refused" ? "error" : "quiet"}>
        {/* A new element each time: a browser's translation would keep the words of the former one. */}
        <span key={state}>{state}</span>
        {conflicts > 0 && (
          <>
            {" "}
            <RowButton label={counted(conflicts, "conflict")} run={showChecks} />
          </>
        )}
      </p>
      {/* Not each second. */}
      <p className="visually-hidden" role="status">
        {isSaving ? "Saving…" : outcome.kind === "saved" && !isUnsaved ? outcome.message : ""}
      </p>
      <div className="cluster">
        {isUnsaved && <QuietButton label="Discard changes" run={editing.discard} />}
        <Button
          label={<span key={String(isSaving)}>{isSaving ? "Saving…" : "Save version"}</span>}
          type="submit"
          form={editFormId}
          isBusy={isSaving}
        />
      </div>
    </Group>
  );
}

function ago(instant: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(instant)) / 1_000));
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 60 * 60) return `${Math.floor(seconds / 60)} min ago`;
  return `on ${indianTime(instant)}`;
}

function describeState(
  { isSaving, isUnsaved, keptAt, keepingFailure, outcome, post }: PostEditing,
  now: number,
): string {
  if (isSaving) return "Saving…";
  if (isUnsaved && keepingFailure !== null) return `Kept in this browser only. ${keepingFailure}`;
  if (outcome.kind === "refused") return "No version saved. Your changes are kept.";
  if (isUnsaved)
    return keptAt === null ? "Saving changes…" : `Saved ${ago(keptAt, now)}. Not in a version yet.`;
  if (outcome.kind === "saved") return outcome.message;
  return `No unsaved changes; version ${post.revision}.`;
}
