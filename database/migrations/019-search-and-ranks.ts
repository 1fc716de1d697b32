import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../open-database.ts";
import type { ColumnTypes } from "./column-types.ts";
import { rankRounds } from "./019-search-and-ranks/rank-rounds.ts";
import { postWordsTable } from "./019-search-and-ranks/searched-words.ts";

/** The rounds of JoSAA that the office has imported, and the words by which published posts are found. */
export function searchAndRanks(types: ColumnTypes, engine: Engine): Migration {
  return {
    async up(database: Kysely<never>) {
      await rankRounds(database.schema, types);
      await postWordsTable(database, engine);
    },
  };
}
