import { factFigure, factText, type Fact, type FactForm } from "../../../content/facts/index.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import { matches } from "./figures/equal.ts";
import type { Figure } from "./figures/figure.ts";
import { figuresIn } from "./figures/read-figures.ts";

const forms: readonly FactForm[] = ["figure", "questions", "marks"];

/** The token that reads as the typed figure does; null when it would change the sentence. */
export function tokenFor(figure: Figure, record: Fact, inCell: boolean): string | null {
  if (readsAs(figure, factText(record))) return factToken(record.id);
  if (!inCell) return null;
  const form = forms.find((one) => plain(factFigure(record, one)) === plain(figure.text));
  return form === undefined ? null : factToken(record.id, form);
}

function readsAs(figure: Figure, value: string): boolean {
  if (plain(value) === plain(figure.text)) return true;
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

function plain(text: string): string {
  return text.toLowerCase().replaceAll(",", "").replaceAll("−", "-").replace(/\s+/g, " ").trim();
}
