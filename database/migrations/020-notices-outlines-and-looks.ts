import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";
import { officialPages } from "./020-notices-outlines-and-looks/watch-tables.ts";
import { runOutlines } from "./020-notices-outlines-and-looks/run-outlines.ts";
import { secondLooks } from "./020-notices-outlines-and-looks/second-looks.ts";

/**
 * The watched pages of official bodies, the outline of a post, and what a second person looks at. One step, so that
 * the version before it still starts on this schema.
 */
export function noticesOutlinesAndLooks(types: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      await officialPages(database, types);
      await runOutlines(database);
      await secondLooks(database, types);
    },
  };
}
