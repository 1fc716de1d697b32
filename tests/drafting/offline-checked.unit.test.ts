import { expect, test } from "vitest";
import { pageCatalogue } from "../../content/page-catalogue.ts";
import { checkDraft } from "../../domain/drafting/checks/check-draft.ts";
import { createWriter } from "../../domain/drafting/create-writer.ts";
import { createEvidence } from "../../domain/drafting/evidence/evidence.ts";
import { stoppingFindings } from "../../domain/posts/ledger.ts";
import { frozenClock } from "../../domain/shared/clock.ts";

const clock = frozenClock("2026-11-21T06:00:00Z");
const writer = createWriter({ provider: "offline" }, clock);
const { gather } = createEvidence();

const prompts = [
  "Application fees for parents",
  "What changed in the tie breaking",
  "fees for girls",
  "answer key challenge fee",
  "how to challenge the answer key",
  "JoSAA steps",
  "documents for general category",
  "fees for boys and girls",
  "fees in 2025 and 2026",
  "eligibility for class 12 2023 pass",
  "syllabus of maths",
  "time management in exam",
  "mock tests",
  "latest news",
  "cutoff trend 2021 to 2026",
  "third gender fee",
  "drawing test marks",
  "language options",
  "NIT Trichy closing rank",
  "IIIT Kottayam rank",
  "session 2 admit card",
  "reach the centre time",
  "seat acceptance fee for SC",
  "EWS reservation certificate",
  "home state quota",
  "tie break order",
  "what after JEE main result",
  "CSAB 2025",
  "percentile vs rank",
  "number of attempts",
  "Write a blog on JEE Main preparation in 3 months",
  "Time table of Session 2",
  "What is normalization",
  "NIT Calicut CSE cutoff 2025",
  "How many marks for 99 percentile",
  "Syllabus of physics",
  "B.Arch eligibility and drawing test",
  "JoSAA counselling dates and seat fee",
  "Documents for OBC NCL",
  "paper 2B planning marks",
  "reservation for EWS and PwD",
  "photo and signature size",
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
      today: "2026-11-21",
      checkedAt: "2026-11-21T06:00:00.000Z",
      paths: new Set(pageCatalogue.map(({ path }) => path)),
      suppliedAddresses: new Set(),
    });
    expect(stoppingFindings(ledger)).toEqual([]);
  },
);
