import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { writtenPassages } from "../../content/library/written-passages.ts";
import { guideTextsIn } from "../../domain/drafting/guides/guide-texts.ts";
import {
  findMarks,
  type MarkContext,
  type MarkedText,
} from "../../domain/drafting/marks/find-marks.ts";
import {
  type SentenceReading,
  verdictsOf,
  withVerdicts,
} from "../../domain/drafting/marks/reading-marks.ts";
import {
  type PlacedSentence,
  sentenceKey,
  sentencesOf,
} from "../../domain/drafting/marks/sentences.ts";
import { settleMark, type Settlement } from "../../domain/drafting/marks/settle-mark.ts";
import { tokenizeValues } from "../../domain/drafting/marks/typed-values.ts";
import { filledText } from "../../domain/posts/text/fact-tokens.ts";
import { markSchema, type Mark } from "../../domain/posts/revisions/mark.ts";

const facts = builtInFacts;
const context: MarkContext = { facts, request: null, isOwnSentence: () => false };

function article(body_markdown: string, title = "What students should know"): MarkedText {
  return { title, hero_summary: "", meta_description: "", body_markdown };
}

async function marksOf(body: string, request: string | null = null): Promise<readonly Mark[]> {
  return findMarks(article(body), { facts, request, isOwnSentence: () => false });
}

/** `conflict ₹900 (fee.obc_ews.one_paper)`, one after the other; a sentence that is marked as a whole is `unverified *`. */
async function told(body: string, request: string | null = null): Promise<string> {
  return (await marksOf(body, request))
    .map(({ kind, text, sentence, record }) => {
      const words = sentence === text ? "*" : text;
      return `${kind} ${words}${record === null ? "" : ` (${record.id})`}`;
    })
    .join(", ");
}

const table = (head: string, row: string) =>
  `| ${head} |\n|${" --- |".repeat(head.split("|").length)}\n| ${row} |`;

