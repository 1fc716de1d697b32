import type { DraftContent } from "../writer.ts";
import { factFigure, factText, type Fact, type FactForm } from "../../../content/facts/index.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import { matches } from "./figures/equal.ts";
import type { Figure } from "./figures/figure.ts";
import { figuresIn } from "./figures/read-figures.ts";

/** A typed value and the token that takes its place. */
export type Autofix = {
  readonly field: "hero_summary" | "meta_description" | "body_markdown";
  /** Offsets in the field's source. */
  readonly start: number;
  readonly end: number;
  readonly token: string;
};

/** The draft with tokens in place of typed values; everything else is as it was. */
export function withAutofixes(content: DraftContent, autofixes: readonly Autofix[]): DraftContent {
  if (autofixes.length === 0) return content;
  const fieldText = (field: Autofix["field"]) => {
    const text = content[field];
    let written = "";
    let read = 0;
    for (const one of autofixes
      .filter((autofix) => autofix.field === field)
      .sort((one, other) => one.start - other.start)) {
      written += text.slice(read, one.start) + one.token;
      read = one.end;
    }
    return written + text.slice(read);
  };
  return {
    ...content,
    hero_summary: fieldText("hero_summary"),
    meta_description: fieldText("meta_description"),
    body_markdown: fieldText("body_markdown"),
  };
}

const forms: readonly FactForm[] = ["figure", "questions", "marks"];

/** The token that reads as the typed figure does; null when it would change the sentence. */
export function tokenFor(figure: Figure, record: Fact, inCell: boolean): string | null {
  if (readsAs(figure, factText(record))) return factToken(record.id);
  if (!inCell) return null;
  const form = forms.find((one) => plainValue(factFigure(record, one)) === plainValue(figure.text));
  return form === undefined ? null : factToken(record.id, form);
}

function readsAs(figure: Figure, value: string): boolean {
  if (plainValue(value) === plainValue(figure.text)) return true;
  if (figure.inWords || figure.approximate) return false;
  const [held, ...more] = figuresIn(value);
  if (held === undefined || more.length > 0 || held.text !== value) return false;
  const { quantity } = figure;
  const isWhole = ["money", "percent", "percentile", "days"].includes(quantity.kind);
  if (!isWhole || quantity.kind !== held.quantity.kind || /-/.test(figure.text)) return false;
  return sameWhole(figure, held);
}

function sameWhole(figure: Figure, held: Figure): boolean {
  const { quantity } = figure;
  if (quantity.kind === "percentile" && held.quantity.kind === "percentile")
    return quantity.percentile === held.quantity.percentile && /percentile$/i.test(figure.text);
  if (quantity.kind === "days" && held.quantity.kind === "days")
    return JSON.stringify(quantity.spans) === JSON.stringify(held.quantity.spans);
  return matches(figure, held.quantity, null) && !/[a-z]+-/i.test(figure.text);
}

function plainValue(text: string): string {
  return text.toLowerCase().replaceAll(",", "").replaceAll("−", "-").replace(/\s+/g, " ").trim();
}
