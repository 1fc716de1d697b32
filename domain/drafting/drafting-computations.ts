import { computationBy } from "../computing/computation.ts";
import type { CheckedSentence } from "../posts/revisions/ledger.ts";
import type { Locks } from "./blocks/blocks.ts";
import type { CheckContext } from "./checks/draft-text.ts";
import type { Resolution } from "./checks/resolve-claims.ts";
import type { ChosenOutline, ShapedPost } from "./outline/outline-shape.ts";
import type { PublishedPost } from "./outline/outline-evidence.ts";
import type {
  CorrectionsAsked,
  DraftContent,
  DraftRequest,
  Evidence,
  RevisionRequest,
} from "./writer.ts";

const tooLongToCheck =
  "This text takes too long to be checked. Please make its tables, lists and sentences shorter.";

type Checking<Text> = { readonly text: Text; readonly context: Omit<CheckContext, "facts"> };

/** Every statement of a draft with its verdict: see `checkDraft`. */
export const draftCheck = computationBy(
  { name: "draft-check", tooCostly: tooLongToCheck },
  () => import("./checks/check-draft.ts"),
  ({ checkDraft }, { text, context }: Checking<DraftContent>, facts) =>
    checkDraft(text, { ...context, facts }),
);

type ShortText = { readonly title: string; readonly text: string };

/** The same of a headline and a plain text: see `checkText`. */
export const textCheck = computationBy(
  { name: "text-check", tooCostly: tooLongToCheck },
  () => import("./checks/check-draft.ts"),
  ({ checkText }, { text, context }: Checking<ShortText>, facts) =>
    checkText(text, { ...context, facts }),
);

type Resolving = Checking<DraftContent> & { readonly resolutions: readonly Resolution[] };

/** The draft in which people's decisions on statements are carried out: see `resolveClaims`. */
export const claimResolving = computationBy(
  { name: "claim-resolving", tooCostly: tooLongToCheck },
  () => import("./checks/resolve-claims.ts"),
  ({ resolveClaims }, { text, resolutions, context }: Resolving, facts) =>
    resolveClaims(text, resolutions, { ...context, facts }),
);

/** The records that are near to sentences: see `recordsNear`. */
export const subjectRecords = computationBy(
  { name: "subject-records", tooCostly: tooLongToCheck },
  () => import("./checks/claims/nearest-record.ts"),
  ({ recordsNear }, { sentences }: { readonly sentences: readonly CheckedSentence[] }, facts) =>
    recordsNear(sentences, facts),
);

const tooLongToRead =
  "These words take too long to be read. Please write fewer, in shorter sentences.";

type Gathering = {
  readonly prompt: string;
  /** Null where nobody has chosen. */
  readonly chosen: ChosenOutline | null;
  /** The post that is corrected, with the words of the corrections; null for a new one. */
  readonly post: (ShapedPost & { readonly corrections: string }) | null;
  readonly published: readonly PublishedPost[];
};

/**
 * The evidence of the sections that were chosen, or of those that a prompt has without a choice: see `outlineEvidence`. Without
 * its records, which are those that a computation is done by.
 */
export const evidenceGathering = computationBy(
  { name: "evidence-gathering", tooCostly: tooLongToRead },
  async () => ({
    ...(await import("./outline/post-outline.ts")),
    ...(await import("./outline/outline-evidence.ts")),
  }),
  (
    { ownChoice, correctionChoice, outlineEvidence },
    { chosen: given, post, ...input }: Gathering,
    facts,
  ) => {
    const chosen = given ?? (post === null ? ownChoice(input.prompt, facts) : null);
    const outline = chosen ?? correctionChoice(post, facts);
    const { records, ...evidence } = outlineEvidence(outline, input, facts);
    return { chosen, evidence };
  },
);

type OutlineAsked = { readonly prompt: string; readonly post: ShapedPost | null };

/** What a post could be made of, or is made of: see `outlineOf`. */
export const outlineMaking = computationBy(
  { name: "outline-making", tooCostly: tooLongToRead },
  async () => ({
    ...(await import("./outline/outline.ts")),
    ...(await import("./outline/post-outline.ts")),
  }),
  ({ outlineOf, outlineOfPost }, { prompt, post }: OutlineAsked, facts) => {
    const own = post === null ? null : outlineOfPost(post, post.stored, facts);
    return outlineOf({ prompt, ...(own !== null && { own }) }, facts);
  },
);

/** The names in a choice that nothing has: see `unknownIds`. */
export const unknownChoices = computationBy(
  { name: "unknown-choices", tooCostly: tooLongToRead },
  () => import("./outline/outline-evidence.ts"),
  ({ unknownIds }, chosen: ChosenOutline, facts) => unknownIds(chosen, facts),
);

type Choosing = {
  readonly content: DraftContent;
  readonly chosen: ChosenOutline;
  readonly locks: Locks;
};

/** A post with its sections as they were chosen: see `withChosenSections`; or why locked passages or the bounds of a text forbid it. */
export const outlineApplying = computationBy(
  { name: "outline-applying", tooCostly: tooLongToRead },
  async () => ({
    ...(await import("./outline/post-outline.ts")),
    ...(await import("./providers/offline/corrected-article.ts")),
  }),
  ({ withChosenSections, wholeArticle }, { content, chosen, locks }: Choosing, facts) =>
    wholeArticle(withChosenSections(content, chosen, facts), content, { locks, facts }),
);

const offlineWriting = () => import("./providers/offline/offline-writer.ts");

type Sent<Asked> = Omit<Asked, "evidence"> & { readonly evidence: Omit<Evidence, "records"> };

/** A post composed without a model. */
export const offlineDraft = computationBy(
  { name: "offline-draft", tooCostly: tooLongToRead },
  offlineWriting,
  ({ offlineWriter }, { evidence, ...request }: Sent<DraftRequest>, records) =>
    offlineWriter.draft({ ...request, evidence: { ...evidence, records } }),
);

/** A post corrected without a model. */
export const offlineRevision = computationBy(
  { name: "offline-revision", tooCostly: tooLongToRead },
  offlineWriting,
  ({ offlineWriter }, { evidence, ...request }: Sent<RevisionRequest>, records) =>
    offlineWriter.revise({ ...request, evidence: { ...evidence, records } }),
);

/** What the writer without a model cannot write; null for what it can. */
export const draftRefusal = computationBy(
  { name: "draft-refusal", tooCostly: tooLongToRead },
  offlineWriting,
  ({ offlineWriter }, { prompt }: { readonly prompt: string }, facts) =>
    offlineWriter.refusalOfDraft(prompt, facts),
);

/** What the writer without a model cannot correct; null for what it can. */
export const correctionsRefusal = computationBy(
  { name: "corrections-refusal", tooCostly: tooLongToRead },
  offlineWriting,
  ({ offlineWriter }, request: CorrectionsAsked, facts) =>
    offlineWriter.refusalOfCorrections(request, facts),
);

/** What of the checks changed records switch off: see `rulesOff`. */
export const switchedOffRules = computationBy(
  {
    name: "switched-off-rules",
    tooCostly: "What of the checks is off takes too long to be worked out. Please try again.",
  },
  () => import("./checks/rules-off.ts"),
  ({ rulesOff }, _input: null, facts) => rulesOff(facts),
);
