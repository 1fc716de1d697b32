import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { factText } from "../../content/facts/index.ts";
import { filledText } from "../../domain/posts/text/fact-tokens.ts";
import { stoppingFindings, type Finding } from "../../domain/posts/revisions/ledger.ts";
import { statedAs, statedFacts } from "../corpus/altered-values.ts";
import { checkedWith, stopsOf } from "../corpus/checked.ts";
import { inProof, randomCases } from "../support/tier.ts";

/** Kinds and records of what stops a body. */
function kindsOf(body: string): readonly Finding["kind"][] {
  return stopsOf(body).map(({ kind }) => kind);
}

describe("a figure in a draft", () => {
  test("that a record bears out becomes the record's token", () => {
    const { content, ledger } = checkedWith({
      body_markdown: "General male candidates pay Rs. 1,000 for one paper, SC candidates ₹500.",
    });
    expect(content.body_markdown).toContain(
      "pay {{fact:fee.general_male.one_paper}} for one paper, SC candidates {{fact:fee.sc_st_pwd.one_paper}}.",
    );
    expect(ledger.findings.map(({ kind, stops }) => [kind, stops])).toEqual([
      ["typed-figure", false],
      ["typed-figure", false],
    ]);
  });

  test("in the summary and the description becomes a token too, and never in a title", () => {
    const { content } = checkedWith({
      title: "Why Paper 1 has 75 questions",
      hero_summary: "Paper 1 has 75 questions.",
      meta_description:
        "Paper 1 has 75 questions. Read here how to plan your time for every subject.",
    });
    expect(content.title).toBe("Why Paper 1 has 75 questions");
    expect(content.hero_summary).toBe("Paper 1 has {{fact:paper1.questions}}.");
    expect(content.meta_description).toContain("{{fact:paper1.questions}}");
  });

  test("in a link, in code or in a heading is left as it is", () => {
    const body =
      "## Paper 1 has 75 questions\n\nSee [the 75 questions of Paper 1](/exam-pattern) and `75 questions`.";
    expect(checkedWith({ body_markdown: body }).content.body_markdown).toContain(body);
  });

  test("that a record contradicts stops the draft, with the right value and its token", () => {
    const [finding, ...more] = stopsOf("OBC and EWS candidates pay ₹850 for one paper.");
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      kind: "contradiction",
      quote: "₹850",
      record: "fee.obc_ews.one_paper",
      place: { field: "body_markdown", block: 1 },
    });
    expect(finding?.message).toContain("₹900");
    expect(finding?.message).toContain("{{fact:fee.obc_ews.one_paper}}");
  });

  test("of another edition is told apart", () => {
    expect(kindsOf("The 2026 cutoff for General candidates was 93.10 percentile.")).toEqual([
      "other-edition",
    ]);
  });

  test("from a token of another group is told apart", () => {
    const body = "ST candidates pay {{fact:fee.general_male.one_paper}} for one paper.";
    expect(kindsOf(body)).toEqual(["swapped-category"]);
  });

  test("gets its meaning in a table from the heads of its row and column", () => {
    const table = (value: string) =>
      `| Category | One paper | Two papers |\n| --- | --- | --- |\n| General female | ₹800 | ${value} |`;
    expect(kindsOf(table("₹1,600"))).toEqual([]);
    expect(kindsOf(table("₹2,000"))).toEqual(["swapped-category"]);
  });

  test("leaves a claim with its sentence, record, value and verdict in the ledger", () => {
    const { ledger } = checkedWith({ body_markdown: "A challenge of the answer key costs ₹250." });
    expect(ledger.claims).toMatchObject([
      {
        place: { field: "body_markdown", block: 1 },
        sentence: "A challenge of the answer key costs ₹250.",
        records: [{ id: "key.challenge_fee", value: "₹200 per question" }],
        verdict: "contradicted",
      },
    ]);
  });
});

describe("what was over on the day of the check", () => {
  const body = "JoSAA registration will open on 2 June 2026.";

  test("may be called coming before, and not after", () => {
    expect(stopsOf(body, { today: "2026-05-05" })).toEqual([]);
    expect(stopsOf(body, { today: "2026-06-03" }).map(({ kind }) => kind)).toContain(
      "contradiction",
    );
  });

  test("is found without a date as well", () => {
    expect(kindsOf("The Session 2 result will be declared soon.")).toEqual(["contradiction"]);
  });
});

describe("addresses", () => {
  const supplied = "https://www.aicte-india.org/notice";

  test.each([
    "[pages](/faq#registration)",
    "[short paths](/eligibility)",
    "[the official site](https://jeemain.nta.nic.in)",
    "[a record's source](https://csab.nic.in/faq/)",
    "jeemain.nta.nic.in by name",
  ])("may be %s", (words) => {
    expect(kindsOf(`Go to ${words} for more.`)).toEqual([]);
  });

  test("that a person supplied may be used", () => {
    const settings = { suppliedAddresses: new Set([supplied]) };
    expect(stopsOf(`See [the notice](${supplied}).`, settings)).toEqual([]);
    expect(kindsOf(`See [the notice](${supplied}).`)).toEqual(["foreign-address"]);
  });
});

describe("every draft", () => {
  const record = fc.constantFrom(...statedFacts);

  test(
    "keeps its reading when typed values become tokens, and is corrected once and for all",
    inProof,
    () => {
      fc.assert(
        fc.property(fc.array(record, { minLength: 1, maxLength: 4 }), (records) => {
          const body = records.map((one) => statedAs(one, factText(one))).join("\n\n");
          const once = checkedWith({ body_markdown: body });
          const twice = checkedWith({ body_markdown: once.content.body_markdown });
          expect(readAgain(once.content.body_markdown)).toContain(plain(body));
          expect(stoppingFindings(twice.ledger)).toEqual(stoppingFindings(once.ledger));
          expect(twice.content.body_markdown).toContain(once.content.body_markdown);
        }),
        randomCases(60),
      );
    },
  );

  test("however odd, has the same ledger each time", inProof, () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.constantFrom(
        "₹",
        "{{fact:",
        "}}",
        "| a |\n| --- |\n",
        "## ",
        "1,2,3 May ",
        "Session 1 ",
        "<b",
        "- ",
      ),
      record.map((one) => `{{fact:${one.id}}}`),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const change = { body_markdown: pieces.join(" "), title: pieces.join("") };
        expect(checkedWith(change)).toEqual(checkedWith(change));
      }),
      randomCases(150),
    );
  });
});

function readAgain(body: string): string {
  return plain(filledText(body, builtInFacts));
}

/** Typed spellings that read alike: `1 to 2 December` with other spaces. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
