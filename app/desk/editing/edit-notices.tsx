import type { usePostEditing } from "./use-post-editing.ts";

/** What an editor should know before typing on. */
export function EditNotices({ editing }: { editing: ReturnType<typeof usePostEditing> }) {
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
        <div className={outcome.stopped > 0 ? "alert alert-warning" : "alert"}>
          <p>{outcome.message}</p>
        </div>
      )}
    </>
  );
}
