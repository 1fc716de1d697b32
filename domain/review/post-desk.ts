import type { Queries } from "../../database/open-database.ts";
import { postAddress } from "../posts/post-address.ts";
import type { ListedPost } from "../posts/lists/post-list.ts";
import type { Ledger } from "../posts/revisions/ledger.ts";
import { isLive } from "../posts/post.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { writtenTextSchema } from "../shared/written-text.ts";
import { postCategories } from "../../content/post-categories.ts";
import type { ActionCommand, DeskPost, PostSearch } from "./desk-post.ts";
import { addressOfActor, approversOnly, type OfficePerson } from "./office.ts";
import { secondApproverNeeded, type SecondApprover } from "./second-approver.ts";
import type { ReviewRoom } from "./review-room.ts";
import type { ReviewTurns } from "./review-turns.ts";

const longestReason = 500;

const longestSearch = 200;

type Dependencies = ReviewRoom & {
  readonly secondApprover: SecondApprover;
  readonly turns: ReviewTurns;
  readonly readingsOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
};

export function createPostDesk(dependencies: Dependencies) {
  const { database, posts, drafting, links, secondApprover, people, site } = dependencies;
  const { turns, readingsOf } = dependencies;
  const { queries } = database;
  return {
    async list(
      input: PostSearch & { readonly cursor: string; readonly by: OfficePerson },
    ): Promise<Result<{ posts: DeskPost[]; nextCursor: string | null }>> {
      const { query, filter, maker = "", tag = "", category = "", cursor, by } = input;
      if ([query, maker, tag].some((text) => text.length > longestSearch))
        return fail("malformed", `Please search with at most ${longestSearch} characters.`);
      const underWay = await drafting.postsWithOpenRun();
      const page = await posts.list.page({
        query,
        tag,
        cursor,
        category: category === "" ? null : category,
        createdBy: maker === "" ? null : `admin:${maker.toLowerCase()}`,
        filter: filter === "regenerating" ? "all" : filter,
        among: filter === "regenerating" ? underWay : null,
        without: filter === "draft" || filter === "withdrawn" ? underWay : [],
      });
      if (!page.ok) return page;
      const { nextCursor } = page.value;
      return succeed({ posts: await deskPosts(page.value.posts, underWay, by), nextCursor });
    },

    async choices() {
      const [{ actors, counts }, names, underWay] = await Promise.all([
        posts.list.choices(),
        people.names(queries),
        drafting.postsWithOpenRun(),
      ]);
      const emails = actors.flatMap((actor) => addressOfActor(actor) ?? []);
      return {
        counts: { ...counts, regenerating: underWay.length },
        makers: emails
          .map((email) => ({ email, name: names.get(email) ?? email }))
          .toSorted((a, b) => a.name.localeCompare(b.name, "en-IN")),
        categories: Object.entries(postCategories).map(([value, label]) => ({ value, label })),
      };
    },

    async act(command: ActionCommand): Promise<Result<DeskPost>> {
      const reason = writtenTextSchema.parse(command.reason);
      if (command.action === "unpublish" && reason === "")
        return fail("malformed", "Please say why the post is withdrawn.");
      if (reason.length > longestReason)
        return fail("unacceptable", `Please keep the reason to ${longestReason} characters.`);
      // Before the post is locked: it may have to be computed. Without such a revision the post says what is wrong.
      const { postId, revision, action } = command;
      const checked =
        action === "publish" ? await posts.revisions.ledgerOf(postId, revision) : undefined;
      const ledger = checked?.ok === true ? checked.value : undefined;
      const done = await database.transaction((transaction) =>
        perform(transaction, { ...command, reason }, ledger),
      );
      if (!done.ok) return done;
      const post = await posts.list.find(command.postId);
      if (!post.ok) return post;
      const [row] = await deskPosts([post.value], await drafting.postsWithOpenRun(), command.by);
      if (row === undefined) throw new Error(`post ${command.postId} is not listed`);
      return succeed(row);
    },
  };

  async function perform(
    queries: Queries,
    command: ActionCommand,
    ledger: Ledger | undefined,
  ): Promise<Result<unknown>> {
    const { postId, revision, status, action, reason } = command;
    const seen = { postId, revision, status };
    const actor = `admin:${command.by.email}`;
    const change = { actor, reason: reason === "" ? null : reason };
    const { publication } = posts;
    if (command.by.role === "writer" && !(await mayWriter(queries, command)))
      return approversOnly();
    if (action === "restore") return publication.restore(queries, { ...seen, ...change });
    const locked = await publication.lockAsSeen(queries, seen);
    if (!locked.ok) return locked;
    const post = locked.value;
    if (action === "unpublish") return publication.withdraw(queries, post, { actor, reason });
    // The post before its runs, as everywhere: otherwise two transactions could wait for each other.
    if (await drafting.hasOpenRun(queries, postId))
      return fail("conflict", "AI is regenerating this post. Cancel that first, or wait for it.");
    if (action === "delete") return publication.delete(queries, post, change);
    if (action === "discard") return publication.discardChange(queries, post, change);
    const isRead = !(await publication.isUnread(queries, postId));
    if (isLive(post.newest) && isRead) return fail("conflict", "This post is published already.");
    return publication.publish(queries, post, { revision, actor, again: true, ledger });
  }

  /** A writer gives up a change that waits, and deletes and restores what readers never had. */
  async function mayWriter(queries: Queries, { postId, action }: ActionCommand): Promise<boolean> {
    if (action === "discard") return true;
    if (action !== "delete" && action !== "restore") return false;
    const post = await posts.revisions.lockAnyForUpdate(queries, postId);
    return post === null || post.stored.published_at === null;
  }

  async function deskPosts(
    listed: readonly ListedPost[],
    underWay: readonly string[],
    by: OfficePerson,
  ): Promise<DeskPost[]> {
    const reviewed = listed.filter(({ status, deleted_at, pending_revision }) => {
      const isRead = status === "published" && pending_revision === null;
      return !isRead && deleted_at === null;
    });
    const ids = reviewed.map(({ id }) => id);
    const revisions = new Map(reviewed.map(({ id, revision }) => [id, revision]));
    const actor = `admin:${by.email}`;
    const [names, reviews, previewUrls, editUrls, own, readings] = await Promise.all([
      people.names(queries),
      turns.find(ids),
      links.previewUrls(ids, actor),
      links.editUrls(revisions, actor),
      secondApprover.ownPosts(queries, revisions, actor),
      readingsOf(listed.map(({ id }) => id)),
    ]);
    const nameOf = (actor: string) => {
      const address = addressOfActor(actor);
      return address && (names.get(address) ?? address);
    };
    const refusal = by.role === "writer" ? approversOnly().failure.message : null;
    return listed.map((post) => ({
      ...post,
      status: underWay.includes(post.id) ? "regenerating" : post.status,
      maker: post.created_by && nameOf(post.created_by),
      review: reviews.get(post.id) ?? null,
      previewUrl: previewUrls.get(post.id) ?? null,
      editUrl: editUrls.get(post.id) ?? null,
      publicUrl: publicUrlOf(post),
      readings: readings.get(post.id) ?? 0,
      publishRefusal: refusal ?? (own.has(post.id) ? secondApproverNeeded : null),
    }));
  }

  function publicUrlOf({ status, deleted_at, slug, published_at }: ListedPost): string | null {
    if (status !== "published" || deleted_at !== null || published_at === null) return null;
    return site.url + postAddress({ slug, published_at });
  }
}
