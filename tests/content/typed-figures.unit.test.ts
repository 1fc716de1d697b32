import { globSync, readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";

const { find: findFact } = builtInFacts;

/** Digits that page content may have typed, and why. All else is looked up in the registry. */
const allowed: readonly { readonly why: string; readonly pattern: RegExp }[] = [
  {
    why: "names of papers, sessions, classes, rounds and tests, which are no amounts",
    pattern: /\b(?:Paper|Session|Class|Round|Test|Set) \d+[AB]?\b/g,
  },
  {
    why: "years as editions; with a day or month before it, a year is a date",
    pattern:
      /(?<!\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]* )\b20(?:1\d|2[0-6])\b/g,
  },
  { why: "the age at which a reader is no minor any more", pattern: /\bunder 18\b/g },
  { why: "the country code of India, before a telephone number", pattern: /^91$/g },
  { why: "the numbers of national helplines", pattern: /^(?:14416|112|1930)$/g },
  { why: "the size of a sheet", pattern: /\bA4\b/g },
  { why: "the upper end of the percentile scale", pattern: /\b100 percentile\b/g },
];

/** Texts that stand as they are. */
const fixedTexts: ReadonlySet<string> = new Set([
  // Fixed wording of /mock-tests and /preparation-tips.
  "Tests will be activated before Session 1 in January 2026.",
  "Long-term strategy (6-12 months)",
  "Short-term strategy (3-6 months)",
  "Last-minute strategy (1-2 months)",
  // The same lengths as names of the plans, in the registry.
  "Plan for 6 to 12 months",
  "Plan for 3 to 6 months",
  "Plan for the last 1 to 2 months",
  // An example, which says itself that its numbers are made up.
  " 1,00,000 students wrote your shift. 95,000 of them scored the same as you or less. Your percentile is then 95.",
]);

/** Properties that hold addresses, keys and days by which things are sorted: no reader sees them as text. */
const technical: ReadonlySet<string> = new Set([
  "id",
  "path",
  "address",
  "host",
  "link",
  "date",
  "caveats",
]);

/** Of a record, only what surrounds its value is text; the value is the registry's. */
const textOfRecords: ReadonlySet<string> = new Set(["label", "question"]);

const content = new URL("../../content/", import.meta.url);

const files = readdirSync(content, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  // Formulae, group numbers and orders of the sciences are no figures of the exam.
  .filter((path) => !path.startsWith("syllabus/"))
  // How guides are read; tests/content/guides.unit.test.ts looks for figures in their texts.
  .filter((path) => !path.startsWith("guides/"))
  // Names of programmes, as the tables of JoSAA write them.
  .filter((path) => !path.startsWith("closing-ranks/"))
  // Passages give advice in hours and problems; library.unit.test.ts looks for figures of the exam in them.
  .filter((path) => !path.startsWith("library/"));

type TypedText = { readonly place: string; readonly text: string };

const typedTexts = files.flatMap(textsOf);

test("no page content holds a typed figure: each is looked up by the id of its record", () => {
  expect(typedTexts.length).toBeGreaterThan(1000);
  const typed = typedTexts.filter(({ text }) => /\d/.test(withoutAllowed(text)));
  expect(typed.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
});

function withoutAllowed(text: string): string {
  if (fixedTexts.has(text)) return "";
  return allowed.reduce((rest, { pattern }) => rest.replace(pattern, ""), text);
}

/** Every written text of a file; what is named by a record's id, an address or a key is none. */
function textsOf(path: string): readonly TypedText[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(new URL(path, content), "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const isRegistry = path.startsWith("facts/") && path !== "facts/caveats.ts";
  const found: TypedText[] = [];

  function visit(node: ts.Node, property: string | undefined): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer, node.name.getText());
      return;
    }
    if (isText(node) && isShown(node.text, property)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `content/${path}:${line + 1}`, text: node.text });
    }
    ts.forEachChild(node, (child) => visit(child, property));
  }

  function isShown(text: string, property = ""): boolean {
    if (technical.has(property) || isKey(text)) return false;
    return !isRegistry || textOfRecords.has(property);
  }

  visit(source, undefined);
  return found;
}

/** The id of a record, a part or a question, an address of this site, or a day that is a constant. */
function isKey(text: string): boolean {
  const isDay = /^20\d\d-\d\d-\d\d$/.test(text);
  return isDay || findFact(text) !== undefined || /^\/|^[a-z]+(?:-[a-z\d]+)+$/.test(text);
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);
}

/** Shared by every edition; records, news, addresses of past years and the days of the legal texts are of their year. */
const ofEveryEdition = globSync("content/{*,pages/*,faq/*}.ts").filter(
  (file) =>
    !/content\/(?:news|edition-address|official-sites|used-hosts)\.ts$|legal-texts\.ts$/.test(file),
);

/** A year behind these names one thing of that year for ever, or is how code calls a page. */
const yearsAllowed = [
  /(?:registration|syllabus)-2026/g,
  /\b(?:cutoff|josaa|rank|csab|papers)\.20\d\d\.[\w.]*/g,
  // The record that follows is named by its year.
  /For JoSAA 2026, |Seats reported for 2026|in 2026\.`|"2026", "2025"/g,
  // Fixed wording: what was planned for this page.
  /before Session 1 in January 2026\./g,
  /\/\*\*[^]*?\*\/|\/\/ .*$/gm,
];

test.each(ofEveryEdition)("%s takes the year of the exam from its edition", (file) => {
  const source = yearsAllowed.reduce(
    (text, one) => text.replace(one, ""),
    readFileSync(file, "utf8"),
  );
  expect(source.match(/.*\b202[67]\b.*/g) ?? []).toEqual([]);
});
