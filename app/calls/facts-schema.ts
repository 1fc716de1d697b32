import * as z from "zod/mini";
import { standings } from "../../content/facts/fact-record.ts";
import type { FactPlace } from "../../domain/facts/fact-places.ts";
import type { Judgement } from "../../domain/facts/rules/judge.ts";
import type { FactsService } from "../../domain/facts/facts-service.ts";
import type { AffectedPost } from "../../domain/posts/uses/affected-posts.ts";
import {
  type AnswerOf,
  getCall,
  lenientText,
  type Message,
  optionalText,
  postCall,
  type ValueOf,
} from "./endpoint.ts";

/** One new value. `value` is checked by its kind in `domain/facts/`, which says in a sentence what is wrong with it. */
const statement = {
  factId: z.string(),
  value: z.unknown(),
  standing: z.enum(standings),
  source: z.object({
    title: lenientText(),
    address: lenientText(),
    page: z.optional(z.string()),
    quotedLine: z.optional(z.string()),
  }),
  checkedOn: z.string(),
};

const changes = z.array(z.object(statement)).check(z.minLength(1));

const aboutChange = {
  edition: z.string(),
  /** An instant (ISO); without it, from the approval on. */
  validFrom: z.optional(z.nullable(z.string())),
  reason: z.string(),
  publicNote: z.optional(z.nullable(z.string())),
  minor: z.optional(z.boolean()),
  seenVersion: z.optional(z.number()),
  /** The questions that the author has answered with yes; without it nothing is asked before it is stored. */
  confirmed: z.optional(z.array(z.string())),
};

const proposal = z.union(
  [z.object({ ...statement, ...aboutChange }), z.object({ changes, ...aboutChange })],
  // The complaint of the form that was meant.
  { error: ({ errors, input }) => errors["changes" in Object(input) ? 1 : 0]?.[0]?.message },
);

export const proposeFacts = {
  ...postCall<ValueOf<FactsService["propose"]> & { readonly places: readonly FactPlace[] }>()(
    "/functions/fact-statements",
  ),
  input: proposal,
};

type Trial = Judgement & {
  readonly places: readonly FactPlace[];
  readonly posts: readonly AffectedPost[];
};

/** Stores nothing: which rule refuses it, what has to be confirmed, where readers would see it, which posts say the old value. */
export const tryFacts = { ...postCall<Trial>()("/functions/fact-statements/try"), input: proposal };

export const approveFacts = postCall<ValueOf<FactsService["approve"]>>()(
  "/functions/fact-statements/approve",
  { id: lenientText(), alone: z.optional(z.string()) },
);

export const rejectFacts = postCall<Message>()("/functions/fact-statements/reject", {
  id: lenientText(),
  reason: lenientText(),
});

/** All records with what the desk filters them by; `version` is what a change of them has to name as seen. */
export const listFacts = getCall<ValueOf<FactsService["list"]>>()("/functions/facts", {
  edition: optionalText(),
});

type FactList = AnswerOf<typeof listFacts>;

export type ListedFact = FactList["facts"][number];

export type ListedStatement = FactList["waiting"][number];

/** One record: its present value to edit, and its history, newest first; `shipped` is the value before all statements. */
export const readFact = getCall<
  Omit<ValueOf<FactsService["read"]>, "withdrawal"> & {
    readonly usedIn: readonly Pick<FactPlace, "path" | "title">[];
  }
>()("/functions/fact", { id: lenientText(), edition: optionalText() });
