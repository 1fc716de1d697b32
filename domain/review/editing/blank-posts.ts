import { untitledSlug } from "../../posts/post-address.ts";
import { defaultPostCategory, emptyContent, type PostContent } from "../../posts/post.ts";
import { byHand } from "../../posts/revisions/written-by.ts";
import type { Failure, Result } from "../../shared/result.ts";
import type { LinkDesk } from "../links/link-desk.ts";
import { editedContent, fieldsOf, type FieldFailure } from "./edited-content.ts";
import type { EditablePost, HandEditing } from "./hand-editing.ts";
import type { ReviewRoom } from "../review-room.ts";

const blank: PostContent = {
  ...emptyContent,
  slug: untitledSlug,
  author: null,
  category: defaultPostCategory,
};

type BlankPostCommand = {
  readonly title: string;
  readonly category?: string | undefined;
  readonly author?: string | undefined;
  readonly by: { readonly email: string };
};

export type BlankPosts = ReturnType<typeof createBlankPosts>;

type Dependencies = ReviewRoom & { readonly linkDesk: LinkDesk; readonly editing: HandEditing };

export function createBlankPosts(dependencies: Dependencies) {
  const { database, posts, drafting, linkDesk, editing, facts } = dependencies;
  return {
    /**
     * Makes a draft with a title and nothing else, to be written on the desk: what is missing is a finding of the
     * checks, so the gate keeps it. `unacceptable` with a sentence for each field that cannot be stored.
     */
    async create(command: BlankPostCommand): Promise<Result<EditablePost, Failure | FieldFailure>> {
      const { title, category = blank.category, author = "", by } = command;
      const written = editedContent({ ...fieldsOf(blank), title, category, author }, blank);
      if (!written.ok) return written;
      const content = { ...blank, ...written.value };
      const { edition } = facts.current();
      const ledger = await drafting.recheck({ id: null, edition, content });
      const authorship = {
        instructions: `Begun by hand: ${content.title}`,
        runId: null,
        writtenBy: byHand,
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
