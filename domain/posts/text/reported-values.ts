import { reportedBeside } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { factsIn, textParts, unknownValue, type TextPart } from "./fact-tokens.ts";

export type ReportsBeside = (part: TextPart) => string;

export function reportsBeside(
  paragraph: string,
  facts: FactSnapshot,
  { isBrief = false }: { readonly isBrief?: boolean } = {},
): ReportsBeside {
  const told = new Set<string>(factsIn(paragraph, facts).map(({ id }) => id));
  const said = new Set<string>();
  return (part) => {
    if (part.kind !== "fact") return "";
    const beside = reportedBeside(part.record, facts, { form: part.form, isBrief, told });
    if (beside === null || said.has(beside)) return "";
    said.add(beside);
    return ` (${beside})`;
  };
}

export function reportedText(paragraph: string, facts: FactSnapshot): string {
  if (!paragraph.includes("{{")) return paragraph;
  const besideOf = reportsBeside(paragraph, facts);
  return textParts(paragraph, facts)
    .map((part) => (part.kind === "unknown" ? unknownValue : part.text + besideOf(part)))
    .join("");
}
