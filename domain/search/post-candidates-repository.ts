import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { Engine, Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";

/** Stems of which all are wanted; any of these lists stands for the same. */
export type AnyOf = readonly (readonly string[])[];

export type WantedPosts = {
  /** What a post has to have: something of each. */
  readonly allOf: readonly AnyOf[];
  /** Whether its title has to have it. */
  readonly inTitle: boolean;
  readonly limit: number;
};

/** A post that a search may find, as it is written. */
export type PostCandidate = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly hero_summary: string;
  readonly tags: readonly string[];
  readonly published_at: string;
  readonly edition: string;
};

const tagsSchema = z.array(z.string());

type CandidateRow = Omit<PostCandidate, "tags"> & { readonly tags: unknown };

/**
 * The newest published posts that have these words: the full text of the engine in use leads to them in this
 * order. It judges nothing else, so that both engines find the same.
 */
export async function listCandidates(
  { engine, queries }: { readonly engine: Engine; readonly queries: Queries },
  { allOf, inTitle, limit }: WantedPosts,
): Promise<PostCandidate[]> {
  if (allOf.length === 0) return [];
  const column = inTitle ? "title_words" : "words";
  const { rows } = await sql<CandidateRow>`
    select post.id, post.slug, post.title, post.hero_summary, post.tags, post.published_at, post.edition
    ${engine === "postgres" ? vectorMatch(column, allOf) : fullTextMatch(column, allOf)}
    and post.status = 'published' and post.deleted_at is null
    order by ${sql.ref(engine === "postgres" ? "found.place" : "post_full_text.rowid")} desc limit ${limit}
  `.execute(queries);
  return rows.map((row) => ({ ...row, tags: readJson(tagsSchema, row.tags) }));
}

function vectorMatch(column: string, allOf: readonly AnyOf[]): RawBuilder<unknown> {
  return sql`
    from post_words as found join blog_posts as post on post.id = found.post_id
    where array_to_tsvector(string_to_array(${sql.ref(`found.${column}`)}, ' ')) @@ ${expression(allOf, "'", " & ", " | ")}::tsquery
  `;
}

/** Cross joins are not turned round: the full text leads, and gives its rows newest first, without a sort. */
function fullTextMatch(column: string, allOf: readonly AnyOf[]): RawBuilder<unknown> {
  const wanted = `${column} : (${expression(allOf, '"', " AND ", " OR ")})`;
  return sql`
    from post_full_text
    cross join post_words as found on found.place = post_full_text.rowid
    cross join blog_posts as post on post.id = found.post_id
    where post_full_text match ${wanted}
  `;
}

/** Stems are letters, marks and digits alone: between quotes nothing of them is syntax. */
function expression(allOf: readonly AnyOf[], quote: string, and: string, or: string): string {
  const list = (parts: readonly string[], between: string) => `(${parts.join(between)})`;
  return list(
    allOf.map((anyOf) =>
      list(
        anyOf.map((stems) =>
          list(
            stems.map((stem) => quote + stem + quote),
            and,
          ),
        ),
        or,
      ),
    ),
    and,
  );
}
