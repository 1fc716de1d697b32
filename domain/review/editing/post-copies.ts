import { postLimits } from "../../posts/post.ts";
import type { Result } from "../../shared/result.ts";
import type { LinkDesk } from "../links/link-desk.ts";
import type { ReviewRoom } from "../review-room.ts";
import type { EditablePost, HandEditing } from "./hand-editing.ts";

export type PostCopies = ReturnType<typeof createPostCopies>;

type Dependencies = ReviewRoom & { readonly linkDesk: LinkDesk; readonly editing: HandEditing };

export function createPostCopies(dependencies: Dependencies) {
  const { database, posts, drafting, linkDesk, editing } = dependencies;
  return {
    /** Makes a draft of the newest revision of a post, under another title and address. `not-found` without the post. */
    async duplicate({
      postId,
      by,
    }: {
      readonly postId: string;
      readonly by: { readonly email: string };
    }): Promise<Result<EditablePost>> {
      const newest = await posts.revisions.newest(postId);
      if (!newest.ok) return newest;
      const stored = await posts.revisions.find(postId, newest.value.revision);
      if (!stored.ok) return stored;
      const { content: original, edition, writtenBy, ledger: before } = stored.value;
      const title = `Copy of ${original.title}`.slice(0, postLimits.title);
      const content = { ...original, title };
      const notCovered = before?.not_covered ?? [];
      const ledger = await drafting.recheck({ id: null, edition, content, notCovered });
      const authorship = {
        instructions: `Copied from: ${original.title}`,
        runId: null,
        writtenBy,
        actor: `admin:${by.email}`,
        ledger,
      };
      const post = await database.transaction((queries) =>
        posts.drafts.add(queries, content, authorship, edition, "written"),
      );
      const link = await linkDesk.issue({ postId: post.id, by });
      return link.ok ? editing.open({ postId: post.id, by }) : link;
    },
  };
}
