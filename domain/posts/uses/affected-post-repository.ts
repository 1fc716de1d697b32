import { sql, type Expression } from "kysely";
import type { Queries } from "../../../database/open-database.ts";

/** The texts of a post in which a value may stand. */
export const postTexts = ["title", "hero_summary", "meta_description", "body_markdown"] as const;

/** How many posts are listed, the newest first. */
const maxListed = 50;

type Said = {
  readonly edition: string;
  /** Words that count in posts of this edition, and words that count in all. */
  readonly own: readonly string[];
  readonly named: readonly string[];
};

/** The live posts with any of these words in one of their texts. */
export function listPostsThatSay(queries: Queries, { edition, own, named }: Said) {
  return queries
    .selectFrom("blog_posts")
    .select(["id", "edition", ...postTexts])
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
    .orderBy("id", "desc")
    .limit(maxListed)
    .execute();
}

function containing(text: Expression<string>, words: string) {
  const pattern = `%${words.toLowerCase().replaceAll(/[!%_]/g, "!$&")}%`;
  return sql<boolean>`lower(${text}) like ${pattern} escape '!'`;
}
