import { z } from "zod";
import { fail, succeed, type Result } from "../../shared/result.ts";

export type ListCursor = { readonly at: string; readonly id: string };

// PostgreSQL knows no year 0.
const cursorSchema = z.tuple([z.iso.datetime().regex(/^(?!0000)/), z.uuid()]);

export const cursors = {
  encode: ({ at, id }: ListCursor): string => `${at}_${id}`,

  /** The place that a cursor names, null for the empty one of the first page; `malformed` when it is none of ours. */
  decode(cursor: string): Result<ListCursor | null> {
    if (cursor === "") return succeed(null);
    const parsed = cursorSchema.safeParse(cursor.split("_"));
    if (!parsed.success) return fail("malformed", "This page of the list does not exist.");
    const [at, id] = parsed.data;
    return succeed({ at, id });
  },
};
