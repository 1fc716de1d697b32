import * as z from "zod/mini";
import { standings } from "../../content/facts/fact-record.ts";
import type { FactPlace, Judgement } from "../../domain/facts/fact-ports.ts";
import type { FactsService } from "../../domain/facts/facts-service.ts";
import type { AffectedPost } from "../../domain/posts/uses/affected-posts.ts";
import {
  anObject,
  answers,
  getCall,
  lenientText,
  type Message,
  type AnswerOf,
  postCall,
  textInput,
  type ValueOf,
} from "./endpoint.ts";

const standing = z.enum(standings, { error: `standing has to be one of ${standings.join(", ")}.` });

/** The service says what is missing. A function, as all that inputs alone need: browsers leave it out. */
function source() {
  return z.object(
    {
      title: lenientText(),
      address: lenientText(),
      page: z.optional(textInput("source.page")),
      quotedLine: z.optional(textInput("source.quotedLine")),
    },
    { error: "source has to be an object with title and address." },
  );
}

/** One new value. `value` is checked by its kind in `domain/facts/`, which says in a sentence what is wrong with it. */
function statement() {
  const checkedOn = z.string({ error: "checkedOn has to be a day, for example 2026-11-22." });
  return z.object(
    { factId: textInput("factId"), value: z.unknown(), standing, source: source(), checkedOn },
    { error: "Each change has to be an object." },
  );
}

function changes() {
  const error = "changes has to be a list of at least one value.";
  return z.array(statement(), { error }).check(z.minLength(1, { error }));
}

function hasChanges(input: unknown): boolean {
  return typeof input === "object" && input !== null && "changes" in input;
}

function aboutChange() {
  return {
    edition: textInput("edition"),
    /** An instant (ISO); without it, from the approval on. */
    validFrom: z.optional(z.nullable(textInput("validFrom"))),
    reason: textInput("reason"),
    publicNote: z.optional(z.nullable(textInput("publicNote"))),
    minor: z.optional(z.boolean({ error: "minor has to be true or false." })),
    seenVersion: z.optional(z.number({ error: "seenVersion has to be a number." })),
    /** The questions that the author has answered with yes; without it nothing is asked before it is stored. */
    confirmed: z.optional(z.array(z.string())),
  };
}

/** Proposes one value, or several that have to change together; readers see nothing of it yet. */
export const proposeFacts = postCall(
  "/functions/fact-statements",
  z.union(
    [
      z.object({ ...statement().shape, ...aboutChange() }, anObject),
      z.object({ changes: changes(), ...aboutChange() }, anObject),
    ],
    // The complaint of the form that was meant.
    {
      error: ({ errors, input }) =>
        errors[hasChanges(input) ? 1 : 0]?.[0]?.message ?? anObject.error,
    },
  ),
  answers<ValueOf<FactsService["propose"]> & { readonly places: readonly FactPlace[] }>(),
  "The change could not be saved.",
);

/**
 * Tries a change without storing anything: which rule refuses it, what has to be confirmed, where
 * readers would see it, which posts use its token or say the old value.
 */
export const tryFacts = postCall(
  "/functions/fact-statements/try",
  proposeFacts.input,
  answers<
    Judgement & { readonly places: readonly FactPlace[]; readonly posts: readonly AffectedPost[] }
  >(),
  "The change could not be looked at.",
);

export const approveFacts = postCall(
  "/functions/fact-statements/approve",
  z.object({ id: lenientText(), alone: z.optional(textInput("alone")) }, anObject),
  answers<ValueOf<FactsService["approve"]>>(),
  "The change could not be approved.",
);

export const rejectFacts = postCall(
  "/functions/fact-statements/reject",
  z.object({ id: lenientText(), reason: lenientText() }, anObject),
  answers<Message>(),
  "The change could not be rejected.",
);

/** All records with what the desk filters them by; `version` is what a change of them has to name as seen. */
export const listFacts = getCall(
  "/functions/facts",
  z.object({ edition: z._default(z.string(), "") }),
  answers<ValueOf<FactsService["list"]>>(),
);

type FactList = AnswerOf<typeof listFacts>;

export type ListedFact = FactList["facts"][number];

export type ListedStatement = FactList["waiting"][number];

/** One record: its present value to edit, and its history, newest first; `shipped` is the value before all statements. */
export const readFact = getCall(
  "/functions/fact",
  z.object({ id: lenientText(), edition: z._default(z.string(), "") }),
  answers<
    Omit<ValueOf<FactsService["read"]>, "withdrawal"> & {
      readonly usedIn: readonly Pick<FactPlace, "path" | "title">[];
    }
  >(),
);
