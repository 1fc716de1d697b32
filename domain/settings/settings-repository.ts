import type { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { Row } from "../../database/named-rows.ts";
import { readJson } from "../../database/values.ts";
import { sectionSchemas, type SectionName, type StoredSettings } from "./stored-settings.ts";

export type SectionRow<Name extends SectionName> = {
  readonly value: StoredSettings[Name];
  readonly sealed: string | null;
  readonly version: number;
  readonly updatedBy: string | null;
  readonly updatedAt: string | null;
};

export type SectionRows = { readonly [Name in SectionName]: SectionRow<Name> };

export async function readSections(queries: Queries): Promise<SectionRows> {
  return sectionRows(await queries.selectFrom("site_settings").selectAll().execute());
}

function sectionRows(rows: readonly Row<"site_settings">[]): SectionRows {
  const readSection = <Value>(name: SectionName, schema: z.ZodType<Value>) => {
    const row = rows.find(({ section }) => section === name);
    return {
      value: readJson(schema, row?.value ?? {}),
      sealed: row?.sealed ?? null,
      version: row?.version ?? 0,
      updatedBy: row?.updated_by ?? null,
      updatedAt: row?.updated_at ?? null,
    };
  };
  return {
    institute: readSection("institute", sectionSchemas.institute),
    mail: readSection("mail", sectionSchemas.mail),
    ai: readSection("ai", sectionSchemas.ai),
    review: readSection("review", sectionSchemas.review),
  };
}

export const noRows = sectionRows([]);
