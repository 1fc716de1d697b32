import type { Computation } from "../computing/computation.ts";
import type { CheckContext, CheckedDraft } from "./checks/draft-text.ts";
import type { DraftContent } from "./writer.ts";

// Each loads what it needs with its first call: readers never need the rules and passages.

const tooLongToCheck =
  "This text takes too long to be checked. Please make its tables, lists and sentences shorter.";

type Checking<Text> = { readonly text: Text; readonly context: Omit<CheckContext, "facts"> };

/** Every statement of a draft with its verdict: see `checkDraft`. */
export const draftCheck: Computation<Checking<DraftContent>, CheckedDraft> = {
  name: "draft-check",
  tooCostly: tooLongToCheck,
  async load() {
    const { checkDraft } = await import("./checks/check-draft.ts");
    return ({ text, context }, facts) => checkDraft(text, { ...context, facts });
  },
};

type SaidOf = readonly { readonly sentence: string; readonly why: string }[];

/** The same of a headline and a plain text: see `checkText`. */
export const textCheck: Computation<
  Checking<{ readonly title: string; readonly text: string }>,
  { readonly refused: SaidOf; readonly toConfirm: SaidOf }
> = {
  name: "text-check",
  tooCostly: tooLongToCheck,
  async load() {
    const { checkText } = await import("./checks/check-text.ts");
    return ({ text, context }, facts) => checkText(text, { ...context, facts });
  },
};
