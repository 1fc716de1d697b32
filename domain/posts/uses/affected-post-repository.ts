import { sql, type Expression } from "kysely";
import { z } from "zod";
import type { Queries } from "../../../database/open-database.ts";

/** The texts of a post in which a value may stand. */
export const postTexts = ["title", "hero_summary", "meta_description", "body_markdown"] as const;

const maxListed = 50;

type Said = {
  readonly edition: string;
  /** Words that count in posts of this edition, and words that count in all. */
  readonly own: readonly string[];
  readonly named: readonly string[];
};

/** The live posts with any of these words in one of their texts, at most `maxListed` of them. */
export function listPostsThatSay(queries: Queries, said: Said) {
  return postsThatSay(queries, said)
    .select(["id", "edition", ...postTexts])
    .limit(maxListed)
    .execute();
}

/** A live post that shows a record. */
type FactUse = {
  readonly slug: string;
  readonly published_at: string;
  /** It shows one of the values in its title or summary, and so in lists too. */
  readonly isListedWithValue: boolean;
};

/** The live posts that use a token of one of these records of an edition, newest first. */
export async function listFactUses(
  queries: Queries,
  factIds: readonly string[],
  edition: string,
): Promise<readonly FactUse[]> {
  const own = factIds.flatMap(tokensOf);
  const named = factIds.flatMap((id) => tokensOf(`${edition}/${id}`));
  const rows = await postsThatSay(queries, { edition, own, named })
    .select(["slug", "published_at", "title", "hero_summary"])
    .execute();
  return rows.map(({ slug, published_at, title, hero_summary }) => ({
    slug,
    published_at: z.string().parse(published_at),
    isListedWithValue: factIds.some((id) => `${title}\n${hero_summary}`.includes(id)),
  }));
}

/** How a token of a record begins. */
export function tokensOf(id: string): readonly string[] {
  return [`{{fact:${id}}}`, `{{fact:${id}:`];
}

function postsThatSay(queries: Queries, { edition, own, named }: Said) {
  return queries
    .selectFrom("blog_posts")
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .where((of) => {
      const contains = (words: string) =>
        of.or(postTexts.map((text) => containing(of.ref(text), words)));
      const isOfEdition = of("edition", "=", edition);
      return of.or([
        ...named.map(contains),
        ...own.map((words) => of.and([isOfEdition, contains(words)])),
      ]);
    })
    .orderBy("published_at", "desc")
    .orderBy("id", "desc");
}

function containing(text: Expression<string>, words: string) {
  const pattern = `%${words.toLowerCase().replaceAll(/[!%_]/g, "!$&")}%`;
  return sql<boolean>`lower(${text}) like ${pattern} escape '!'`;
}