// prettier-ignore
const cases: readonly (readonly [body: string, marks: string])[] = [
  // True values, typed.
  ["General male candidates pay ₹1,000 for one paper.", "verified ₹1,000 (fee.general_male.one_paper)"],
  ["A girl of the General category pays ₹800 for one paper and ₹1,600 for two papers.", "verified ₹800 (fee.general_female.one_paper), verified ₹1,600 (fee.general_female.two_papers)"],
  ["Session 1 registration closed on 27 November 2025.", "verified 27 November 2025 (date.s1.registration)"],
  ["Paper 1 has 75 questions, 25 in each subject.", "verified 75 questions (paper1.questions), verified 25 (paper1.questions_per_subject)"],
  ["The General cutoff of 2026 was 93.41 percentile.", "verified 93.41 percentile (cutoff.2026.general)"],
  ["NIT Calicut CSE closed at 5,222 for other states in 2025.", "verified 5,222 (rank.2025.nit_calicut_cse)"],
  ["OBC-NCL has 27% of the seats.", "verified 27% (reservation.obc)"],
  ["The photo has to weigh 10 to 300 kB.", "verified 10 to 300 kB (upload.photo)"],
  // The same with another value.
  ["General male candidates pay ₹1,200 for one paper.", "conflict ₹1,200 (fee.general_male.one_paper)"],
  ["OBC and EWS candidates pay ₹900 for one paper and ₹1,500 for two papers.", "verified ₹900 (fee.obc_ews.one_paper), conflict ₹1,500 (fee.obc_ews.two_papers)"],
  ["The fee to challenge the answer key is ₹500 per question.", "conflict ₹500 per question (key.challenge_fee)"],
  ["Session 1 registration closed on 30 November 2025.", "conflict 30 November 2025 (date.s1.registration_closes)"],
  ["The April answer key was open to challenges until 15 April 2026.", "conflict 15 April 2026 (date.s2.answer_key)"],
  ["Paper 1 has 90 questions in all.", "conflict 90 (paper1.questions)"],
  ["Paper 1 lasts 2 hours 30 minutes.", "conflict 2 hours 30 minutes (paper1.duration)"],
  ["JEE Main 2026 had four sessions.", "conflict four (exam.sessions)"],
  ["A wrong answer costs −2.", "conflict −2 (marking.wrong)"],
  ["The gates close 15 minutes before the start.", "conflict 15 minutes (admit.gate_closing)"],
  ["The General cutoff of 2026 was 95 percentile.", "conflict 95 percentile (cutoff.2026.general)"],
  ["SC and ST students need 60% in Class 12 for an NIT seat.", "conflict 60% (admission.min_percent_sc_st)"],
  ["In JoSAA 2025, NIT Warangal CSE closed at 1,827 for other states.", "conflict 1,827 (rank.2025.nit_warangal_cse)"],
  ["Session 2 took place from 21 to 29 January 2026.", "conflict 21 to 29 January 2026 (date.s2.exam)"],
  // The value of another group, session or year.
  ["The ST cutoff of 2026 was 63.92 percentile.", "conflict 63.92 percentile (cutoff.2026.st)"],
  ["The Session 1 result of Paper 1 came on 20 April 2026.", "conflict 20 April 2026 (date.s1.result)"],
  ["The General cutoff of 2026 was 93.10 percentile.", "conflict 93.10 percentile (cutoff.2026.general)"],
  // Another year, of which we have nothing.
  ["JEE Main 2027 will cost ₹1,200 for General boys for one paper.", "unverified ₹1,200"],
  ["Session 1 of JEE Main 2027 begins on 21 January 2027.", "unverified 21 January 2027"],
  // Not known which record is meant.
  ["General candidates pay ₹1,000.", "unverified ₹1,000"],
  // Tables and lists.
  [table("Group | One paper", "OBC/EWS | ₹950"), "conflict ₹950 (fee.obc_ews.one_paper)"],
  [`## Application fee\n\n${table("Group | One paper", "SC/ST/PwD | 500")}`, "verified 500 (fee.sc_st_pwd.one_paper)"],
  [table("Year | General cutoff", "2024 | 92.10"), "conflict 92.10 (cutoff.2024.general)"],
  [table("Event | Session 2", "Admit card | 25 March 2026"), "conflict 25 March 2026 (date.s2.admit_card)"],
  ["## Session 2\n\n- Admit card: 29 March 2026\n- Result: 25 April 2026", "verified 29 March 2026 (date.s2.admit_card), conflict 25 April 2026 (date.s2.result)"],
  // Rules, and riders on tokens.
  ["Candidates may leave the hall after one hour.", "unverified *"],
  ["The admit card is sent by post.", "unverified *"],
  ["Aadhaar is compulsory, and no other ID is accepted.", "unverified *"],
  ["Session 1 was held on {{fact:date.s1.exam}}.", "verified 21, 22, 23, 24, 28 and 29 January 2026 (date.s1.exam)"],
  ["The form closed on {{fact:date.s1.registration_closes}}, and you may change the city on the exam day.", "verified 27 November 2025 (date.s1.registration_closes), unverified you may change the city on the exam day."],
  ["SC and ST candidates pay {{fact:fee.obc_ews.one_paper}} for one paper.", "conflict ₹900 (fee.sc_st_pwd.one_paper)"],
  // Nothing to mark.
  ["Solve 20 problems a day and sleep for 8 hours.", ""],
  ["Give each question 2 minutes, then move on.", ""],
  ["> **Example.** Meera pays ₹1,234 and answers 40 questions.", ""],
  ["Suppose you answer 50 questions and lose 12 marks.", ""],
  ["With 40 right and 10 wrong you have 160 − 10 = 150 marks.", ""],
  ["The formula is $v = 3 + 4t$ and \\(a = 90\\) holds.", ""],
  ["Read [the page](https://jeemain.nta.nic.in/2026/12/31) and `code 90 questions`.", ""],
  ["In Class 12, Section B of Paper 1 worries many students of Session 2.", ""],
  ["Does the General cutoff stand at 95 percentile?", ""],
];

describe("a sentence", () => {
  test.each(cases)("gets its marks: %s", async (body, marks) => {
    expect(await told(body)).toBe(marks);
  });

  test("with a figure of the request about its reader gets none", async () => {
    const body = "With a rank of 41,000 you look at newer institutes.";
    expect(await told(body)).toBe("unverified 41,000");
    expect(await told(body, "which college for rank 41000")).toBe("");
  });

  test("in Hindi or Malayalam has its figures read", async () => {
    expect(await told("One paper: General male की fee ₹1,200 है।")).toContain("conflict ₹1,200");
    expect(await told("General male: one paper ഫീസ് ₹1,000 ആണ്.")).toContain("verified ₹1,000");
  });

  test("of our own is neither a conflict nor unverified", async () => {
    const own = "The admit card is sent by post.";
    const marks = await findMarks(article(`${own} The form is sent by hand.`), {
      facts,
      request: null,
      isOwnSentence: (sentence) => sentenceKey(sentence) === sentenceKey(own),
    });
    expect(marks.map(({ text }) => text)).toEqual(["The form is sent by hand."]);
  });
});

