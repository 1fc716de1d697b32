import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { readPrompt, type PromptReading } from "../../domain/drafting/request/read-prompt.ts";

const labelled = `Topic: Last two months before JEE Main
Target audience: droppers
Key points: revision, how many mocks, sleep, travel to the centre
Tone: calm, friendly
Length: 700 words`;

const listed = `Post on the JEE Main answer key. please cover
- how to download it
- how to challenge a question, fee, proof
- final key`;

const told = `We need an article for students who fear Mathematics. Many of them come to us in tears.
Tell them how to begin again, which chapters are easy, how to practise daily. Do not give any names of coaching centres.`;

const starred = "Exam day for parents\n* waiting outside\n* what not to ask\n* if the bus is late";

const story = `My son goes to coaching from 4 to 8. His marks do not move and he gets angry when I ask. I am a bank employee.
What should a parent like me do? How to know if it is real study, what to ask the teacher, should we stop the phone.`;

test.for<readonly [string, Partial<PromptReading>]>([
  [starred, { points: ["waiting outside", "what not to ask", "if the bus is late"] }],
  [
    story,
    {
      topics: ["What should a parent like me do?"],
      points: [
        "How to know if it is real study",
        "what to ask the teacher",
        "should we stop the phone",
      ],
    },
  ],
  [
    'A parent sent this on WhatsApp, please answer it as a blog post: "My son is in Plus One, state syllabus. Is the JEE syllabus the same as his textbook? Should he buy NCERT?"',
    { points: ["Should he buy NCERT?"], audiences: ["parent", "class 11"], title: null },
  ],
  [
    "Every day our parents call the office, so I want one post which I can forward. Explain what to take to the centre.",
    { topics: ["what to take to the centre"] },
  ],
  ["Explain float and slide so that parents understand", { title: null }],
  [
    "Fees of NITs and private colleges, one blog for parents",
    { topics: ["Fees of NITs and private colleges"], audiences: ["parent"] },
  ],
  ["importent chapters in physics chemstry maths", { audiences: [] }],
  ["rank 45,000 and 12,000: which NIT", { points: [] }],
  [
    "Topic: Exam hall\nPoints to include:\n1. time split for 3 hours\n2. using mark for review",
    { topics: ["Exam hall"], points: ["time split for 3 hours", "using mark for review"] },
  ],
  ["How can I prepare for KEAM and JEE Main together?", { points: [] }],
  ["Analyse a mock: 4 categories of mistakes", { form: null }],
  // Labels, lists and sentences that list.
  [
    labelled,
    {
      topics: ["Last two months before JEE Main"],
      points: ["revision", "how many mocks", "sleep", "travel to the centre"],
      title: "Last two months before JEE Main",
      length: 700,
    },
  ],
  [
    listed,
    {
      topics: ["the JEE Main answer key"],
      points: ["how to download it", "how to challenge a question, fee, proof", "final key"],
      title: null,
    },
  ],
  [
    told,
    {
      topics: ["students who fear Mathematics"],
      points: ["how to begin again", "which chapters are easy", "how to practise daily"],
      title: null,
    },
  ],
  // Two topics.
  [
    "Answer key challenge and also how to read the scorecard",
    { topics: ["Answer key challenge", "how to read the scorecard"], title: null },
  ],
  // Orders and manner are no part of the subject.
  [
    "Sleep and JEE. Friendly tone, use headings and short paragraphs, SEO friendly, for our website",
    { topics: ["Sleep and JEE"], points: [], title: "Sleep and JEE" },
  ],
  ["Could you write something for parents - how they can help in exam week", { title: null }],
  ["hostel jeevitham patti oru article venam", { topics: ["hostel jeevitham patti"] }],
  // Nothing to write about.
  ["write something for tomorrow", { topics: [] }],
  // Form and length.
  ["Seven tips for drawing practice", { form: { kind: "tips", count: 7, name: "tips" } }],
  ["Five mistakes in the form", { form: { kind: "tips", count: 5, name: "mistakes" } }],
  ["FAQ on the correction window", { form: { kind: "questions", count: null } }],
  [
    "Short FAQ on free books. 6 questions. Not more than 600 words.",
    { topics: ["free books"], points: [], length: 600, form: { kind: "questions", count: 6 } },
  ],
  ["Documents for each step, in a table", { hasTable: true }],
  // The language that is wanted is no subject.
  [
    "Article in Malayalam for parents: how to stay calm",
    { language: "Malayalam", topics: ["parents: how to stay calm"] },
  ],
  ["Mock test analysis. In Hindi please", { language: "Hindi", topics: ["Mock test analysis"] }],
  ["मॉक टेस्ट का विश्लेषण, हिंदी में लिखें", { language: "Hindi" }],
  ["Can I write JEE Main in Malayalam", { language: null }],
  [
    "Topic: time table\nTarget audience: hostel students",
    { topics: ["time table"], readers: "hostel students" },
  ],
  ["Short article on the city slip", { length: 400 }],
  ["Percentile explained in 500-600 words", { length: 550 }],
  // Titles.
  [
    "JEE Main Session 2: Who Should Write It?",
    { title: "JEE Main Session 2: Who Should Write It?" },
  ],
  ["Fear of Mathematics and how to lose it", { title: "Fear of Mathematics and how to lose it" }],
  ["Students are confused about normalisation. Explain it.", { title: null }],
  // For whom, and when.
  ["Counselling guide for parents in Kerala", { audiences: ["parent", "kerala"] }],
  [
    "Exam day. Target audience: students from Kerala writing the exam for the first time and their parents",
    { audiences: ["kerala"] },
  ],
  ["JEE Main 2027 exam pattern", { cycle: "next" }],
])("%s", ([prompt, expected]) => {
  expect(readPrompt(prompt, builtInFacts)).toMatchObject(expected);
});

test("words that tell how to write are never a topic, a point or a title", () => {
  const manner =
    /\b(?:tone|headings?|seo|friendly|words|audience|paragraphs|website|article|blog|table of|cite)\b/i;
  const prompts = [
    labelled,
    listed,
    told,
    "Modern physics notes. Use headings, simple English, write like a teacher, give a small table, for our website blog",
    "Write an informative article on rank lists in 600 words with references. Cite NTA. Don't make it boring.",
    "Kindly prepare a detailed write up on hostel fees. Use bullet points. Professional tone.",
  ];
  const read = prompts.map((prompt) => readPrompt(prompt, builtInFacts));
  const shown = read.flatMap(({ topics, points, title }) => [...topics, ...points, title ?? ""]);
  expect(shown.filter((words) => manner.test(words))).toEqual([]);
});
