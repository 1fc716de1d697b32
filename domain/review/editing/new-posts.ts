import { untitledSlug } from "../../posts/post-address.ts";
import { defaultPostCategory, emptyContent, type PostContent, byHand } from "../../posts/post.ts";
import type { Failure, Result } from "../../shared/result.ts";
import type { LinkDesk } from "../links/link-desk.ts";
import type { ReviewRoom } from "../review-room.ts";
import { editedContent, fieldsOf, type FieldFailure } from "./edited-content.ts";
import type { EditablePost, HandEditing } from "./hand-editing.ts";

type By = { readonly email: string };

type BeginCommand = {
  readonly title: string;
  readonly category?: string | undefined;
  readonly author?: string | undefined;
  readonly by: By;
};

export type NewPosts = ReturnType<typeof createNewPosts>;

type Dependencies = ReviewRoom & { readonly linkDesk: LinkDesk; readonly editing: HandEditing };

const blank: PostContent = {
  ...emptyContent,
  slug: untitledSlug,
  author: null,
  category: defaultPostCategory,
};

export function createNewPosts(dependencies: Dependencies) {
  const { database, posts, drafting, linkDesk, editing, facts } = dependencies;
  return {
    /** With a title and nothing else: what is missing is a finding of the checks, so the gate keeps it. */
    async begin(command: BeginCommand): Promise<Result<EditablePost, Failure | FieldFailure>> {
      const { title, category = blank.category, author = "", by } = command;
      const written = editedContent({ ...fieldsOf(blank), title, category, author }, blank);
      if (!written.ok) return written;
      const content = { ...blank, ...written.value };
      const { edition } = facts.current();
      const ledger = await drafting.recheck({ id: null, edition, content });
      const instructions = `Begun by hand: ${content.title}`;
      const authorship = { instructions, writtenBy: byHand, actor: `admin:${by.email}`, ledger };
      const post = await database.transaction((queries) =>
        posts.drafts.add(queries, content, authorship, edition, "written"),
      );
      const link = await linkDesk.issue({ postId: post.id, by });
      return link.ok ? editing.open({ postId: post.id, by }) : link;
    },
  };
}
