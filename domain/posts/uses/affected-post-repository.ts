import { sql, type Expression, type NotNull } from "kysely";
import type { Queries } from "../../../database/open-database.ts";

export const postTexts = ["title", "hero_summary", "meta_description", "body_markdown"] as const;

const maxListed = 50;

type Said = {
  readonly edition: string;
  readonly own: readonly string[];
  readonly named: readonly string[];
};

export function listPostsThatSay(queries: Queries, said: Said) {
  return postsThatSay(queries, said)
    .select(["id", "edition", ...postTexts])
    .limit(maxListed)
    .execute();
}

export async function listFactUses(queries: Queries, factIds: readonly string[], edition: string) {
  const own = factIds.flatMap(tokensOf);
  const named = factIds.flatMap((id) => tokensOf(`${edition}/${id}`));
  const rows = await postsThatSay(queries, { edition, own, named })
    .select(["slug", "published_at", "title", "hero_summary"])
    .$narrowType<{ published_at: NotNull }>()
    .execute();
  return rows.map(({ slug, published_at, title, hero_summary }) => ({
    slug,
    published_at,
    isListedWithValue: factIds.some((id) => `${title}\n${hero_summary}`.includes(id)),
  }));
}

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
