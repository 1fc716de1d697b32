import type { Fact } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import { readDraft } from "../drafting/checks/draft-text.ts";
import type { FactApproval } from "../facts/fact-ports.ts";
import { filledText } from "../posts/text/fact-tokens.ts";
import { listPostsMayRestOn, noteRecordUse, type LivePost } from "../posts/uses/record-uses.ts";
import { restingSentence, searchWords, statedValue } from "./checks/own-words.ts";

/** A live post that states a value in words of its own, with the first sentence that does. */
export type RestingPost = {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
};

/** How many posts are read for one change, the newest first, and how many of them are told. */
const mostRead = 200;
const mostTold = 50;

export type RestingPosts = ReturnType<typeof createRestingPosts>;

/**
 * Live posts whose prose rests on the value of a record without a token of it: the record's change does
 * not reach them, and somebody has to look at them.
 */
export function createRestingPosts({ database }: { readonly database: OpenDatabase }) {
  return {
    /** Those that state a value which one of these records has without the change. */
    async find({ factIds, before }: FactApproval): Promise<readonly RestingPost[]> {
      const found = await restingOn(factIds, before, database.queries);
      const told = new Map(
        found.map(({ post: { id, content }, sentence }) => [
          id,
          { id, title: filledText(content.title, before), sentence },
        ]),
      );
      return [...told.values()].slice(0, mostTold);
    },

    /**
     * Notes in the caller's transaction that they rest on it, so that their review is due as soon as the
     * record has another value, now or at the instant for which the change is made.
     */
    note: async (transaction: Queries, { factIds, before }: FactApproval): Promise<void> => {
      for (const { post, record } of await restingOn(factIds, before, transaction))
        await noteRecordUse(transaction, post, record);
    },
  };

  async function restingOn(
    factIds: readonly string[],
    facts: FactSnapshot,
    queries: Queries,
  ): Promise<readonly Resting[]> {
    const records = factIds.flatMap((id) => facts.find(id) ?? []);
    const found = await listPostsMayRestOn(queries, {
      edition: facts.edition,
      factIds,
      words: [...new Set(records.flatMap(searchWords))],
      limit: mostRead,
    });
    return found.flatMap((post) => {
      const { statements } = readDraft(post.content, facts);
      return records.flatMap((record): Resting[] => {
        const sentence = restingSentence(statements, post.ledger, statedValue(record));
        return sentence === null ? [] : [{ post, record, sentence }];
      });
    });
  }
}

type Resting = {
  readonly post: LivePost;
  readonly record: Fact;
  readonly sentence: string;
};
