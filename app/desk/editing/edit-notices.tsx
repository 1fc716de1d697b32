import type { usePostEditing } from "./use-post-editing.ts";

/** What an editor should know before typing on. */
export function EditNotices({ editing }: { editing: ReturnType<typeof usePostEditing> }) {
  const { post, outcome, isUnsaved } = editing;
  return (
    <>
      {post.status === "regenerating" && (
        <div className="alert alert-warning">
          <p>AI is regenerating this post. Nothing can be saved before that ends.</p>
        </div>
      )}
      {outcome.kind === "refused" && (
        <div className="alert alert-danger" role="alert">
          <p>Not saved. {outcome.message}</p>
        </div>
      )}
      {outcome.kind === "saved" && !isUnsaved && (
        <div
          className={
            post.checks.stopped + post.checks.unconfirmed > 0 ? "alert alert-warning" : "alert"
          }
        >
          <p>{outcome.message}</p>
        </div>
      )}
    </>
  );
}
