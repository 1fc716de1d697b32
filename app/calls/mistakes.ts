import * as z from "zod/mini";
import type { MistakesService } from "../../domain/mistakes/mistakes-service.ts";
import {
  anObject,
  answers,
  getCall,
  type Message,
  postCall,
  textInput,
  type ValueOf,
} from "./endpoint.ts";

/** Longest texts of a report, in characters. */
export const reportLengths = { page: 200, shortest: 10, words: 1_000, source: 300 } as const;

/** A mistake on a page, by the form of whoever reads it. A browser is led to the thanks, or gets the form again. */
export const reportMistake = postCall(
  "/functions/report-mistake",
  z.object(
    {
      page: text("Please say which page it is.", 1, reportLengths.page),
      words: text("Please say what is wrong.", reportLengths.shortest, reportLengths.words),
      source: z._default(text("", 0, reportLengths.source), ""),
    },
    anObject,
  ),
  answers<Message>(),
);

/** The names of the form's fields. */
export type ReportField = keyof typeof reportMistake.input.shape;

/** A text without what nobody typed; `missing` is said where there is none. */
function text(missing: string, shortest: number, longest: number) {
  const plain = z.string(missing === "" ? "source has to be a text." : missing);
  const tooShort = `Please write at least ${shortest} letters, so that we can find it.`;
  return plain.check(
    z.overwrite(withoutControls),
    z.minLength(Math.min(shortest, 1), missing),
    z.minLength(shortest, tooShort),
    z.maxLength(longest, `Please write at most ${longest.toLocaleString("en-IN")} letters.`),
  );
}

/** Lines stay; signs that are not shown, or turn the direction of others, go. */
function withoutControls(typed: string): string {
  return typed
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, "")
    .trim();
}

const outcome = z.enum(["corrected", "no-mistake", "not-checkable"], {
  error: "outcome has to be corrected, no-mistake or not-checkable.",
});

/** Reports of mistakes: those that wait, the longest waiting first, or those that were settled last. */
export const listMistakes = getCall(
  "/functions/mistakes",
  z.object({
    show: z._default(
      z.enum(["waiting", "settled", "none"], { error: "show has to be waiting, settled or none." }),
      "waiting",
    ),
  }),
  answers<ValueOf<MistakesService["list"]>>(),
);

/** Says what came of a report, or lets it wait again. */
export const settleMistake = postCall(
  "/functions/mistakes",
  z.discriminatedUnion(
    "action",
    [
      z.object({
        action: z.literal("settle"),
        id: textInput("id"),
        outcome,
        note: note(),
      }),
      z.object({ action: z.literal("reopen"), id: textInput("id") }),
    ],
    { error: "action has to be settle or reopen." },
  ),
  answers<Message>(),
  "The report could not be changed.",
);

function note() {
  const outcomeMissing = "Please say in a sentence what came of it, in at most 300 letters.";
  return z
    .string(outcomeMissing)
    .check(
      z.overwrite(withoutControls),
      z.minLength(1, outcomeMissing),
      z.maxLength(300, outcomeMissing),
    );
}
