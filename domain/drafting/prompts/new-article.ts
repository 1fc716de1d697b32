import { z } from "zod";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { product } from "../../../content/site.ts";
import { postCategories } from "../../posts/post.ts";
import type { DraftRequest, Evidence } from "../writer.ts";
import {
  evidenceData,
  knownLinks,
  message,
  rules,
  validContent,
  type Question,
  type Written,
} from "./rules.ts";

const sample = `Your child has studied for months, and then freezes in a mock test. That is common, and you can help more than you think.

## Make one test at home feel like the real one

In 2026, Paper 1 lasts {{fact:paper1.duration}} and has {{fact:paper1.questions}}. Once a week, let your child sit one whole paper at a desk, with the door shut and the phone in another room. Do not ask for the score that evening. Ask what went well, and which questions took the most time. Our page on [mock tests](/mock-tests) says how to choose them.

> **Example.** Suppose Meera spends 10 minutes on each of 3 hard questions. That is 3 × 10 = 30 minutes. Next time she moves on after 3 minutes, and the same 3 questions cost her 9 minutes.

## What helps on a bad day

Many students need some weeks before they feel calm. Keep meals and sleep regular, and praise the effort rather than the number. If the worry stays, talk to a teacher together.`;

function instructions(records: FactSnapshot): string {
  const { edition } = records;
  return `${rules(records)}

Your task: write the article that the request asks for. Plan your own sections: whatever a reader of this title expects, in the order in which it helps.
- "must_cover" are the points that the person named. Cover each of them where it belongs; they are no headings. "guide" is an article of ours on the same subject: an example of what belongs to it, not an order. "passages" were checked by people, each with the points that it answers.
- A point for which facts and passages have nothing gets general guidance (how to study, how to decide, whom to ask), without a value or rule of the exam. A point that needs such a value is left out of the text and named in "open".
- Words of the request about tone, length, form or audience tell how to write. They are never headings or sentences of the article.
- As long as "words" says, for the reader in "written_for" ("dropper": a student who repeats a year), unless the request's own words say otherwise. Level-2 headings; tips, questions or a checklist where the request asks for that form.
- Begin with one warm line to that reader, then give the answer in short, then the details: reasons, steps, examples. End with what to do next.
- A table of key facts (Fact, Value, Year) where the reader comes for values: eight rows at most.
- Formulas stand between dollar signs: $v = u + at$.
- A request that names no exam means ${product} ${edition}.
- "exam": "next" is an exam of which nothing is on record. Tell the facts of ${edition} labelled as such ("in ${edition} it was ..."), say once that we have no notice of the next one yet, and say what the reader can do now. Never refuse.

A sample of the tone, for a request on parents and mock tests (use its tokens only where they are listed for you):

${sample}`;
}

function readingData({ reading }: Evidence) {
  const { audiences, length, cycle, topics, points } = reading;
  return {
    must_cover: [...topics.slice(1), ...points],
    written_for: audiences.length === 0 ? "students" : audiences.join(", "),
    words: length ?? "800 to 1,100",
    exam: cycle === "next" ? cycle : undefined,
  };
}

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
  open: z
    .array(z.string())
    .catch([])
    .describe("Points of the request that the article could not answer, each in a few words."),
});

const maxOpen = 12;

export function draftQuestion(
  { prompt, category, evidence }: DraftRequest,
  today: string,
): Question<z.infer<typeof articleSchema>, Written> {
  const request = {
    today,
    request: prompt,
    category: postCategories[category],
    ...readingData(evidence),
  };
  return {
    instructions: instructions(evidence.records),
    message: message({ ...request, ...evidenceData(evidence) }),
    schema: articleSchema,
    resultOf({ open, ...answer }) {
      const content = validContent(
        {
          ...answer,
          hero_image_url: null,
          hero_image_alt: null,
          internal_links: knownLinks(answer.internal_links, evidence, []),
          source_references: [],
        },
        evidence.records,
      );
      return content && { content, notCovered: open.slice(0, maxOpen), fit: "written" };
    },
  };
}
