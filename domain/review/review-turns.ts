import type { Queries } from "../../database/open-database.ts";
import type { Post } from "../posts/post.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { writtenTextSchema } from "../shared/written-text.ts";
import type { ReviewTurn } from "./desk-post.ts";
import type { ReviewNotifications } from "./mails/review-notifications.ts";
import { addressOfActor, linkOfActor } from "./office.ts";
import type { ReviewRoom } from "./review-room.ts";

const maxNote = 500;

type Dependencies = Pick<ReviewRoom, "database" | "audit" | "links" | "people" | "membershipOf"> & {
  readonly notifications: ReviewNotifications;
};

export type ReviewTurns = ReturnType<typeof createReviewTurns>;

export function createReviewTurns(dependencies: Dependencies) {
  const { database, audit, links, people, membershipOf, notifications } = dependencies;
  return {
    async find(postIds: readonly string[]): Promise<ReadonlyMap<string, ReviewTurn>> {
      const { queries } = database;
      const entries = await audit.latest(queries, postIds, ["review-returned"]);
      if (entries.size === 0) return new Map();
      const actors = [...entries.values()].map(({ actor }) => actor);
      const names = await namesOf(queries, actors);
      const turns = new Map<string, ReviewTurn>();
      for (const [postId, { revision, at, reason: note, actor }] of entries)
        if (revision !== null)
          turns.set(postId, { revision, at, by: names.get(actor) ?? null, note });
      return turns;
    },

    async sendBack(
      queries: Queries,
      post: Post,
      { actor, note }: { readonly actor: string; readonly note: string },
    ): Promise<void> {
      const { id: postId, revision } = post;
      const authors = await audit.authors(queries, new Map([[postId, [1, revision]]]));
      const writers = new Set<string>();
      for (const author of authors.get(postId)?.values() ?? []) {
        const address = author === actor ? null : addressOfActor(author);
        if (address === null) continue;
        const membership = await membershipOf(queries, address.toLowerCase());
        if (membership === "approver" || membership === "writer") writers.add(address);
      }
      const by = (await namesOf(queries, [actor])).get(actor) ?? aReviewer;
      await notifications.sentBack(queries, post, { by, note, writers: [...writers] });
      const action = "review-returned";
      await audit.append(queries, { actor, reason: note, action, postId, revision });
    },
  };

  async function namesOf(
    queries: Queries,
    actors: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const linkIds = actors.flatMap((actor) => linkOfActor(actor) ?? []);
    const holders = new Map(
      (await links.byIds(queries, linkIds)).map(({ id, sent_to }) => [`link:${id}`, sent_to]),
    );
    const names = await people.names(queries);
    return new Map(
      actors.flatMap((actor) => {
        const address = addressOfActor(actor) ?? holders.get(actor);
        if (address != null) return [[actor, names.get(address) ?? address] as const];
        return actor.startsWith("link:") ? [[actor, aReviewer] as const] : [];
      }),
    );
  }
}

const aReviewer = "A reviewer with a link";

export function parseNote(text: string): Result<string> {
  const note = writtenTextSchema.parse(text);
  if (note === "") return fail("malformed", "Please say what has to change.");
  return note.length > maxNote
    ? fail("unacceptable", `Please keep the note to ${maxNote} characters.`)
    : succeed(note);
}
