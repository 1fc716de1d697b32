import { expect, test } from "vitest";
import { pageCatalogue } from "../../content/page-catalogue.ts";
import { checkDraft } from "../../domain/drafting/checks/check-draft.ts";
import { createWriter } from "../../domain/drafting/create-writer.ts";
import { siteEvidence } from "../../domain/drafting/evidence/evidence.ts";
import { stoppingFindings } from "../../domain/posts/ledger.ts";
import { frozenClock } from "../../domain/shared/clock.ts";

const clock = frozenClock("2026-11-21T06:00:00Z");
const writer = createWriter({ provider: "offline" }, clock);
const { gather } = siteEvidence();

const prompts = [
  "what changed in the tie breaking",
  "documents for general category",
  "syllabus of maths",
  "time management in exam",
  "how many mock tests",
  "cutoff trend 2021 to 2026",
  "paper language options",
  "session 2 admit card, reporting time",
  "seat acceptance fee for SC",
  "ews certificate obc ncl certificate validity",
  "home state quota kerala",
  "csab special rounds",
  "photo and signature size",
  "jee main 2027 date",
  "parents hostel",
  "10 tips for exam day",
  "documents for SC",
  "documents for ST",
  "documents for OBC",
  "documents for EWS",
  "documents for PwD",
  "documents for General",
  "documents for girls",
  "documents for boys and girls",
  "cutoffs for ST",
  "cutoffs for PwD",
  "cutoffs for General",
  "cutoffs for girls",
  "cutoffs for boys and girls",
  "marks for admission for SC",
  "marks for admission for ST",
  "marks for admission for OBC",
  "marks for admission for EWS",
  "marks for admission for PwD",
  "marks for admission for General",
  "marks for admission for girls",
  "marks for admission for boys and girls",
  "reservation for PwD",
  "reservation for girls",
  "reservation for boys and girls",
  "seat fee for ST",
  "seat fee for EWS",
  "seat fee for PwD",
  "seat fee for General",
];

test.each(prompts)("“%s” makes a draft that no check of ours stops", async (prompt) => {
  const request = { prompt, category: "news", evidence: gather(prompt) } as const;
  const written = await writer.draft(request, { signal: new AbortController().signal });
  if (!written.ok) throw new Error(written.failure.message);
  const { ledger } = checkDraft(written.value.content, {
    today: "2026-11-21",
    checkedAt: "2026-11-21T06:00:00.000Z",
    paths: new Set(pageCatalogue.map(({ path }) => path)),
    suppliedAddresses: new Set(),
  });
  expect(stoppingFindings(ledger)).toEqual([]);
});
