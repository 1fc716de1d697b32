import type { Claim } from "../../domain/posts/revisions/ledger.ts";
import { ledgerWith } from "../support/writing.ts";
import { addDraft } from "./added-drafts.ts";

/** What waits for a person in each of these drafts; the last is what the second reading asks about. */
export const waiting = [
  "The hall in Kochi opens at 7:40 AM.",
  "A school may ask for a letter of its own.",
  "Bring two copies of the letter.",
] as const;

const body = [
  "## On the day",
  waiting[0],
  "> **Example.** Suppose you have 40 minutes for ten questions.",
  "## At your school",
  `${waiting[1]} ${waiting[2]} Sleep well the night before.`,
].join("\n\n");

/** A draft on the shared site whose ledger has statements that no record answers, whatever the checks find today. */
export function addWaitingDraft(title: string): Promise<{ readonly id: string }> {
  const claims = [claim(2, waiting[0]), claim(5, waiting[1]), claim(5, waiting[2], true)];
  return addDraft({
    title,
    body_markdown: body,
    ledger: { ...ledgerWith(), sentences: 9, claims },
  });
}

/** What one record is beside, in a draft of its own. */
export const besideOneRecord = [
  "A hall for drawing opens later.",
  "Some halls let nobody in after breakfast.",
] as const;

/** A draft with two statements that may differ from one record. */
export function addDraftBesideOneRecord(title: string): Promise<{ readonly id: string }> {
  const nearest = { kind: "record", id: "attempts.max", value: "2" } as const;
  const claims = besideOneRecord.map((sentence): Claim => ({
    ...claim(2, sentence),
    group: "differs",
    nearest,
  }));
  const body_markdown = `## On the day\n\n${besideOneRecord.join(" ")}`;
  return addDraft({ title, body_markdown, ledger: { ...ledgerWith(), sentences: 3, claims } });
}

function claim(block: number, sentence: string, raised = false): Claim {
  return {
    place: { field: "body_markdown", block },
    under: block === 2 ? "On the day" : "At your school",
    ...{ sentence, raised, records: [], verdict: "to-confirm" },
    why: "No record of ours answers it.",
    ...{ group: "unknown", nearest: null },
  };
}
