import * as z from "zod/mini";
import { editionStates } from "../../content/facts/edition.ts";
import { anObject, emptyOutput, getCall, nullableText, postCall } from "./endpoint.ts";

/** The calls of the desk on editions. */

const aYear = "edition has to be a year, for example 2027.";

function edition() {
  return z.string({ error: aYear }).check(z.regex(/^20\d\d$/, { error: aYear }));
}

const state = z.enum(editionStates, {
  error: `state has to be one of ${editionStates.join(", ")}.`,
});

/** Makes an edition, or brings it one step further: planned, open, finished, archived. */
export const changeEdition = postCall(
  "/functions/editions",
  z.object({ edition: edition(), state }, anObject),
  /** `current` has the addresses without a year; `waits`: a second person has to open it yet. */
  z.object({
    edition: z.string(),
    state,
    current: z.string(),
    waits: z.boolean(),
  }),
  "The edition could not be changed.",
);

/** Makes what was opened within the last day a planned edition again. */
export const takeBackOpening = postCall(
  "/functions/editions/take-back",
  z.object({ edition: edition() }, anObject),
  changeEdition.output,
  "The opening could not be taken back.",
);

/** What opening an edition would change for readers. */
export const previewOpening = getCall(
  "/functions/editions/opening",
  z.object({ edition: edition() }),
  z.object({
    /** Records with a value of its own, an expected one, that of the year before, and none. */
    counts: z.object({
      confirmed: z.number(),
      expected: z.number(),
      carried: z.number(),
      notAnnounced: z.number(),
    }),
    /** The pages and files at addresses without a year, each with what would be different. */
    places: z.array(
      z.object({
        path: z.string(),
        title: z.string(),
        differences: z.number(),
        first: z.nullable(z.object({ before: z.string(), after: z.string() })),
      }),
    ),
  }),
);

const listedEdition = z.object({
  edition: z.string(),
  state,
  isCurrent: z.boolean(),
  /** ISO instants; null for what has not happened. */
  openedAt: nullableText,
  finishedAt: nullableText,
  archivedAt: nullableText,
  /** The last day on which somebody looked for news of it (ISO). */
  checkedOn: nullableText,
  /** Who asked for it to be opened, as the log names them; null when nothing waits for a second person. */
  openingAskedBy: nullableText,
  /** Until when (ISO instant) its opening can be taken back; null when it cannot. */
  takeBackUntil: nullableText,
  /** Records with a value of its own, with one that is only expected, with that of the year before, with none. */
  counts: z.object({
    confirmed: z.number(),
    expected: z.number(),
    carried: z.number(),
    notAnnounced: z.number(),
  }),
  /** The state that comes next; null where there is none, or something is in the way. */
  next: z.nullable(state),
  /** Why the next step cannot be taken; null for nothing. */
  obstacle: nullableText,
});

export type ListedEdition = z.output<typeof listedEdition>;

/** All editions, newest first. */
export const listEditions = getCall(
  "/functions/editions",
  emptyOutput,
  z.object({
    editions: z.array(listedEdition),
    /** The one that can be made. */
    nextEdition: z.string(),
  }),
);

const marks = ["carried", "not-announced"] as const;

/**
 * Notes that somebody looked for news today: of an edition, or of the records that are named, and
 * whether readers are told what these were the year before.
 */
export const markEdition = postCall(
  "/functions/editions/marks",
  z.object(
    {
      edition: edition(),
      factIds: z.optional(z.array(z.string(), { error: "factIds has to be a list of ids." })),
      mark: z.optional(z.enum(marks, { error: `mark has to be one of ${marks.join(", ")}.` })),
    },
    anObject,
  ),
  z.object({
    edition: z.string(),
    /** The day of today in India (ISO). */
    checkedOn: z.string(),
    /** How many records say something else now. */
    marked: z.number(),
  }),
  "The facts could not be marked.",
);
