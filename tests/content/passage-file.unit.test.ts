import { join } from "node:path";
import { expect, test } from "vitest";
import { passageFile, readPassages } from "../../content/library/passage-file.ts";

const folder = join(import.meta.dirname, "../../content/library");

const theme = { id: "weeks", title: "Calm and loud weeks", part: "wellbeing" };

const text = `---
title: Calm and loud weeks
part: wellbeing
about: Weeks before the exam.
place: 30
---

## A calm week

\`\`\`yaml
id: calm-week
asks: calm week; last week calm; aakhri hafta
subjects: study plan, sleep and health
page: /preparation-tips
source: The almanac <https://example.org/week>
\`\`\`

Sleep well.

### Food

Eat well.

## A loud week

\`\`\`yaml
id: loud-week
asks: loud week; noise at home; shor
subjects: study plan
page: /preparation-tips
\`\`\`

Close the door.
`;

test("an office that writes a file of two passages gets both as they stand in it", () => {
  expect(passageFile("weeks.md", text)).toEqual({
    place: 30,
    passages: [
      {
        id: "calm-week",
        title: "A calm week",
        theme,
        asks: ["calm week", "last week calm", "aakhri hafta"],
        subjects: ["study plan", "sleep and health"],
        body: "Sleep well.\n\n### Food\n\nEat well.",
        page: "/preparation-tips",
        source: { title: "The almanac", address: "https://example.org/week" },
      },
      {
        id: "loud-week",
        title: "A loud week",
        theme,
        asks: ["loud week", "noise at home", "shor"],
        subjects: ["study plan"],
        body: "Close the door.",
        page: "/preparation-tips",
      },
    ],
  });
});

test.each([
  ["no data at the head of the file", "---\ntitle", "title", "a file begins with its data"],
  ["a place in words", "place: 30", "place: third", "at place"],
  ["words before the first passage", "---\n\n## A calm", "---\n\nHello.\n\n## A calm", "begins"],
  ["a line without a name", "page: /preparation-tips", "/preparation-tips", '"/preparation-tips"'],
  ["two asks", "calm week; last week calm", "calm week", "at asks"],
  ["a page that is not there", "page: /preparation-tips\nsource", "page: /x\nsource", "at page"],
  ["an address without a title", "The almanac <https", "<https", "at source"],
  ["data that nobody reads", "source: The", "author: The", '"author"'],
  ["no id", "id: loud-week\n", "", "at id"],
  ["no data", "## A loud week\n\n```yaml", "## A loud week\n\nText", "a block of data"],
  ["no text", "Close the door.", "", "a block of data and a text"],
])("a file with %s is refused with its name and the fault", (_, before, after, message) => {
  expect(text).toContain(before);
  const read = () => passageFile("weeks.md", text.replace(before, after));
  expect(read).toThrow(/^weeks\.md/);
  expect(read).toThrow(message);
});

test("the files of the library are read in the order of their places, README.md left out", () => {
  const ids = readPassages(folder).map(({ id }) => id);
  expect(ids[0]).toBe("one-year-plan");
  expect(ids).toContain("state-counselling-beside-josaa");
});
