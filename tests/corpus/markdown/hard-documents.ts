import { z } from "zod";
import { labelledData } from "../../support/labelled-data.ts";

const constructsSchema = z.record(z.string(), z.array(z.string()));

function constructsOf(kind: string): readonly string[] {
  return Object.values(labelledData(`corpus/markdown/${kind}`, constructsSchema)).flat();
}

/** How blocks begin, end, nest and follow one another. */
const hardBlocks = constructsOf("blocks");

/** Parts of a line: marks, escapes, entities, addresses, breaks, scripts. */
const hardInlines = [
  ...constructsOf("inlines"),
  `${"A very long line without an end, ".repeat(120)}stops.`,
  `${"unbrokenword".repeat(200)} **${"b".repeat(500)}**`,
];

/** How blocks can follow one another. */
const gaps = ["\n\n", "\n\n\n", "\n \n", "\r\n\r\n", "\n\n\t\n\n"];

/** Inside a quote, or in an item below its marker. */
function within(text: string, first: string, later: string): string {
  return text
    .split("\n")
    .map((line, index) => (index === 0 ? first : later) + line)
    .join("\n");
}

/**
 * Hard Markdown documents: each construct alone, neighbours that change one another's meaning, and each
 * eighth construct within a quote and within a list.
 */
export const hardDocuments: readonly string[] = [
  ...hardBlocks,
  ...hardInlines,
  ...hardBlocks.flatMap((block, index) => {
    const next = hardInlines[index % hardInlines.length] ?? "";
    const gap = gaps[index % gaps.length] ?? "";
    return index % 3 === 0 ? [block + gap + next + gap + block] : [];
  }),
  ...[...hardInlines, ...hardBlocks]
    .filter((_, index) => index % 8 === 0)
    .flatMap((text) => [within(text, "> ", "> "), `- first\n- ${within(text, "", "  ")}\n\nlast`]),
];
