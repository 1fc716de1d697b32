import { CamelCasePlugin, type Kysely, type Selectable } from "kysely";
import type { Queries } from "./open-database.ts";
import type { Database } from "./schema.ts";

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type CamelCased<Names> = {
  [Name in keyof Names as CamelCase<Name & string>]: Names[Name];
};

type NamedDatabase = CamelCased<{
  [Table in keyof Database]: CamelCased<Database[Table]>;
}>;

export type Row<Table extends keyof Database> = Readonly<Selectable<Database[Table]>>;

/** The same with the names of our objects, as `named` reads it. */
export type NamedRow<Table extends keyof Database> = CamelCased<Row<Table>>;

const plugin = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** The tables with the names of our objects: `created_at` is `createdAt`. */
export function named(queries: Queries): Kysely<NamedDatabase> {
  return queries.withPlugin(plugin) as unknown as Kysely<NamedDatabase>;
}
