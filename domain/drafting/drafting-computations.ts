import type { Computation } from "../computing/computation.ts";
import type { CheckedSentence } from "../posts/revisions/ledger.ts";
import type { Result } from "../shared/result.ts";
import { canonicalJson } from "../shared/canonical-form.ts";
import type { SiteUpdate } from "../updates/update.ts";
import type { CheckContext, CheckedDraft } from "./checks/draft-text.ts";
import type { Resolution } from "./checks/resolve-claims.ts";
import type { RuleOff } from "./checks/rules-off.ts";
import type { Outline } from "./outline/outline.ts";
import type { PublishedPost } from "./evidence/whole-evidence.ts";
import type {
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
    const { checkText } = await import("./checks/check-text.ts");
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

type Updates = { readonly updates: readonly SiteUpdate[] };

/** What answers a request: see `EvidenceFinder`. */
export const evidenceGathering: Computation<
  Updates & { readonly wanted: string; readonly published: readonly PublishedPost[] },
  SentEvidence
> = {
  name: "evidence-gathering",
  tooCostly: tooLongToRead,
  async load() {
    const { siteEvidence } = await import("./evidence/evidence.ts");
    return ({ wanted, published, updates }, facts) => {
      const { gather } = siteEvidence(facts, asBefore(updates));
      const { records, ...evidence } = gather(wanted, published);
      return evidence;
    };
  },
};

/** What a post could be made of: see `outlineOf`. */
export const outlineMaking: Computation<
  Updates & { readonly prompt: string; readonly headings: readonly string[] },
  Outline
> = {
  name: "outline-making",
  tooCostly: tooLongToRead,
  async load() {
    const { outlineOf } = await import("./outline/outline.ts");
    return ({ updates, ...input }, facts) =>
      outlineOf({ ...input, updates: asBefore(updates) }, facts);
  },
};

/** A post composed without a model. */
export const offlineDraft: Computation<
  Omit<DraftRequest, "evidence"> & { readonly evidence: SentEvidence },
  WriteResult
> = {
  name: "offline-draft",
  tooCostly: tooLongToRead,
  async load() {
    const writer = await loadedOfflineWriter();
    return ({ evidence, ...request }, facts) =>
      writer.draft({ ...request, evidence: withRecords(evidence, facts) });
  },
};

/** A post corrected without a model. */
export const offlineRevision: Computation<
  Omit<RevisionRequest, "evidence"> & { readonly evidence: SentEvidence },
  WriteResult
> = {
  name: "offline-revision",
  tooCostly: tooLongToRead,
  async load() {
    const writer = await loadedOfflineWriter();
    return ({ evidence, ...request }, facts) =>
      writer.revise({ ...request, evidence: withRecords(evidence, facts) });
  },
};

/** What the writer without a model cannot write; null for what it can. */
export const draftRefusal: Computation<
  Updates & Pick<DraftRequest, "prompt" | "category">,
  Refusal | null
> = {
  name: "draft-refusal",
  tooCostly: tooLongToRead,
  async load() {
    const { refusals } = await loadedOfflineWriter();
    return ({ updates, ...request }, facts) =>
      refusals.ofDraft({ ...request, facts, updates: asBefore(updates) });
  },
};

/** What the writer without a model cannot correct; null for what it can. */
export const correctionsRefusal: Computation<
  Updates & Pick<RevisionRequest, "current" | "corrections" | "locks">,
  Refusal | null
> = {
  name: "corrections-refusal",
  tooCostly: tooLongToRead,
  async load() {
    const { refusals } = await loadedOfflineWriter();
    return ({ updates, ...request }, facts) =>
      refusals.ofCorrections({ ...request, facts, updates: asBefore(updates) });
  },
};

/** What of the checks changed records switch off: see `rulesOff`. */
export const switchedOffRules: Computation<null, readonly RuleOff[]> = {
  name: "switched-off-rules",
  tooCostly: "What of the checks is off takes too long to be worked out. Please try again.",
  async load() {
    const { rulesOff } = await import("./checks/rules-off.ts");
    return (_input, facts) => rulesOff(facts);
  },
};

async function loadedOfflineWriter() {
  const { createOfflineWriter } = await import("./providers/offline/offline-writer.ts");
  return createOfflineWriter();
}

function withRecords(evidence: SentEvidence, facts: Evidence["records"]): Evidence {
  const { updates } = evidence;
  return { ...evidence, records: facts, ...(updates && { updates: asBefore(updates) }) };
}

let latest: { readonly updates: readonly SiteUpdate[]; readonly form: string } | null = null;

/** The list that came before where it is the same: what is worked out of it is kept by the list. */
function asBefore(updates: readonly SiteUpdate[]): readonly SiteUpdate[] {
  const form = canonicalJson(updates);
  if (latest?.form !== form) latest = { updates, form };
  return latest.updates;
}
