import { format } from "oxfmt";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { ChosenOutline } from "../../domain/drafting/outline/outline-shape.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { filledBody } from "../../domain/posts/text/article.ts";
import { filledText } from "../../domain/posts/text/fact-tokens.ts";
import type { PostCategory } from "../../domain/posts/post.ts";
import { slugFromTitle } from "../../domain/posts/post-address.ts";
import { offlineDraft } from "./drafting.ts";

type Choice = Pick<ChosenOutline, "title" | "opening"> & {
  /** Names of passages of the library, in their order. */
  readonly passages: readonly string[];
};

/** What an institute's office types, the category that it chooses, and what a person ticks in a minute of what is offered. */
export const examplePrompts: readonly (readonly [string, PostCategory, Choice])[] = [
  [
    "fees and documents for SC and ST plz",
    "news",
    {
      title: "Fees and Documents for SC and ST Students",
      passages: [
        "application-fee-table",
        "documents-for-the-form",
        "sc-st-certificate",
        "how-to-pay-the-fee",
      ],
    },
  ],
  [
    "jee main 2027 registraton date kab aayega and documnts list",
    "news",
    {
      title: "JEE Main 2027 Registration: What Is Known and What to Keep Ready",
      passages: ["what-is-known-about-2027", "eligibility-for-2027", "documents-for-the-form"],
    },
  ],
  [
    "tips for droppers + how many attempts? and is 75% needed",
    "preparation-tips",
    {
      title: "For Droppers: A Plan, the Attempts and the Class 12 Marks",
      opening:
        "A second try asks for patience, and it is easier when the open questions are out of the way.",
      passages: [
        "dropper-year-plan",
        "dropper-mistakes",
        "number-of-attempts",
        "class-twelve-percentage-rule",
      ],
    },
  ],
  [
    "parents ke liye: hostel safe hai kya, kharcha kitna",
    "news",
    {
      title: "Hostels and Costs: What Parents Ask",
      passages: [
        "hostel-questions",
        "not-safe-at-home-or-hostel",
        "all-costs-of-the-year",
        "scholarships-and-fee-help",
      ],
    },
  ],
  [
    "10 tips for exam day",
    "exam-strategy",
    {
      title: "The Exam Day from Morning to the Last Minute",
      passages: [
        "exam-morning",
        "what-to-carry",
        "gate-times",
        "panic-in-the-hall",
        "last-minutes-of-the-paper",
      ],
    },
  ],
  [
    "negative marking explain with example, short 300 words",
    "exam-strategy",
    {
      title: "How Negative Marking Works, with an Example",
      passages: ["marking-with-an-example", "should-i-guess"],
    },
  ],
  [
    "ews certifcate kaise banaye aur last date",
    "news",
    {
      title: "The EWS Certificate: How to Get It in Time",
      passages: ["ews-certificate", "certificate-is-late", "which-document-when"],
    },
  ],
  [
    "30 day revision plan for class 12 students",
    "time-management",
    {
      title: "Thirty Days to Go: A Revision Plan for Class 12",
      passages: [
        "thirty-day-table",
        "spaced-revision",
        "school-day-timetable",
        "sleep-while-preparing",
      ],
    },
  ],
  [
    "B.Arch paper patern, drawing test ki tayari",
    "study-material",
    {
      title: "B.Arch: The Paper and How to Practise Drawing",
      passages: ["paper-two-a-pattern", "drawing-practice", "aptitude-practice"],
    },
  ],
  [
    "rank 41000 obc kerala which nit, choice filling tips",
    "news",
    {
      title: "Which NIT for an OBC Rank from Kerala, and How to Fill the Choices",
      passages: [
        "what-can-i-get-with-my-rank",
        "nit-calicut-home-and-other-state",
        "category-rank-and-open-seat",
        "order-of-choices",
      ],
    },
  ],
  [
    "how many mocks to give n how to analyse mock test",
    "mock-tests",
    {
      title: "Mock Tests: How Many, and What to Do After Each",
      passages: ["mock-test-schedule", "mock-test-analysis", "error-book"],
    },
  ],
  [
    "form me galti ho gayi correction kaise kare, photo rejected",
    "news",
    {
      title: "A Mistake in the Form or a Rejected Photo: What to Do",
      passages: ["correction-window", "photo-for-the-form", "mistakes-that-spoil-the-form"],
    },
  ],
];

export type Example = {
  readonly prompt: string;
  readonly category: PostCategory;
  readonly slug: string;
  readonly content: DraftContent;
};

/** The choice of an example, as the calls have it. */
export function outlineOfExample({ passages, ...words }: Choice): ChosenOutline {
  return { ...words, sections: passages.map((id) => ({ id: `passage:${id}` })) };
}

export function exampleDrafts(): readonly Example[] {
  return examplePrompts.map(([prompt, category, choice]) => {
    const content = offlineDraft(prompt, { chosen: outlineOfExample(choice) });
    return { prompt, category, slug: slugFromTitle(content.title), content };
  });
}

/** The draft as a file: what stands around the text in front, values in place of tokens. */
export async function exampleFile({ prompt, category, content }: Example): Promise<string> {
  const front = {
    prompt,
    category,
    title: content.title,
    summary: filledText(content.hero_summary, builtInFacts),
    description: filledText(content.meta_description, builtInFacts),
    tags: content.tags,
    links: content.internal_links,
    sources: content.source_references.map(({ title, url }) => `${title} <${url}>`),
  };
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const text = `---\n${lines.join("\n")}\n---\n\n${filledBody(content.body_markdown, builtInFacts)}\n`;
  return (await format("example.md", text, { printWidth: 100 })).code;
}
