import { z } from "zod";
import { factValueSchema } from "../../../domain/facts/fact-value-schema.ts";
import { labelledData } from "../labelled-data.ts";

const changeSchema = z.object({
  what: z.string(),
  page: z.enum(["notices", "bulletin", "counselling"]),
  find: z.optional(z.string()),
  replace: z.optional(z.string()),
  row: z.optional(z.string()),
  column: z.optional(z.number()),
  text: z.optional(z.string()),
  /** Any of these is the right record; null for what is nothing for us. */
  facts: z.nullable(z.array(z.string())),
  /** What a person would make of it. */
  prepared: z.array(z.object({ factId: z.string(), edition: z.string(), value: factValueSchema })),
});

export type OfficialChange = z.infer<typeof changeSchema>;

/** Changes of official pages, with what they mean for us: written before the readers were. */
export const officialChanges = () => labelledData("watch/cases/changes", z.array(changeSchema));

/** The page after the change: other words, or another cell of the row of this name. */
export function changedPage(source: string, change: OfficialChange): string {
  const { find, replace = "", row, column = 0, text = "" } = change;
  const plain = source.replaceAll(/\s+/g, " ");
  const changed =
    find !== undefined
      ? plain.replace(find, replace)
      : plain.replace(new RegExp(`<td>${escaped(row ?? "")}</td>(?: <td>[^<]*</td>)*`), (cells) => {
          let at = -1;
          return cells.replaceAll(/<td>[^<]*<\/td>/g, (cell) =>
            ++at === column ? `<td>${text}</td>` : cell,
          );
        });
  if (changed === plain) throw new Error(`nothing was changed: ${change.what}`);
  return changed;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
