import { Radio } from "@mantine/core";
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import type { ScheduleChoice } from "../../calls/editing.ts";
import type { EditablePost } from "../../../domain/review/editing/hand-editing.ts";
import { QuietButton } from "../kit/button.tsx";
import type { MarkView } from "../../../domain/review/marks-view.ts";
import { Loading } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { LeaveGuard } from "../kit/leave-guard.tsx";
import { BodyField } from "./body-field.tsx";
import { FieldsAbove, FieldsBeside } from "./edit-fields.tsx";
import { ReturnedNote } from "../marks/returned-note.tsx";
import { LivePreviewPane, useLivePreview } from "./live-preview.tsx";
import type { RichTextHandle } from "./rich-text/rich-text.tsx";
import { PostHead } from "./post-head.tsx";
import { SaveBar } from "./save-bar.tsx";
import { editFormId } from "./text-field.tsx";
import { usePostEditing } from "./use-post-editing.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { Instant } from "../kit/times.tsx";

// Seldom needed, and then with the comparison.
const EditConflict = lazy(() => import("./edit-conflict.tsx"));
const RescueOffer = lazy(() => import("./rescue-offer.tsx"));

/** A post to be edited by hand: its text, and beside it what the checks see in it and what else it has. */
export function PostEditor({ post }: { post: EditablePost }) {
  const editing = usePostEditing(post);
  const { form, outcome, isSaving, rescued, isUndecided } = editing;
  const preview = useLivePreview(post.postId, form);
  const refused = outcome.kind === "refused" ? outcome.fields : {};
  const [shown, setShown] = useState<View>("text");
  const text = useRef<RichTextHandle>(null);

  if (outcome.kind === "conflict") {
    const { message, newer } = outcome;
    return (
      <Suspense fallback={<Loading label="Comparing…" />}>
        <EditConflict
          message={message}
          newer={newer}
          isSaving={isSaving}
          keepMine={() => editing.keepMine(newer)}
          takeTheirs={() => editing.takeTheirs(newer)}
          back={editing.backToForm}
          key={newer.revision}
        />
      </Suspense>
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
    flushSync(() => setShown("text"));
    const { field, sentence, text: words } = mark;
    if (field !== "body_markdown") focusOn(fieldIds[field]);
    // A cell's sentence has its heads before it; Markdown is searched by its reader.
    else if (text.current?.locate(sentence) !== true && text.current?.locate(words) !== true)
      focusOn("edit-body");
  }

  const fields = {
    form,
    change: editing.change,
    messages: { ...preview.fields, ...refused },
    isReadOnly: isUndecided,
    isLive: post.status === "published",
  };
  return (
    <>
      <LeaveGuard isUnsaved={editing.isUnsaved} text={keptWords} />
      {rescued !== null && (
        <Suspense fallback={<Loading label="Loading what you typed before…" />}>
          <RescueOffer
            rescued={rescued}
            stored={editing.stored}
            revision={post.revision}
            takeUp={editing.takeUp}
            discard={editing.discard}
          />
        </Suspense>
      )}
      <PostHead editing={editing} />
      <ViewChoice shown={shown} show={setShown} />
      <div role="presentation" onKeyDown={saveByKeyboard}>
        <div className="edit-columns" data-shown={shown}>
          <form
            className="stack edit-main"
            id={editFormId}
            onSubmit={submit}
            noValidate
            aria-label="Post"
          >
            <EditNotices editing={editing} />
            <FieldsAbove {...fields} />
            <BodyField
              postId={post.postId}
              body={form.body_markdown}
              change={(body_markdown) => editing.change({ body_markdown })}
              save={editing.save}
              isReadOnly={fields.isReadOnly}
              error={fields.messages.body_markdown}
              handle={text}
            />
          </form>
          <LivePreviewPane preview={preview} locate={locate} />
          <div className="stack edit-beside">
            <FieldsBeside {...fields} />
          </div>
        </div>
        <ScheduledSave post={post} choice={editing.schedule} choose={editing.setSchedule} />
        <SaveBar
          editing={editing}
          form={editFormId}
          counts={preview.shown?.counts ?? null}
          showChecks={() => setShown("preview")}
        />
      </div>
    </>
  );
}

/** The id of the input for each part. */
const fieldIds: Record<Exclude<MarkView["field"], "body_markdown">, string> = {
  title: "edit-title",
  hero_summary: "edit-hero_summary",
  meta_description: "edit-meta_description",
  tags: "edit-tags",
  slug: "edit-slug",
  internal_links: "edit-body",
  source_references: "edit-add-reference",
};

const keptWords =
  "What you have changed here is not saved yet. It is kept in this browser, and offered when you come back.";

type View = "text" | "preview";

type ViewChoiceProps = { shown: View; show: (view: View) => void };

/** On phones, where both do not fit beside each other. */
function ViewChoice({ shown, show }: ViewChoiceProps) {
  const views = [
    ["text", "Write"],
    ["preview", "Checks and preview"],
  ] as const;
  return (
    <div className="edit-views" role="group" aria-label="Show">
      {views.map(([view, label]) => (
        <QuietButton
          label={label}
          key={view}
          aria-pressed={shown === view}
          run={() => show(view)}
        />
      ))}
    </div>
  );
}

/** What an editor should know before typing on. */
function EditNotices({ editing }: { editing: ReturnType<typeof usePostEditing> }) {
  const { post, outcome } = editing;
  return (
    <>
      <ReturnedNote turn={post.returned} />
      {post.status === "regenerating" && (
        <div className="alert alert-warning">
          <p>AI is regenerating this post. You can save once it has finished.</p>
        </div>
      )}
      {outcome.kind === "refused" && (
        <div className="alert alert-danger" role="alert">
          <p>Not saved. {outcome.message}</p>
        </div>
      )}
    </>
  );
}

type ScheduledSaveProps = {
  post: EditablePost;
  choice: ScheduleChoice;
  choose: (choice: ScheduleChoice) => void;
};

/** Asks which revision goes public at the time that is set, once another one is saved. */
function ScheduledSave({ post, choice, choose }: ScheduledSaveProps) {
  const isApprover = useIsApprover();
  const { scheduled } = post;
  if (scheduled === null) return null;
  const { revision, publishAt } = scheduled;
  const choices: readonly (readonly [ScheduleChoice, string])[] = [
    ["stop", "Cancel the schedule"],
    ["keep", `Publish version ${revision} as scheduled, without my later changes`],
    ...(isApprover ? [["newest", "Publish what I save now, at the scheduled time"] as const] : []),
  ];
  return (
    <fieldset className="field-group">
      <legend>
        Version {revision} goes public on <Instant of={publishAt} />. When you save:
      </legend>
      {choices.map(([value, label]) => (
        <Radio
          label={label}
          name="schedule-choice"
          checked={choice === value}
          onChange={() => choose(value)}
          key={value}
        />
      ))}
    </fieldset>
  );
}
