import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { Engine, Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";

/** Stems of which all are wanted; any of these lists stands for the same. */
export type AnyOf = readonly (readonly string[])[];

type WantedPosts = {
  readonly allOf: readonly AnyOf[];
  readonly inTitle: boolean;
  readonly limit: number;
};

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
 * PostgreSQL looks through so many of the newest first: a common word then costs the same however many posts
 * there are.
 */
const newestAlone = 500;

/** The newest first. It judges nothing else, so that both engines find the same. */
export async function listCandidates(
  { engine, queries }: { readonly engine: Engine; readonly queries: Queries },
  wantedPosts: WantedPosts,
): Promise<PostCandidate[]> {
  if (wantedPosts.allOf.length === 0) return [];
  const list = async (places: Places) => {
    const { rows } = await matching(wantedPosts, places).execute(queries);
    return rows.map((row) => ({ ...row, tags: readJson(tagsSchema, row.tags) }));
  };
  if (engine === "sqlite") return list(fullTextPlaces(wantedPosts));
  const newest = wantedPosts.limit === 1 ? [] : await list(vectorPlaces(wantedPosts, newestRows));
  return newest.length < wantedPosts.limit ? list(vectorPlaces(wantedPosts, allRows)) : newest;
}

type Places = { readonly from: RawBuilder<unknown>; readonly order: RawBuilder<unknown> };

function matching({ limit }: WantedPosts, { from, order }: Places): RawBuilder<CandidateRow> {
  return sql<CandidateRow>`
    select post.id, post.slug, post.title, post.hero_summary, post.tags, post.published_at, post.edition
    ${from} and post.status = 'published' and post.deleted_at is null
    order by ${order} desc limit ${limit}
  `;
}

function columnOf({ inTitle }: WantedPosts): string {
  return inTitle ? "title_words" : "words";
}

const newestRows = sql`(select * from post_words order by place desc limit ${sql.lit(newestAlone)})`;
const allRows = sql.table("post_words");

/** The sum keeps the planner from walking all posts in their order, and making the vector of each, for a rare word. */
function vectorPlaces(wantedPosts: WantedPosts, rows: RawBuilder<unknown>): Places {
  const words = sql.ref(`found.${columnOf(wantedPosts)}`);
  return {
    from: sql`
      from ${rows} as found join blog_posts as post on post.id = found.post_id
      where array_to_tsvector(string_to_array(${words}, ' ')) @@ ${expression(wantedPosts.allOf, "'", " & ", " | ")}::tsquery
    `,
    order: sql`found.place + 0`,
  };
}

/** Cross joins are not turned round: the full text leads, and gives its rows newest first, without a sort. */
function fullTextPlaces(wantedPosts: WantedPosts): Places {
  const match = `${columnOf(wantedPosts)} : (${expression(wantedPosts.allOf, '"', " AND ", " OR ")})`;
  return {
    from: sql`
      from post_full_text
      cross join post_words as found on found.place = post_full_text.rowid
      cross join blog_posts as post on post.id = found.post_id
      where post_full_text match ${match}
    `,
    order: sql`post_full_text.rowid`,
  };
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
