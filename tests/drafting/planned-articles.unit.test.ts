import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { PostCategory } from "../../content/post-categories.ts";
import { postCategories } from "../../content/post-categories.ts";
import { composeArticle } from "../../domain/drafting/guides/compose-article.ts";
import { guideTextsIn } from "../../domain/drafting/guides/guide-texts.ts";
import { planArticle } from "../../domain/drafting/guides/plan-article.ts";
import { readPrompt } from "../../domain/drafting/request/read-prompt.ts";
import { filledText } from "../../domain/posts/text/fact-tokens.ts";
import { inProof, isProof } from "../support/tier.ts";

const guides = guideTextsIn(builtInFacts);

function planned(prompt: string, category: PostCategory) {
  return planArticle(readPrompt(prompt, builtInFacts), category, builtInFacts, null);
}

/** A prompt, the category that was chosen, and the guides that may lead, the best one first. */
const prompts: readonly (readonly [string, PostCategory, ...string[]])[] = [
  [
    "Top 10 tips to crack JEE Main in first attempt",
    "preparation-tips",
    "jee-main-preparation-tips",
  ],
  [
    "Topic: Negative marking\nTarget audience: class 12 students\nLength: 600 words",
    "exam-strategy",
    "negative-marking-and-guessing",
  ],
  [
    "How to choose between CSE in a lower NIT and ECE in a top NIT",
    "news",
    "branch-or-college-guide",
    "cse-or-ece",
  ],
  ["organic chemistry reactions yaad kaise kare", "subject-wise", "organic-chemistry"],
  ["Which subject should be attempted first in JEE Main?", "exam-strategy", "which-subject-first"],
  ["Documents required for JEE Main application form", "news", "documents-for-registration"],
  ["What is a good score in JEE Main for NIT?", "news", "good-score-in-jee-main"],
  ["girls supernumerary seats in NITs", "news", "supernumerary-seats-for-women"],
  ["padhai me man nahi lagta motivation chahiye", "preparation-tips", "motivation-and-burnout"],
  ["ജെഇഇ മെയിൻ അഡ്മിറ്റ് കാർഡ് ഡൗൺലോഡ് ചെയ്യുന്ന വിധം", "news", "admit-card-download-and-check"],
  [
    "പരീക്ഷാ ദിവസം ശ്രദ്ധിക്കേണ്ട കാര്യങ്ങൾ",
    "exam-strategy",
    "exam-day-guide",
    "exam-day-checklist-one-page",
    "day-before-and-exam-day-for-family",
  ],
  ["റിപ്പീറ്റ് ചെയ്യുന്ന കുട്ടികൾക്ക് ഒരു പഠന പദ്ധതി", "preparation-tips", "dropper-year", "dropper-timetable"],
  ["ഫിസിക്സ് എങ്ങനെ പഠിക്കാം", "subject-wise", "physics-preparation"],
  ["जेईई मेन में नॉर्मलाइजेशन कैसे होता है", "news", "percentile-and-normalisation"],
  [
    "मॉक टेस्ट में नंबर नहीं बढ़ रहे क्या करें",
    "mock-tests",
    "mock-scores-not-improving",
    "mock-marks-flat-plus-two",
  ],
  [
    "गणित कमजोर है जेईई के लिए कैसे तैयारी करें",
    "subject-wise",
    "mathematics-preparation",
    "weak-in-one-subject",
  ],
  [
    "boards um jee um orumichu engane padikkum",
    "time-management",
    "boards-and-jee-timetable",
    "class-12-boards-and-jee",
  ],
  ["exam centre il enthokke kondupokanam", "exam-strategy", "exam-day-guide"],
  ["which rank do I need for NIT Calicut from Kerala", "news", "home-state-quota-and-nit-calicut"],
];

