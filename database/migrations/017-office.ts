import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";
import { deskList } from "./017-office/office-list.ts";
import { people } from "./017-office/office-people.ts";
import { pictures } from "./017-office/office-pictures.ts";
import { planning } from "./017-office/office-planning.ts";
import { readership } from "./017-office/office-readership.ts";
import { settings } from "./017-office/office-settings.ts";
import { topics } from "./017-office/office-topics.ts";
import { updates } from "./017-office/office-updates.ts";

export function office(types: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      const { schema } = database;
      await people(schema, types);
      await planning(schema, types);
      await pictures(schema, types);
      await updates(schema, types);
      await settings(schema, types);
      await readership(schema, types);
      await topics(database, types);
      await deskList(database);
    },
  };
}
