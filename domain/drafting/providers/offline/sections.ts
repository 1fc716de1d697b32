import { inReadingOrder, type StatedFact, type TopicMaterial } from "./material.ts";
import { sentencesOf } from "./sentences.ts";
import { topicGuides } from "./topic-guide.ts";

/** Before this section later additions are put. */
export const checksHeading = "What to check on the official site";

/** Rows of the table of key facts. */
const keyFactRows = 6;
/** A text longer than this belongs into a sentence, not into a table. */
const longestCell = 60;
/** Fewer values than this read better as sentences. */
const fewestTableRows = 4;
/** From this many sentences on a list is easier to read than a paragraph. */
const sentencesInParagraph = 3;

/** The figures a reader came for, as the first table, short ones if there are enough; empty when every value is a list. */
export function keyFactsSection(facts: readonly StatedFact[]): string {
  const single = facts.filter(({ items }) => items === null);
  const short = single.filter(({ text }) => text.length <= longestCell);
  const rows = inReadingOrder(
    (short.length < fewestTableRows ? single : short).slice(0, keyFactRows),
  );
  if (rows.length === 0) return "";
  const remark =
    starred(rows).length > 0 ? "A star means that a note further down belongs to the value." : "";
  return joined(["## Key facts", table("Fact", rows), remark]);
}

/** All topics: why each matters, its values, and the notes that belong to them, each in full once. */
export function topicSections(
  materials: readonly TopicMaterial[],
  remarkOn: (material: TopicMaterial) => string,
): readonly string[] {
  const headingOfNote = new Map<string, string>();
  return materials.map((material) => {
    const guide = topicGuides[material.topic];
    const single = material.facts.filter((fact) => fact.items === null);
    const parts = [
      `## ${guide.heading}`,
      [guide.lead, remarkOn(material)].filter((sentence) => sentence !== "").join(" "),
      guide.tabular ? tableAndRest(single) : paragraphOrList(single),
      ...material.facts.map(itemList),
      ...notesOf(material.facts).map((note) => {
        const before = headingOfNote.get(note);
        if (before !== undefined) return quoted(`See the note in the section “${before}”.`);
        headingOfNote.set(note, guide.heading);
        return quoted(note);
      }),
    ];
    return joined(parts);
  });
}

function notesOf(facts: readonly StatedFact[]): readonly string[] {
  return [...new Set(facts.flatMap(({ note }) => note ?? []))];
}

function quoted(note: string): string {
  return `> **Note:** ${note}`;
}

function tableAndRest(facts: readonly StatedFact[]): string {
  const cells = facts.filter(({ record }) => record.value.kind !== "text");
  if (cells.length < fewestTableRows) return paragraphOrList(facts);
  return joined([
    table("What", cells),
    paragraphOrList(facts.filter((fact) => !cells.includes(fact))),
  ]);
}

function table(firstHead: string, facts: readonly StatedFact[]): string {
  const withStar = starred(facts);
  const rows = facts.map((fact) => {
    const star = withStar.includes(fact) ? " \\*" : "";
    return `| ${fact.label} | ${fact.text}${star} | ${fact.edition} |`;
  });
  return [`| ${firstHead} | Value | Year |`, "| --- | --- | --- |", ...rows].join("\n");
}

/** The facts whose note has to be pointed at: where one note holds for the whole table, none. */
function starred(facts: readonly StatedFact[]): readonly StatedFact[] {
  const [first] = facts;
  const oneForAll = first !== undefined && facts.every(({ note }) => note === first.note);
  return oneForAll ? [] : facts.filter(({ note }) => note !== null);
}

function paragraphOrList(facts: readonly StatedFact[]): string {
  const lines = sentencesOf(facts);
  if (lines.length <= sentencesInParagraph) return lines.join(" ");
  return lines.map((line) => `- ${line}`).join("\n");
}

function itemList(fact: StatedFact): string {
  if (fact.items === null) return "";
  const { ordered, entries } = fact.items;
  const lines = entries.map((entry, index) =>
    ordered ? `${index + 1}. ${entry}.` : `- ${entry.charAt(0).toUpperCase()}${entry.slice(1)}`,
  );
  return `### ${fact.label}\n\n${lines.join("\n")}`;
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}
