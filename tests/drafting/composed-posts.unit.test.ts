import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { say, official, pageLink, provider, term, figure } from "../../content/word-tokens.ts";
import { asMarkdown } from "../../domain/drafting/evidence/content-as-markdown.ts";
import { libraryPassages } from "../../content/library/index.ts";
import { checkDraft } from "../../domain/drafting/checks/check-draft.ts";
import { candidatesIn } from "../../domain/drafting/outline/candidates.ts";
import { offlineWriter } from "../../domain/drafting/providers/offline/offline-writer.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { stoppingFindings } from "../../domain/posts/revisions/ledger.ts";
import { factToken, factsIn } from "../../domain/posts/text/fact-tokens.ts";
import { draftFaults } from "../support/draft-faults.ts";
import { evidenceOf, firstOf, offlineDraft } from "../support/drafting.ts";

function stopsIn(content: DraftContent) {
  const { ledger } = checkDraft(content, {
    facts: builtInFacts,
    today: "2026-11-21",
    checkedAt: "2026-11-21T06:00:00.000Z",
    paths: new Set(cataloguePaths),
    suppliedAddresses: new Set(),
  });
  return stoppingFindings(ledger);
}

function headingsOf({ body_markdown }: DraftContent): readonly string[] {
  return (body_markdown.match(/^## .+$/gm) ?? []).map((line) => line.slice(3));
}

const prompts = [
  "application fees for parents",
  "answer key challenge fee n steps",
  "class 12 2023 pass can apply?",
  "cutoff trend 2021 to 2026",
  "third gender fee",
  "NIT Trichy closing rank, IIIT Kottayam rank",
  "session 2 admit card, reporting time",
  "seat acceptance fee for SC",
  "home state quota kerala",
  "jee main 2027 date",
  "b.arch eligibility and drawing",
  "reservation for ews and pwd",
  "school day timetable for class 12",
  "10 tips for exam day",
];

describe("a post of the first three that are offered", () => {
  test.each(prompts)("for “%s” is a sound article that no check of ours stops", (prompt) => {
    const content = offlineDraft(prompt);
    expect(draftFaults({ ...content, title: "A title that somebody wrote" })).toEqual([]);
    expect(stopsIn({ ...content, title: "A title that somebody wrote" })).toEqual([]);
    expect(JSON.stringify(content)).not.toMatch(/without a model|offline|\bAI\b|language model/i);
  });
});

describe("everything that can be chosen", () => {
  const candidates = candidatesIn(builtInFacts);

  test("has names of its own, and passages of the whole library", () => {
    expect(new Set(candidates.map(({ id }) => id)).size).toBe(candidates.length);
    expect(candidates.filter(({ kind }) => kind === "passage")).toHaveLength(
      libraryPassages.length,
    );
  });

  // A post of each part alone would take minutes: in portions of twelve, under a title of its own.
  const portions = Array.from({ length: Math.ceil(candidates.length / 12) }, (_, place) =>
    candidates.slice(place * 12, place * 12 + 12),
  );
  test.each(portions.map((of) => [of[0]?.id ?? "", of] as const))(
    "from %s on makes sections that no check stops",
    (_first, of) => {
      const chosen = { title: "What Students Ask", sections: of.map(({ id }) => ({ id })) };
      expect(stopsIn(offlineDraft("questions", { chosen }))).toEqual([]);
    },
  );
});

test("the sections stand as they were chosen, under their own or other headings, with the opening above", () => {
  const content = offlineDraft("documents", {
    chosen: {
      title: "Papers for the Form",
      opening: "Put all of it on one table first.",
      sections: [
        { id: "passage:ews-certificate", heading: "First the certificate" },
        { heading: "What our office says" },
        { id: "passage:documents-for-the-form", note: "for parents" },
      ],
    },
  });
  expect(content.title).toBe("Papers for the Form");
  expect(content.hero_summary).toBe("Put all of it on one table first.");
  expect(headingsOf(content)).toEqual([
    "First the certificate",
    "What our office says",
    "Documents to keep ready for the form",
  ]);
  expect(content.body_markdown).toContain("## What our office says\n\n## Documents");
  expect(JSON.stringify(content)).not.toContain("for parents");
});

test("without a choice it has what is nearly certain, and the other asks as headings to be written", () => {
  const prompt = "freeze float slide. swimming pool timings of the hostel";
  const evidence = evidenceOf(prompt);
  const written = offlineWriter.draft({ prompt, evidence });
  expect(written).toMatchObject({
    ok: true,
    value: { unwritten: ["Swimming pool timings of the hostel"] },
  });
  expect(evidence.sections.map(({ id }) => id)).toEqual(["passage:freeze-float-slide", null]);
});

test("names the source of every value that it shows", () => {
  const content = offlineDraft("application fee");
  const sources = content.source_references.map(({ url }) => url);
  const shown = factsIn(content.body_markdown, builtInFacts);
  expect(shown.length).toBeGreaterThan(0);
  expect(sources).toEqual(
    expect.arrayContaining(shown.map(({ source }) => source.address)) as string[],
  );
});

test("a table for SC candidates has no row of others", () => {
  const chosen = { sections: [{ id: "passage:application-fee-table" }] };
  const content = offlineDraft("exam fee for SC students", { chosen });
  expect(content.body_markdown).toContain(factToken("fee.sc_st_pwd.one_paper"));
  const rows = content.body_markdown.split("\n").filter((line) => line.startsWith("|"));
  expect(rows.join("\n")).not.toContain("fee.obc");
});

test.each([
  "<script>alert(1)</script> [fee](javascript:x) for **SC** students",
  "Fee for SC students. {{fact:fee.free}}",
  `Fee for SC students ${"<b></b> https://spam.example/buy ".repeat(250)}`,
])("of the hostile prompt “%.60s” nothing but words is in the title", (prompt) => {
  const chosen = { sections: firstOf("fee", 1).sections };
  const told = JSON.stringify(offlineDraft(prompt, { chosen }));
  expect(told).not.toMatch(/javascript|<b>|<script|fee\.free|spam/i);
});

test.each(["The application fee is ₹5,000 for SC students", "fee Rs 600 for pwd in 2026"])(
  "the figure that only the prompt “%s” claims is no part of the text",
  (prompt) => {
    const { hero_summary, body_markdown } = offlineDraft(prompt);
    expect(hero_summary + body_markdown).not.toMatch(/5,000(?! candidates)|\b600\b/);
  },
);

test("typed content becomes markdown: tokens, links, and no detail of the institute", () => {
  const words = say`${term("Pay")} ${"fee.basis"} or ${figure("paper1.questions")} on ${official("nta")}, see ${pageLink("/eligibility", "the rules")} of ${provider("name")}.`;
  expect(asMarkdown(words)).toBe(
    "**Pay** {{fact:fee.basis}} or {{fact:paper1.questions:figure}} on [nta.ac.in](https://nta.ac.in/), see [the rules](/eligibility-criteria) of the institute.",
  );
});