test("prompts as an office types them lead to the guide that is on them", async () => {
  const missed: string[] = [];
  for (const [prompt, category, ...wanted] of prompts) {
    const { guides: leading } = await planned(prompt, category);
    const [lead] = leading;
    if (lead === undefined || !wanted.includes(lead.id)) missed.push(`${lead?.id}: ${prompt}`);
  }
  expect(missed.length / prompts.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
});

/** To plan an article takes tenths of a second: every change plans some of them, the proof more. */
const everyGuide = isProof ? 1 : 4;
const everyPrompt = isProof ? 24 : 96;

test(
  "nine of ten example prompts lead to their guide, or to another one of its category",
  inProof,
  async () => {
    const examples = guides
      .flatMap((guide) => guide.prompts.map((prompt) => ({ guide, prompt })))
      .filter((_example, place) => place % everyPrompt === 5);
    const missed: string[] = [];
    for (const { guide, prompt } of examples) {
      const { guides: leading, fit } = await planned(prompt, guide.category);
      const [lead] = leading;
      const isRight =
        lead?.id === guide.id || (fit === "guide" && lead?.category === guide.category);
      if (!isRight) missed.push(`${guide.id}, not ${lead?.id}: ${prompt}`);
    }
    expect(missed.length / examples.length, missed.join("\n")).toBeLessThan(0.1);
  },
);

test("the title of a guide, whatever the category, leads to that guide", inProof, async () => {
  const missed: string[] = [];
  for (const { id, title } of guides.filter((_guide, place) => place % everyGuide === 0)) {
    const { guides: leading } = await planned(filledText(title, builtInFacts), "news");
    if (leading[0]?.id !== id || leading.length > 1) missed.push(id);
  }
  expect(missed).toEqual([]);
});

test("an article has at most 1,500 words, no heading twice and an end", async () => {
  const odd: string[] = [];
  for (const [prompt, category] of prompts) {
    const { content, plan } = await composeArticle(prompt, category, builtInFacts);
    const text = filledText(content.body_markdown, builtInFacts);
    const words = text.match(/[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu) ?? [];
    const headings = plan.sections.map(({ heading }) => heading.toLowerCase());
    if (words.length > 1_500) odd.push(`${words.length} words: ${prompt}`);
    odd.push(...headings.filter((one, place) => headings.indexOf(one) !== place));
  }
  expect(odd).toEqual([]);
});

test.for(Object.keys(postCategories) as PostCategory[])(
  "a prompt on nothing gets the general guide of %s",
  async (category) => {
    for (const prompt of ["test post", "write something for tomorrow", "oru nalla article venam"]) {
      const { fit, guides: leading, notCovered } = await planned(prompt, category);
      expect([fit, leading[0]?.category, notCovered]).toEqual(["general", category, []]);
    }
  },
);

test("a point that the leading guide lacks comes from elsewhere, once, and what nothing answers is named", async () => {
  const {
    guides: leading,
    sections,
    notCovered,
  } = await planned(
    "Topic: JoSAA counselling\nKey points: rounds, education loan, boat race",
    "news",
  );
  expect(leading.map(({ id }) => id)).toEqual(["josaa-counselling-guide"]);
  expect(sections.filter(({ heading }) => /loan/i.test(heading))).toHaveLength(1);
  expect(sections.at(-1)?.heading).toBe("What to do next");
  expect(notCovered).toEqual(["boat race"]);
});

test("what is asked and no passage tells is named in the asker's words, and a wish on the tone is none of it", async () => {
  const { notCovered } = await planned(
    "Topic: Inorganic chemistry in 15 days\nTarget audience: students with bus travel of 1 hour\nKey points: realistic, common mistakes, p-block, silver medals\nTone: teacher",
    "subject-wise",
  );
  expect(notCovered).toEqual(["silver medals"]);
});

test("a title of two subjects brings a guide of each, and an order for dates the one on the dates", async () => {
  const two = await planned(
    "Topic: Rotational Motion and Probability\nTarget audience: class 12 students\nKey points: important formulas, typical question, common mistake, how many questions come\nLength: 700 words",
    "subject-wise",
  );
  expect(two.guides.map(({ id }) => id)).toEqual([
    "rotational-motion",
    "probability-and-statistics",
  ]);
  const dates = await planned(
    "All important dates of JEE Main session 1 and 2 in a table, and how to plan study around them",
    "time-management",
  );
  expect(dates.guides[0]?.id).toBe("year-of-a-jee-aspirant");
});

test("a prompt that names a guide follows it, whatever comes nearest, and keeps its other wishes", async () => {
  const prompt =
    "Topic: How JEE Main percentile is calculated\nKey points: what it means for your rank, boat race";
  const { near, notCovered } = await planned(prompt, "news");
  const other = near[1];
  if (other === undefined) throw new Error("another guide comes near");
  const chosen = await planned(`${prompt}\n\nFollow our guide: ${other.title}`, "news");
  expect(chosen.guides[0]?.id).toBe(other.id);
  expect([chosen.fit, chosen.notCovered]).toEqual(["guide", notCovered]);
  expect(notCovered).toEqual(["boat race"]);
});

test("a text for parents is a guide for parents, or says whom it addresses", async () => {
  const own = await planned("How can I help my daughter at home in the JEE year?", "news");
  expect(own.guides[0]?.reader).toBe("parent");
  const worried = await planned(
    "JEE Main exam aduthu varumbol kuttikalkku nalla tension aanu. Urakkam illa. Parents enthu cheyyanam?",
    "preparation-tips",
  );
  expect(worried.opening).toMatch(/speaks to the student/);
  const shared = await planned("Explain the JEE Main answer key to parents", "news");
  expect(shared.guides[0]?.reader).toBe("student");
  expect(shared.opening).toMatch(/speaks to the student/);
  const together = await planned("Percentile for students and their parents", "news");
  expect(together.opening).not.toMatch(/speaks to the student/);
});

test("a short text has the beginning of each section and no half answer", async () => {
  const { content } = await composeArticle(
    "Short post: JEE Advanced eligibility after JEE Main, attempts, age. 250 words only.",
    "news",
    builtInFacts,
  );
  const text = filledText(content.body_markdown, builtInFacts);
  expect(text.match(/[\p{L}\p{N}]+/gu)?.length).toBeLessThan(330);
  expect(text).toMatch(/twice/);
  expect(text).toMatch(/born/);
  expect(text).not.toMatch(/^### [^\n]*\?\n\n(?:#|$)/m);
});

test("a prompt that shares single words with a guide is a loose fit", async () => {
  const { fit } = await planned(
    "Vastu of the study room: which colour of the walls and which direction of the table bring luck",
    "preparation-tips",
  );
  expect(fit).toBe("loose");
});
