import type { SyntheticEvent } from "react";
import type { EditablePost } from "../../../domain/review/editing/hand-editing.ts";
import type { Admin } from "../admin-access.ts";
import { Waiting } from "../waiting.tsx";
import { EditConflict } from "./edit-conflict.tsx";
import { EditFields } from "./edit-fields.tsx";
import { EditNotices } from "./edit-notices.tsx";
import { LivePreviewPane } from "./live-preview.tsx";
import { useLivePreview } from "./use-live-preview.ts";
import { useOpenedPost } from "./use-opened-post.ts";
import { usePostEditing } from "./use-post-editing.ts";
import { DeskHeading } from "../desk-heading.tsx";
import { NotLoaded } from "../not-loaded.tsx";

/** A post to be edited by hand, with its preview beside the form. */
export function PostEditor({ admin, postId }: { admin: Admin; postId: string }) {
  const { opened, retry } = useOpenedPost(admin, postId);
  return (
    <div className="stack-wide">
      <DeskHeading title="Edit post" />
      {opened === null && <Waiting label="Loading the post…" />}
      {opened?.ok === false && <NotLoaded what="The post" reason={opened.message} retry={retry} />}
      {opened?.ok === true && <OpenedPost admin={admin} opened={opened.value} />}
    </div>
  );
}

function OpenedPost({ admin, opened }: { admin: Admin; opened: EditablePost }) {
  const editing = usePostEditing(admin, opened);
  const { post, form, outcome, isSaving } = editing;
  const preview = useLivePreview(admin, post.postId, form);
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
      <LivePreviewPane preview={preview} />
    </div>
  );
}