// prettier-ignore
const corrections: readonly (readonly [body: string, corrected: string | null])[] = [
  ["General male candidates pay ₹1,200 for one paper.", "General male candidates pay ₹1,000 for one paper."],
  ["JEE Main 2026 had three sessions.", "JEE Main 2026 had 2 sessions."],
  ["The signature is a file of 50 to 500 kB, JPG.", "The signature is a file of 10 to 50 kB, JPG."],
  ["Session 1 registration closed on 30 November 2025.", "Session 1 registration closed on 27 November 2025."],
  ["Session 1 corrections were open from 3 to 5 December 2025.", "Session 1 corrections were open from 1 to 2 December 2025."],
  ["Session 1 corrections were open between 3 and 5 December 2025.", null],
  ["A wrong answer costs −2 marks.", null],
  ["Paper 1 has 90 questions in all, of which you attempt 75.", null],
  ["Paper 1 has **90** questions in all.", "Paper 1 has 75 questions in all."],
];

describe("what is offered for a conflict", () => {
  test.each(corrections)("reads right, or nothing is: %s", async (body, corrected) => {
    const [mark] = (await marksOf(body)).filter(({ kind }) => kind === "conflict");
    expect(mark?.corrected).toBe(corrected);
    if (mark === undefined || corrected === null) return;
    const settled = settleMark(article(body), mark, { action: "correct" });
    const read = filledText(settled?.body_markdown ?? "", facts).replaceAll("*", "");
    expect(read).toBe(corrected);
    const marks = await marksOf(settled?.body_markdown ?? "");
    expect(marks.map(({ kind }) => kind)).toEqual(["verified"]);
  });
});

describe("our own texts", () => {
  test("of the library contradict no record, their values typed or as tokens", async () => {
    const bodies = writtenPassages.flatMap(({ title, body }) => [
      `## ${title}\n\n${body}`,
      `## ${title}\n\n${filledText(body, facts)}`,
    ]);
    const marks = (await Promise.all(bodies.map((body) => marksOf(body)))).flat();
    const conflicts = marks.filter(({ kind }) => kind === "conflict");
    expect(conflicts.map(({ sentence }) => sentence)).toEqual([]);
  });

  test("of the guides contradict no record", async () => {
    const texts = guideTextsIn(facts).map(({ title, opening, sections }) => {
      const body = sections.map(({ heading, markdown }) => `## ${heading}\n\n${markdown}`);
      return article([opening, ...body].join("\n\n"), title);
    });
    const marks = (await Promise.all(texts.map((text) => findMarks(text, context)))).flat();
    const conflicts = marks.filter(({ kind }) => kind === "conflict");
    expect(conflicts.map(({ sentence }) => sentence)).toEqual([]);
  });
});

describe("an article of a model with planted falsehoods", () => {
  test.each(["registration", "pattern"])(
    "has each of them marked, figures beside their record: %s",
    async (name) => {
      const file = readFileSync(new URL(`articles/${name}.md`, import.meta.url), "utf8");
      const [head = "", rest = ""] = file.split("# title\n");
      const [title = "", body = ""] = rest.split("# body\n");
      const planted = [...head.matchAll(/^- (.+)$/gm)].map(([, words = ""]) => words);
      const text = await tokenizeValues(article(body, title.trim()), facts);
      const marks = await findMarks(text, context);
      const doubted = marks.filter(({ kind }) => kind !== "verified");
      for (const words of planted) {
        const found = doubted.filter(({ sentence }) => sentence.includes(words));
        expect(
          found.map(({ kind }) => kind),
          words,
        ).toContain(/\d/.test(words) ? "conflict" : "unverified");
      }
      const conflicts = doubted.filter(({ kind }) => kind === "conflict");
      expect(
        conflicts.every(({ text }) =>
          planted.some((words) => words.includes(text) || text.includes(words)),
        ),
      ).toBe(true);
      const words = body.split(/\s+/).length;
      expect((doubted.length - planted.length) / words).toBeLessThan(8 / 1000);
    },
  );
});

