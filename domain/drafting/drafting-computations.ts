import type { Computation } from "../computing/computation.ts";
import type { CheckedSentence } from "../posts/revisions/ledger.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Result } from "../shared/result.ts";
import type { Locks } from "./blocks/blocks.ts";
import type { CheckContext, CheckedDraft } from "./checks/draft-text.ts";
import type { Resolution } from "./checks/resolve-claims.ts";
import type { RuleOff } from "./checks/rules-off.ts";
import type { ChosenOutline, Outline, ShapedPost } from "./outline/outline-shape.ts";
import type { PublishedPost } from "./outline/outline-evidence.ts";
import type { Correction } from "./providers/offline/corrected-article.ts";
import type {
  CorrectionsAsked,
  DraftContent,
  DraftRequest,
  Evidence,
  Refusal,
  RevisionRequest,
  WriteResult,
} from "./writer.ts";

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
    const { checkText } = await import("./checks/check-draft.ts");
    return ({ text, context }, facts) => checkText(text, { ...context, facts });
  },
};

/** The draft in which people's decisions on statements are carried out: see `resolveClaims`. */
export const claimResolving: Computation<
  Checking<DraftContent> & { readonly resolutions: readonly Resolution[] },
  Result<DraftContent>
> = {
  name: "claim-resolving",
  tooCostly: tooLongToCheck,
  async load() {
    const { resolveClaims } = await import("./checks/resolve-claims.ts");
    return ({ text, resolutions, context }, facts) =>
      resolveClaims(text, resolutions, { ...context, facts });
  },
};

/** The records that are near to sentences: see `recordsNear`. */
export const subjectRecords: Computation<
  { readonly sentences: readonly CheckedSentence[] },
  readonly string[]
> = {
  name: "subject-records",
  tooCostly: tooLongToCheck,
  async load() {
    const { recordsNear } = await import("./checks/claims/nearest-record.ts");
    return ({ sentences }, facts) => recordsNear(sentences, facts);
  },
};

const tooLongToRead =
  "These words take too long to be read. Please write fewer, in shorter sentences.";

/** Evidence without its records, which are those that a computation is done by. */
type SentEvidence = Omit<Evidence, "records">;

/** The evidence of the sections that were chosen, or of those that a prompt has without a choice: see `outlineEvidence`. */
export const evidenceGathering: Computation<
  {
    readonly prompt: string;
    /** Null where nobody has chosen. */
    readonly chosen: ChosenOutline | null;
    /** The post that is corrected, with the words of the corrections; null for a new one. */
    readonly post: (ShapedPost & { readonly corrections: string }) | null;
    readonly published: readonly PublishedPost[];
  },
  { readonly chosen: ChosenOutline | null; readonly evidence: SentEvidence }
> = {
  name: "evidence-gathering",
  tooCostly: tooLongToRead,
  async load() {
    const [{ ownChoice, correctionChoice }, { outlineEvidence }] = await Promise.all([
      import("./outline/post-outline.ts"),
      import("./outline/outline-evidence.ts"),
    ]);
    return ({ chosen: given, post, ...input }, facts) => {
      const chosen = given ?? (post === null ? ownChoice(input.prompt, facts) : null);
      const { records, ...evidence } = outlineEvidence(
        chosen ?? correctionChoice(post, facts),
        input,
        facts,
      );
      return { chosen, evidence };
    };
  },
};

/** What a post could be made of, or is made of: see `outlineOf`. */
export const outlineMaking: Computation<
  {
    readonly prompt: string;
    readonly post: ShapedPost | null;
  },
  Outline
> = {
  name: "outline-making",
  tooCostly: tooLongToRead,
  async load() {
    const [{ outlineOf }, { outlineOfPost }] = await Promise.all([
      import("./outline/outline.ts"),
      import("./outline/post-outline.ts"),
    ]);
    return ({ prompt, post }, facts) => {
      const own = post === null ? null : outlineOfPost(post, post.stored, facts);
      return outlineOf({ prompt, ...(own !== null && { own }) }, facts);
    };
  },
};

/** The names in a choice that nothing has: see `unknownIds`. */
export const unknownChoices: Computation<ChosenOutline, readonly string[]> = {
  name: "unknown-choices",
  tooCostly: tooLongToRead,
  async load() {
    const { unknownIds } = await import("./outline/outline-evidence.ts");
    return unknownIds;
  },
};

/** A post with its sections as they were chosen: see `withChosenSections`; or why locked passages or the bounds of a text forbid it. */
export const outlineApplying: Computation<
  {
    readonly content: DraftContent;
    readonly chosen: ChosenOutline;
    readonly locks: Locks;
  },
  Correction
> = {
  name: "outline-applying",
  tooCostly: tooLongToRead,
  async load() {
    const [{ withChosenSections }, { wholeArticle }] = await Promise.all([
      import("./outline/post-outline.ts"),
      import("./providers/offline/corrected-article.ts"),
    ]);
    return ({ content, chosen, locks }, facts) =>
      wholeArticle(withChosenSections(content, chosen, facts), content, { locks, facts });
  },
};

type OfflineWriter = (typeof import("./providers/offline/offline-writer.ts"))["offlineWriter"];

/** Work of the writer without a model. */
function offline<Input, Output>(
  name: string,
  work: (writer: OfflineWriter, input: Input, facts: FactSnapshot) => Output,
): Computation<Input, Output> {
  return {
    name,
    tooCostly: tooLongToRead,
    async load() {
      const { offlineWriter } = await import("./providers/offline/offline-writer.ts");
      return (input, facts) => work(offlineWriter, input, facts);
    },
  };
}

type Sent<Asked> = Omit<Asked, "evidence"> & { readonly evidence: SentEvidence };

/** A post composed without a model. */
export const offlineDraft = offline<Sent<DraftRequest>, WriteResult>(
  "offline-draft",
  (writer, { evidence, ...request }, records) =>
    writer.draft({ ...request, evidence: { ...evidence, records } }),
);

/** A post corrected without a model. */
export const offlineRevision = offline<Sent<RevisionRequest>, WriteResult>(
  "offline-revision",
  (writer, { evidence, ...request }, records) =>
    writer.revise({ ...request, evidence: { ...evidence, records } }),
);

/** What the writer without a model cannot write; null for what it can. */
export const draftRefusal = offline<{ readonly prompt: string }, Refusal | null>(
  "draft-refusal",
  (writer, { prompt }, facts) => writer.refusalOfDraft(prompt, facts),
);

/** What the writer without a model cannot correct; null for what it can. */
export const correctionsRefusal = offline<CorrectionsAsked, Refusal | null>(
  "corrections-refusal",
  (writer, request, facts) => writer.refusalOfCorrections(request, facts),
);

/** What of the checks changed records switch off: see `rulesOff`. */
export const switchedOffRules: Computation<null, readonly RuleOff[]> = {
  name: "switched-off-rules",
  tooCostly: "What of the checks is off takes too long to be worked out. Please try again.",
  async load() {
    const { rulesOff } = await import("./checks/rules-off.ts");
    return (_input, facts) => rulesOff(facts);
  },
};
