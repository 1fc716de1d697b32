import { z } from "zod";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { product } from "../../../content/site.ts";
import { postCategories } from "../../posts/post.ts";
import type { DraftRequest, Evidence } from "../writer.ts";
import { knownLinks, validContent, message, type Question, rules, type Written } from "./rules.ts";
import { evidenceData } from "./evidence-data.ts";

/** Shows tone, a token in a sentence, a link and an example; its subject is one that few requests have. */
const sample = `Your child has studied for months, and then freezes in a mock test. That is common, and you can help more than you think.

## Make one test at home feel like the real one

In 2026, Paper 1 lasts {{fact:paper1.duration}} and has {{fact:paper1.questions}}. Once a week, let your child sit one whole paper at a desk, with the door shut and the phone in another room. Do not ask for the score that evening. Ask what went well, and which questions took the most time. Our page on [mock tests](/mock-tests) says how to choose them.

> **Example.** Suppose Meera spends 10 minutes on each of 3 hard questions. That is 3 × 10 = 30 minutes. Next time she moves on after 3 minutes, and the same 3 questions cost her 9 minutes.

## What helps on a bad day

Many students need some weeks before they feel calm. Keep meals and sleep regular, and praise the effort rather than the number. If the worry stays, talk to a teacher together.`;

function instructions(records: FactSnapshot): string {
  const { edition } = records;
  return `${rules(records)}

Your task: write the article that the request asks for. "sections" is what a person chose for it: its sections in their order, each with its passage, whose tokens are the values that you may state.
- Write these sections, all of them, in this order and under these headings of level 2 (a heading may be worded better; a request by days, in tips, as a comparison or as questions decides the form inside of them). No other section: none on the marking scheme, dates or links that nobody chose, no summary at the end that says it all again.
- A "note" is what a person wants of that section: follow it as far as the rules allow.
- A section with "answer_with" has no passage: general guidance that helps (how to study, how to decide, what to ask whom), without a value of the exam. "check the official site" is an answer.
- Without sections: short sections under level-2 headings, one for each thing that the request asks, of general guidance.
- "title" and "opening", where they are given, are the person's: take them as they are.
- As long as "words" says, for the reader in "written_for" ("dropper": a student who repeats a year), unless the request's own words say otherwise.
- Begin with one warm line to that reader, then give the answer in short, then the details: reasons, steps, examples.
- A table of key facts (Fact, Value, Year) only where the reader comes for values: six rows at most.
- A request that names no exam means ${product} ${edition}.
- "exam": "next" is an exam that is not announced. Tell the facts of ${edition} labelled as such ("in ${edition} it was ..."), say once that its own dates and rules are not announced yet, and say what the reader can do now. Never refuse.

A sample of the tone, for a request on parents and mock tests (use its tokens only where they are listed for you):

${sample}`;
}

/** Whom and what the request seems to want; its own words come first. */
function readingData({ reading: { readers, length, cycle }, title, opening }: Evidence) {
  return {
    written_for: readers.length === 0 ? "students" : readers.join(", "),
    words: length ?? "700 to 1,000",
    ...(cycle === "next" && { exam: cycle }),
    ...(title !== null && { title }),
    ...(opening !== null && { opening }),
  };
}

const ofTheExam = /(?<!\d)20\d\d(?!\d)|\b(?:session|paper|class|shift|round) ?\d\b/gi;

/** The figures of a request with the words beside them, besides years and names of the exam's parts: what the writer may type and calculate with. */
function numbersOf(prompt: string): readonly string[] {
  const words = prompt.replaceAll(ofTheExam, ";");
  const phrases = words.match(/(?:[\p{L}₹]+ ?)?(?<!\d)\d(?:[\d.,]*\d)?(?:[ -]?[\p{L}%]+)?/gu);
  return [...new Set(phrases)];
}

/** What a model answers to a request. Addresses are not among it: sources follow from its tokens. */
const articleSchema = z.object({
  title: z
    .string()
    .describe("30 to 70 characters, as a person would write it: no full stop, no tokens."),
  hero_summary: z
    .string()
    .describe("One to three sentences that give the answer first; values as tokens."),
  meta_description: z.string().describe("70 to 150 characters for search engines."),
  tags: z.array(z.string()).describe("Two to six short tags of one to three words."),
  body_markdown: z.string().describe("The article in markdown, values as tokens."),
  internal_links: z
    .array(z.string())
    .describe("Up to six listed paths that help this reader, most useful first."),
});

/** Asks for a new article; `today` is an ISO day in India. The draft has only links that are known. */
export function draftQuestion(
  { prompt, category, evidence }: DraftRequest,
  today: string,
): Question<z.infer<typeof articleSchema>, Written> {
  const request = {
    today,
    request: prompt,
    numbers_of_the_request: numbersOf(prompt),
    category: postCategories[category],
    ...readingData(evidence),
  };
  return {
    instructions: instructions(evidence.records),
    message: message({ ...request, ...evidenceData(evidence) }),
    schema: articleSchema,
    resultOf(answer) {
      const content = validContent(
        {
          ...answer,
          title: evidence.title ?? answer.title,
          hero_image_url: null,
          hero_image_alt: null,
          internal_links: knownLinks(answer.internal_links, evidence, []),
          source_references: [],
        },
        evidence.records,
      );
      return content && { content };
    },
  };
}
