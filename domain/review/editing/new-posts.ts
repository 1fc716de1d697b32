import type { Edition } from "../../../content/facts/edition.ts";
import { untitledSlug } from "../../posts/post-address.ts";
import {
  defaultPostCategory,
  emptyContent,
  postLimits,
  type PostContent,
  byHand,
} from "../../posts/post.ts";
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
      const source = { instructions: `Begun by hand: ${content.title}`, writtenBy: byHand };
      return add(content, facts.current().edition, source, [], by);
    },

    async duplicate(postId: string, by: By): Promise<Result<EditablePost>> {
      const newest = await posts.revisions.newest(postId);
      if (!newest.ok) return newest;
      const stored = await posts.revisions.find(postId, newest.value.revision);
      if (!stored.ok) return stored;
      const { content: original, edition, written_by: writtenBy, ledger } = stored.value;
      const title = `Copy of ${original.title}`.slice(0, postLimits.title);
      const source = { instructions: `Copied from: ${original.title}`, writtenBy };
      return add({ ...original, title }, edition, source, ledger?.not_covered ?? [], by);
    },
  };

  async function add(
    content: PostContent,
    edition: Edition,
    source: { readonly instructions: string; readonly writtenBy: string },
    notCovered: readonly string[],
    by: By,
  ): Promise<Result<EditablePost>> {
    const ledger = await drafting.recheck({ id: null, edition, content, notCovered });
    const authorship = { ...source, actor: `admin:${by.email}`, ledger };
    const post = await database.transaction((queries) =>
      posts.drafts.add(queries, content, authorship, edition, "written"),
    );
    const link = await linkDesk.issue({ postId: post.id, by });
    return link.ok ? editing.open({ postId: post.id, by }) : link;
  }
}