describe("the marks of a text", () => {
  const body =
    "## Fees\n\nGeneral male candidates pay **₹1,000** for one paper.\n\n| Group | One paper |\n| --- | --- |\n| OBC/EWS | {{fact:fee.obc_ews.one_paper}} |\n\n- ST candidates pay ₹700 for one paper.";

  test("are valid, in reading order, and stand where they say", async () => {
    const marks = await marksOf(body);
    for (const mark of marks) expect(() => markSchema.parse(mark)).not.toThrow();
    expect(marks.map(({ id }) => id)).toEqual(["m1", "m2", "m3"]);
    expect(marks.map(({ textRange }) => body.slice(...textRange))).toEqual([
      "₹1,000",
      "{{fact:fee.obc_ews.one_paper}}",
      "₹700",
    ]);
    expect(marks.map(({ block, under }) => [block, under])).toEqual([
      [2, "Fees"],
      [3, "Fees"],
      [4, "Fees"],
    ]);
    expect(marks[1]?.sentence).toBe("OBC/EWS, One paper: ₹900");
  });
});

describe("settling a mark", () => {
  const settled = async (body: string, settlement: Settlement, of = 0) => {
    const mark = (await marksOf(body)).filter(({ kind }) => kind !== "verified")[of];
    return mark === undefined
      ? undefined
      : settleMark(article(body), mark, settlement)?.body_markdown;
  };
  const lie = "The admit card is sent by post.";

  // prettier-ignore
  test.each([
    ["a sentence between others", `First one. ${lie} Last one.`, "First one. Last one."],
    ["the first sentence", `${lie} Last one.`, "Last one."],
    ["the last sentence", `First one. ${lie}\n\nMore.`, "First one.\n\nMore."],
    ["a whole paragraph", `First.\n\n${lie}\n\nLast.`, "First.\n\nLast."],
    ["a list item", `- one\n- ${lie}\n- three`, "- one\n- three"],
    ["a labelled list item", `1. **Form.** Read it.\n2. **Admit card**. ${lie}\n3. **Result.** Wait.`, "1. **Form.** Read it.\n3. **Result.** Wait."],
    ["a labelled paragraph", `**Admit card.** ${lie}\n\nRead on.`, "Read on."],
    ["one of two sentences below a label", `- **Admit card.** ${lie} Print it.\n- two`, "- **Admit card.** Print it.\n- two"],
    ["an emphasised sentence", `First. **${lie}** Last.`, "First. Last."],
    ["a row of a table", "| Group | One paper |\n| --- | --- |\n| SC | ₹500 |\n| OBC | ₹950 |\n| EWS | ₹900 |", "| Group | One paper |\n| --- | --- |\n| SC | ₹500 |\n| EWS | ₹900 |"],
    ["a heading", "## Paper 1 has 90 questions\n\nRead on.", "Read on."],
  ])("by deletion takes %s out and mends what is around it", async (_, body, left) => {
    expect(await settled(body, { action: "delete" })).toBe(left);
  });

  test("by editing exchanges the sentence for the words, trimmed", async () => {
    const edit = { action: "edit", text: "  Print *it*. " } as const;
    expect(await settled(`First. ${lie} Last.`, edit)).toBe("First. Print *it*. Last.");
    expect(await settled(lie, { action: "edit", text: " " })).toBeUndefined();
  });

  test("is not offered where nothing replaces it, or a title would be empty", async () => {
    expect(await settled(lie, { action: "correct" })).toBeUndefined();
    const text = article("Read on.", "Paper 1 has 90 questions");
    const [mark] = await findMarks(text, context);
    expect(mark && settleMark(text, mark, { action: "delete" })).toBeNull();
  });
});

describe("typed values", () => {
  const text = article(
    "General male candidates pay ₹1,000 for one paper. See [₹1,000 for General male, one paper](/registration-2026).\n\nOBC and EWS candidates pay ₹950 for one paper. Paper 1 has **75 questions**.",
    "Paper 1 has 75 questions",
  );

  test("that are the record's become tokens, and nothing else changes", async () => {
    const changed = await tokenizeValues(text, facts);
    expect(changed.title).toBe(text.title);
    expect(changed.body_markdown).toBe(
      "General male candidates pay {{fact:fee.general_male.one_paper}} for one paper. See [₹1,000 for General male, one paper](/registration-2026).\n\nOBC and EWS candidates pay ₹950 for one paper. Paper 1 has **{{fact:paper1.questions}}**.",
    );
    expect(filledText(changed.body_markdown, facts)).toBe(text.body_markdown);
  });
});

function withReading(
  marks: readonly Mark[],
  sentences: readonly PlacedSentence[],
  readings: readonly SentenceReading[],
): readonly Mark[] {
  return withVerdicts(marks, sentences, verdictsOf(sentences, readings, facts), facts);
}

