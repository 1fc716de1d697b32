import * as z from "zod/mini";
import { editionStates } from "../../content/facts/edition.ts";
import { standings } from "../../content/facts/fact-record.ts";
import {
  anObject,
  getCall,
  lenientText,
  message,
  nullableText,
  postCall,
  textInput,
} from "./endpoint.ts";

/** The calls of the desk on exam facts. */

const standing = z.enum(standings, { error: `standing has to be one of ${standings.join(", ")}.` });

/** Where a value stands; the service says what is missing. A function, as all that inputs alone need: browsers leave it out. */
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

/** What holds for all values of one change. */
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

const place = z.object({
  path: z.string(),
  title: z.string(),
  before: z.string(),
  after: z.string(),
  words: z.array(z.object({ kind: z.enum(["same", "added", "removed"]), text: z.string() })),
  times: z.number(),
});

export type FactPlace = z.output<typeof place>;

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
  z.object({
    id: z.string(),
    state: z.literal("waiting"),
    places: z.array(place),
    /** What is odd about it and was not confirmed. */
    questions: z.array(z.string()),
  }),
  "The change could not be saved.",
);

/**
 * What a change would do, without storing anything: which rule refuses it, what has to be confirmed, where
 * readers would see it, which posts rest on the old value in their own words.
 */
export const tryFacts = postCall(
  "/functions/fact-statements/try",
  proposeFacts.input,
  z.object({
    refusals: z.array(z.string()),
    questions: z.array(z.string()),
    places: z.array(place),
    posts: z.array(z.object({ id: z.string(), title: z.string(), sentence: z.string() })),
  }),
  "The change could not be looked at.",
);

export const approveFacts = postCall(
  "/functions/fact-statements/approve",
  z.object({ id: lenientText(), alone: z.optional(textInput("alone")) }, anObject),
  z.object({
    id: z.string(),
    state: z.literal("approved"),
    version: z.number(),
    validFrom: z.string(),
  }),
  "The change could not be approved.",
);

export const rejectFacts = postCall(
  "/functions/fact-statements/reject",
  z.object({ id: lenientText(), reason: lenientText() }, anObject),
  message,
  "The change could not be rejected.",
);

const statedSource = z.object({
  title: z.string(),
  address: z.string(),
  page: z.optional(z.string()),
  quotedLine: z.optional(z.string()),
});

/** One statement as the desk and the page of a fact list it. */
const listedStatement = z.object({
  changeId: z.string(),
  factId: z.string(),
  edition: z.string(),
  label: z.string(),
  value: z.unknown(),
  text: z.string(),
  standing,
  source: statedSource,
  checkedOn: z.string(),
  state: z.enum(["waiting", "approved", "rejected", "replaced"]),
  reason: z.string(),
  publicNote: nullableText,
  isMinor: z.boolean(),
  author: z.string(),
  createdAt: z.string(),
  validFrom: nullableText,
  checker: nullableText,
  alone: nullableText,
  decidedAt: nullableText,
  decisionReason: nullableText,
  effectiveAt: nullableText,
});

export type ListedStatement = z.output<typeof listedStatement>;

/** Why a record is to be checked again. */
const checkReasons = ["old", "expected-and-past", "conflict"] as const;

const findings = ["confirmed", "expected", "carried", "not-announced", "always"] as const;

const listedFact = z.object({
  id: z.string(),
  label: z.string(),
  topic: z.string(),
  text: z.string(),
  /** What its edition knows of it; `always`: it holds in every edition. */
  found: z.enum(findings),
  kind: z.string(),
  standing,
  source: statedSource,
  checkedOn: z.string(),
  page: z.string(),
  /** Why it is in the queue "to check again"; empty for what is not. */
  toCheck: z.array(z.enum(checkReasons)),
  /** A change of it waits for approval. */
  isWaiting: z.boolean(),
  /** When a change of it that is approved takes effect; null without one. */
  scheduledAt: nullableText,
});

export type ListedFact = z.output<typeof listedFact>;

/** Changes of an edition that wait for approval, and its records that are to be checked again. */
const work = z.object({ waiting: z.number(), toCheck: z.number() });

/** All records with what the desk filters them by; `version` is what a change of them has to name as seen. */
export const listFacts = getCall(
  "/functions/facts",
  z.object({ edition: z._default(z.string(), "") }),
  z.object({
    edition: z.string(),
    /** All that there are, newest first. */
    editions: z.array(
      z.object({ edition: z.string(), state: z.enum(editionStates), ...work.shape }),
    ),
    version: z.number(),
    facts: z.array(listedFact),
    /** Changes that wait, of every edition, oldest first: their statements stand together. */
    waiting: z.array(listedStatement),
    /** Rules of the checks that are off because the record they hold for has another value. */
    rulesOff: z.array(z.object({ factId: z.string(), rule: z.string() })),
    secondApprover: z.enum(["off", "required"]),
    /** Who asks, as statements name authors: `admin:EMAIL`. */
    me: z.string(),
  }),
);

/** One record: its present value to edit, and its history, newest first; `shipped` is the value before all statements. */
export const readFact = getCall(
  "/functions/fact",
  z.object({ id: lenientText(), edition: z._default(z.string(), "") }),
  z.object({
    edition: z.string(),
    version: z.number(),
    fact: listedFact,
    value: z.unknown(),
    shipped: z.object({
      /** The edition before, whose value is carried over; null for the value that the site was shipped with. */
      from: nullableText,
      value: z.unknown(),
      text: z.string(),
      standing,
      source: statedSource,
      checkedOn: z.string(),
    }),
    statements: z.array(listedStatement),
    /** Where readers see it now. */
    usedIn: z.array(z.object({ path: z.string(), title: z.string() })),
  }),
);
