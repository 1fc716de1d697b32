import { z } from "zod";
import { fail, succeed, type Result } from "../shared/result.ts";

/** Where a page of a list of posts begins: behind the post of this id, at its place in time. */
export type ListPlace = { readonly at: string; readonly id: string };

/** The cursors of a list that is sorted by a day or by an instant, and then by the post. */
export function createListCursor(time: z.ZodISODate | z.ZodISODateTime) {
  // PostgreSQL knows no year 0.
  const placeSchema = z.tuple([time.regex(/^(?!0000)/), z.uuid()]);
  return {
    write: ({ at, id }: ListPlace): string => `${at}_${id}`,

    /** The place that a cursor names, null for the empty one of the first page; `malformed` when it is none of ours. */
    read(cursor: string): Result<ListPlace | null> {
      if (cursor === "") return succeed(null);
      const place = placeSchema.safeParse(cursor.split("_"));
      if (!place.success) return fail("malformed", "This page of the list does not exist.");
      const [at, id] = place.data;
      return succeed({ at, id });
    },
  };
}