describe("a reading by a model", () => {
  const body =
    "General male candidates pay ₹1,200 for one paper. The admit card is sent by post. The exam is easy to reach. The paper has nice colours.";
  const sentences = sentencesOf(article(body), facts).filter(
    ({ field }) => field === "body_markdown",
  );
  const read = (
    number: number,
    verdict: SentenceReading["verdict"],
    record: string | null = null,
  ): SentenceReading => ({ number, verdict, record, why: "Because." });
  const after = async (...readings: readonly SentenceReading[]) =>
    withReading(await marksOf(body), sentences, readings).map(
      ({ kind, text, isRead }) => `${kind} ${text}${isRead ? " (read)" : ""}`,
    );
  const conflict = "conflict ₹1,200";
  const rule = "unverified The admit card is sent by post.";

  test("takes a rule off that claims nothing or that a record answers, and no conflict of a figure", async () => {
    expect(await after()).toEqual([conflict, rule]);
    expect(await after(read(1, "none"), read(2, "none"))).toEqual([conflict]);
    expect(await after(read(2, "agrees", "admit.carry"))).toEqual([conflict]);
    expect(await after(read(2, "agrees", "passage:admit-card-does-not-open"))).toEqual([conflict]);
    expect(await after(read(2, "agrees"))).toEqual([conflict, rule]);
  });

  test("adds conflicts beside their record, and doubts where none stands yet", async () => {
    expect(await after(read(2, "contradicts", "admit.carry"), read(4, "no-record"))).toEqual([
      conflict,
      "conflict The admit card is sent by post. (read)",
      "unverified The paper has nice colours. (read)",
    ]);
    expect(
      await after(read(1, "contradicts", "fee.general_male.one_paper"), read(2, "no-record")),
    ).toEqual([conflict, rule]);
    for (const source of ["no.such.record", "passage:admit-card-does-not-open"])
      expect(await after(read(3, "contradicts", source), read(99, "no-record"))).toEqual([
        conflict,
        rule,
        "unverified The exam is easy to reach. (read)",
      ]);
  });

  test("takes a figure off that the record shows, and no other", async () => {
    const said = "The best of the General list paid ₹1,000. The others paid ₹1,100.";
    const placed = sentencesOf(article(said), facts).filter(
      ({ field }) => field === "body_markdown",
    );
    const agreed = [1, 2].map((number) => read(number, "agrees", "fee.general_male.one_paper"));
    const marks = withReading(await marksOf(said), placed, agreed);
    expect(marks.map(({ kind, text }) => `${kind} ${text}`)).toEqual(["unverified ₹1,100"]);
  });

  test.each([
    [
      "The best students of the General list paid ₹1,300 for it.",
      "fee.general_male.one_paper",
      "The best students of the General list paid ₹1,000 for it.",
    ],
    [
      "In the numerical part you see ten questions in each subject.",
      "paper1.numerical_per_subject",
      "In the numerical part you see 5 questions in each subject.",
    ],
    [
      "In the numerical part you see ten questions in each subject, and you answer any five of them.",
      "paper1.numerical_per_subject",
      null,
    ],
  ])(
    "offers the record's value where that makes the sentence true: %s",
    (said, record, correct) => {
      const placed = sentencesOf(article(said), facts).filter(
        ({ field }) => field === "body_markdown",
      );
      const [mark] = withReading([], placed, [read(1, "contradicts", record)]);
      expect(mark?.corrected).toBe(correct);
    },
  );

  test("holds for a later revision in which the sentence stands under the same heading, as long as its record does", async () => {
    const verdicts = verdictsOf(
      sentences,
      [read(2, "agrees", "admit.carry"), read(4, "no-record")],
      facts,
    );
    const openOf = async (text: string, known = verdicts) => {
      const placed = sentencesOf(article(text), facts);
      return withVerdicts(await marksOf(text), placed, known, facts)
        .filter(({ kind }) => kind === "unverified")
        .map(({ textRange }) => text.slice(...textRange));
    };
    expect(await openOf(`A new opening stands here.\n\n${body}`)).toEqual([
      "The paper has nice colours.",
    ]);
    const sent = "The admit card is sent by post.";
    expect(await openOf(`## Another heading\n\n${body}`)).toEqual([sent]);
    const outdated = verdicts.map((verdict) =>
      Object.assign({}, verdict, { against: verdict.against && { id: "admit.carry", value: "x" } }),
    );
    expect(await openOf(body, outdated)).toEqual([sent, "The paper has nice colours."]);
  });
});
