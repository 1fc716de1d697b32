import { computationBy } from "../computing/computation.ts";
import type { CheckContext } from "./check-draft.ts";
import type { EvidenceRequest } from "./guides/gather-evidence.ts";
import type { DraftContent, DraftRequest, RevisionRequest } from "./writer.ts";

const tooLongToCheck =
  "This text takes too long to be checked. Please make its tables, lists and sentences shorter.";
const tooLongToRead =
  "These words take too long to be read. Please write fewer, in shorter sentences.";

type Checking = {
  readonly content: DraftContent;
  readonly context: Omit<CheckContext, "facts">;
};

/** A draft as it may be stored, with its marks: see `checkDraft`. */
export const draftChecking = computationBy(
  { name: "draft-checking", tooCostly: tooLongToCheck },
  () => import("./check-draft.ts"),
  ({ checkDraft }, { content, context }: Checking, facts) =>
    checkDraft(content, { ...context, facts }),
);

/** The same for words that are kept to the letter: see `checkKept`. */
export const keptChecking = computationBy(
  { name: "kept-checking", tooCostly: tooLongToCheck },
  () => import("./check-draft.ts"),
  ({ checkKept }, { content, context }: Checking, facts) =>
    checkKept(content, { ...context, facts }),
);

/** See `checkShortText`. */
export const shortTextChecking = computationBy(
  { name: "short-text-checking", tooCostly: tooLongToCheck },
  () => import("./check-draft.ts"),
  (
    { checkShortText },
    { text, context }: { readonly text: ShortText; readonly context: Omit<CheckContext, "facts"> },
    facts,
  ) => checkShortText(text, { ...context, facts }),
);

export type ShortText = { readonly title: string; readonly text: string };

/** See `prepareReading`. */
export const readingPreparation = computationBy(
  { name: "reading-preparation", tooCostly: tooLongToCheck },
  () => import("./marks/prepare-reading.ts"),
  ({ prepareReading }, content: DraftContent, facts) => prepareReading(content, facts),
);

/** See `gatherEvidence`. Leaves out the records, which the caller has already. */
export const evidenceGathering = computationBy(
  { name: "evidence-gathering", tooCostly: tooLongToRead },
  () => import("./guides/gather-evidence.ts"),
  ({ gatherEvidence }, request: EvidenceRequest, facts) => gatherEvidence(request, facts),
);

const offlineWriting = () => import("./offline/offline-writer.ts");

/** A post composed without a model. */
export const offlineDraft = computationBy(
  { name: "offline-draft", tooCostly: tooLongToRead },
  offlineWriting,
  ({ offlineWriter }, request: Omit<DraftRequest, "evidence">, facts) =>
    offlineWriter.draft(request, facts),
);

type Corrections = Pick<RevisionRequest, "current" | "corrections">;

/** A post corrected without a model. */
export const offlineRevision = computationBy(
  { name: "offline-revision", tooCostly: tooLongToRead },
  offlineWriting,
  ({ offlineWriter }, request: Corrections, facts) => offlineWriter.revise(request, facts),
);

/** What the writer without a model cannot correct; null for what it can. */
export const correctionsRefusal = computationBy(
  { name: "corrections-refusal", tooCostly: tooLongToRead },
  offlineWriting,
  ({ offlineWriter }, request: Corrections, facts) =>
    offlineWriter.refuseCorrections(request, facts),
);

/** See `stopOf`. */
export const promptStopping = computationBy(
  { name: "prompt-stopping", tooCostly: tooLongToRead },
  () => import("./request/stopped-prompts.ts"),
  ({ stopOf }, prompt: string, facts) => stopOf(prompt, facts),
);
