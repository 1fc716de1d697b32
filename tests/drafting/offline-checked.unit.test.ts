import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { checkDraft } from "../../domain/drafting/checks/check-draft.ts";
import { createWriter } from "../../domain/drafting/create-writer.ts";
import { siteEvidence } from "../../domain/drafting/evidence/evidence.ts";
import { stoppingFindings } from "../../domain/posts/revisions/ledger.ts";
import { frozenClock } from "../../domain/shared/clock.ts";

const clock = frozenClock("2026-11-21T06:00:00Z");
const writer = createWriter({ provider: "offline" }, clock);
const { gather } = siteEvidence(builtInFacts);

const prompts = [
  "application fees for parents",
  "what changed in the tie breaking",
  "answer key challenge fee n steps",
  "documents for general category",
  "class 12 2023 pass can apply?",
  "syllabus of maths",
  "time management in exam",
  "how many mock tests",
  "cutoff trend 2021 to 2026",
  "third gender fee",
  "drawing test marks",
  "paper language options",
  "NIT Trichy closing rank, IIIT Kottayam rank",
  "session 2 admit card, reporting time",
  "seat acceptance fee for SC",
  "ews certificate obc ncl certificate validity",
  "home state quota kerala",
  "csab special rounds",
  "percentile vs rank",
  "number of attempts droppers",
  "3 month plan",
  "normalisation explain",
  "b.arch eligibility and drawing",
  "paper 2b planning marks",
  "reservation for ews and pwd",
  "photo and signature size",
  "jee main 2027 date",
  "parents hostel",
  "school day timetable for class 12",
  "10 tips for exam day",
];
const subjects = ["fees", "documents", "cutoffs", "marks for admission", "reservation", "seat fee"];
const groups = ["SC", "ST", "OBC", "EWS", "PwD", "General", "girls", "boys and girls"];
const grid = subjects.flatMap((subject) => groups.map((group) => `${subject} for ${group}`));

test.each([...prompts, ...grid])(
  "“%s” makes a draft that no check of ours stops",
  async (prompt) => {
    const request = { prompt, category: "news", evidence: gather(prompt) } as const;
    const written = await writer.draft(request, { signal: new AbortController().signal });
    if (!written.ok) throw new Error(written.failure.message);
    const { ledger } = checkDraft(written.value.content, {
      facts: builtInFacts,
      today: "2026-11-21",
      checkedAt: "2026-11-21T06:00:00.000Z",
      paths: new Set(cataloguePaths),
      suppliedAddresses: new Set(),
    });
    expect(stoppingFindings(ledger)).toEqual([]);
  },
);
