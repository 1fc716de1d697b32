import { type Kysely, type SchemaModule, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { z } from "zod";
import type { Engine } from "../open-database.ts";
import { placeOf, postWords } from "../post-words.ts";
import { readJson } from "../values.ts";
import type { ColumnTypes } from "./column-types.ts";

/** The rounds of JoSAA that the office has imported, and the words by which published posts are found. */
export function searchAndRanks(types: ColumnTypes, engine: Engine): Migration {
  return {
    async up(database: Kysely<never>) {
      await rankRounds(database.schema, types);
      await postWordsTable(database, engine);
    },
  };
}

/** The rounds of JoSAA that the office has imported. */
async function rankRounds(schema: SchemaModule, { time }: ColumnTypes): Promise<void> {
  await schema
    .createTable("rank_rounds")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("year", "integer", (column) => column.notNull())
    .addColumn("round", "integer", (column) => column.notNull())
    .addColumn("row_count", "integer", (column) => column.notNull())
    .addColumn("rows", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("imported_by", "text", (column) => column.notNull())
    .addColumn("imported_at", time, (column) => column.notNull())
    .addColumn("withdrawn_at", time)
    .addColumn("withdrawn_by", "text")
    .execute();
  await schema
    .createIndex("rank_rounds_by_year")
    .on("rank_rounds")
    .columns(["year", "withdrawn_at"])
    .execute();
}

/** The words by which published posts are found, and the full text of the engine over them. */
async function postWordsTable(database: Kysely<never>, engine: Engine): Promise<void> {
  await database.schema
    .createTable("post_words")
    // The newest last, which is also the order of the full text: the newest of many are read without a sort.
    // A whole number below 2^53, which comes from both engines as a number.
    .addColumn("place", engine === "postgres" ? "double precision" : "integer", (column) =>
      column.primaryKey(),
    )
    .addColumn("post_id", "text", (column) => column.notNull().unique().references("blog_posts.id"))
    .addColumn("title_words", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .execute();
  await (engine === "postgres" ? addVectors(database) : addFullText(database));
  await noteWords(database);
}

/** The words are stems already: they become a vector as they are, without a dictionary of the engine. */
async function addVectors(database: Kysely<never>): Promise<void> {
  for (const column of ["title_words", "words"])
    await sql`
      create index ${sql.ref(`post_words_by_${column}`)} on post_words
      using gin (array_to_tsvector(string_to_array(${sql.ref(column)}, ' ')))
    `.execute(database);
}

/**
 * A full text beside the table, which follows it by triggers: it keeps no text of its own, and no places
 * of words, for nobody asks it for phrases. Letters, marks and digits of all scripts are words.
 */
async function addFullText(database: Kysely<never>): Promise<void> {
  const statements = [
    // A restored database may have one of the table that was dropped.
    "drop table if exists post_full_text",
    `create virtual table post_full_text using fts5(
       title_words, words, content='post_words', content_rowid='place', detail=column, columnsize=0,
       tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc'"
     )`,
    `create trigger post_words_inserted after insert on post_words begin
       insert into post_full_text (rowid, title_words, words)
       values (new.place, new.title_words, new.words);
     end`,
    `create trigger post_words_deleted after delete on post_words begin
       insert into post_full_text (post_full_text, rowid, title_words, words)
       values ('delete', old.place, old.title_words, old.words);
     end`,
    `create trigger post_words_updated after update on post_words begin
       insert into post_full_text (post_full_text, rowid, title_words, words)
       values ('delete', old.place, old.title_words, old.words);
       insert into post_full_text (rowid, title_words, words)
       values (new.place, new.title_words, new.words);
     end`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

const tagsSchema = z.array(z.string());
const readAtOnce = 200;

type StoredPost = {
  readonly id: string;
  readonly title: string;
  readonly hero_summary: string;
  readonly body_markdown: string;
  readonly tags: unknown;
  readonly category: string;
  readonly published_at: string;
};

/** The words of the posts that are public now. */
async function noteWords(database: Kysely<never>): Promise<void> {
  const taken = new Set<number>();
  for (let after = ""; ;) {
    const { rows } = await sql<StoredPost>`
      select id, title, hero_summary, body_markdown, tags, category, published_at from blog_posts
      where status = 'published' and published_at is not null and id > ${after}
      order by id limit ${readAtOnce}
    `.execute(database);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    const values = rows.map((row) => {
      const { title_words, words } = postWords({ ...row, tags: readJson(tagsSchema, row.tags) });
      let place = placeOf(row);
      while (taken.has(place)) place++;
      taken.add(place);
      return sql`(${place}, ${row.id}, ${title_words}, ${words})`;
    });
    await sql`
      insert into post_words (place, post_id, title_words, words) values ${sql.join(values)}
    `.execute(database);
  }
}
