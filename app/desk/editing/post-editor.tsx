import { type SyntheticEvent, useEffect, useRef } from "react";
import type { EditablePost, NewerRevision } from "../../calls/editing.ts";
import type { Admin } from "../admin-access.tsx";
import { Loading, DeskHeading, NotLoaded } from "../desk-page.tsx";
import { EditFields } from "./edit-fields.tsx";
import { LivePreviewPane, useLivePreview } from "./live-preview.tsx";
import { useOpenedPost, usePostEditing } from "./use-post-editing.ts";
import { confirmingAsAdmin } from "../checks/confirm-as-admin.ts";
import { ChangedParts } from "../differences/changed-parts.tsx";

/** A post to be edited by hand, with its preview beside the form. */
export function PostEditor({ admin, postId }: { admin: Admin; postId: string }) {
  const { opened, retry } = useOpenedPost(admin, postId);
  return (
    <div className="stack-wide">
      <DeskHeading title="Edit post" />
      {opened === null && <Loading label="Loading the post…" />}
      {opened?.ok === false && <NotLoaded what="The post" reason={opened.message} retry={retry} />}
      {opened?.ok === true && <OpenedPost admin={admin} opened={opened.value} />}
    </div>
  );
}

function OpenedPost({ admin, opened }: { admin: Admin; opened: EditablePost }) {
  const editing = usePostEditing(admin, opened);
  const { post, form, outcome, isSaving } = editing;
  const preview = useLivePreview(admin, post.postId, form);
  const saved = { postId: post.postId, revision: post.revision, isUnsaved: editing.isUnsaved };
  const confirming = confirmingAsAdmin(admin, saved, preview.readAgain);
  const messages = outcome.kind === "refused" ? outcome.fields : {};

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    editing.save();
  }

  if (outcome.kind === "conflict") {
    const { message, newer } = outcome;
    return (
      <EditConflict
        {...{ message, newer, isSaving }}
        keepMine={() => editing.keepMine(newer)}
        takeTheirs={() => editing.takeTheirs(newer)}
        back={editing.backToForm}
        key={newer.revision}
      />
    );
  }
  return (
    <div className="edit-columns">
      <form className="stack edit-form" onSubmit={submit} noValidate aria-label="Post">
        <EditNotices editing={editing} />
        <EditFields
          form={form}
          change={editing.change}
          messages={{ ...preview.fields, ...messages }}
          isReadOnly={isSaving}
          isLive={post.status === "published"}
        />
        {outcome.kind === "refused" && (
          <div className="alert alert-danger" role="alert">
            <p>Not saved. {outcome.message}</p>
          </div>
        )}
        <div className="cluster">
          <button className="button" type="submit" disabled={isSaving}>
            {isSaving ? "Saving…" : "Save"}
          </button>
          <button className="button button-quiet" type="button" onClick={editing.openPreview}>
            Open the preview
          </button>
        </div>
        <p className="quiet" role="status">
          {editing.isUnsaved
            ? `Unsaved, on top of revision ${editing.revision}. It is kept in this browser.`
            : `As revision ${post.revision}, nothing unsaved.`}
        </p>
      </form>
      <LivePreviewPane preview={preview} confirming={confirming} />
    </div>
  );
}

/** What an editor should know before typing on. */
function EditNotices({ editing }: { editing: ReturnType<typeof usePostEditing> }) {
  const { post, outcome, isFromBefore, isUnsaved, revision, forget } = editing;
  return (
    <>
      {post.status === "regenerating" && (
        <div className="alert alert-warning">
          <p>AI is regenerating this post. Nothing can be saved before that ends.</p>
        </div>
      )}
      {isFromBefore && isUnsaved && (
        <div className="alert alert-warning">
          <p>Your unsaved text from before stands in the form again.</p>
          {revision < post.revision && (
            <p>
              It was begun on revision {revision}; by now there is revision {post.revision}. Saving
              shows both.
            </p>
          )}
          <p>
            <button className="button button-quiet" type="button" onClick={forget}>
              Discard my unsaved text
            </button>
          </p>
        </div>
      )}
      {outcome.kind === "saved" && !isUnsaved && (
        <div
          className={outcome.stopped + outcome.unconfirmed > 0 ? "alert alert-warning" : "alert"}
        >
          <p>{outcome.message}</p>
        </div>
      )}
    </>
  );
}

type EditConflictProps = {
  message: string;
  newer: NewerRevision;
  isSaving: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
  back: () => void;
};

/** Two people edited at once: both versions side by side word for word, and the choice between them. */
function EditConflict(props: EditConflictProps) {
  const { message, newer, isSaving, keepMine, takeTheirs, back } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="stack edit-conflict" aria-labelledby="conflict-title">
      <h2 className="desk-card-title" id="conflict-title" ref={heading} tabIndex={-1}>
        Not saved: there is a newer revision
      </h2>
      <div className="alert alert-warning" role="alert">
        <p>{message}</p>
      </div>
      <p>
        Struck out is what only revision {newer.revision} says; underlined is what only yours says.
      </p>
      <ChangedParts difference={newer.difference} />
      <div className="cluster">
        <button className="button" type="button" disabled={isSaving} onClick={keepMine}>
          {isSaving ? "Saving…" : "Keep mine on top of theirs"}
        </button>
        <button
          className="button button-quiet"
          type="button"
          disabled={isSaving}
          onClick={takeTheirs}
        >
          Take theirs
        </button>
        <button className="button button-quiet" type="button" disabled={isSaving} onClick={back}>
          Back to my text
        </button>
      </div>
      <p className="quiet">
        Keeping yours makes a new revision with every word of yours; theirs stays in the history.
        Taking theirs saves nothing.
      </p>
    </section>
  );
}
