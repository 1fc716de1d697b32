import { factText, type Fact, type FactValue } from "../../../content/facts/index.ts";
import { matches } from "../../drafting/checks/figures/equal.ts";
import type { Figure, Quantity } from "../../drafting/checks/figures/figure.ts";
import { figuresIn } from "../../drafting/checks/figures/read-figures.ts";
import type { Statement } from "../../drafting/checks/text/statement.ts";
import type { Claim, Ledger } from "../../posts/revisions/ledger.ts";
import { monthNameOf } from "../../shared/clock.ts";

/** A value that may stand in a post in words of its own. */
type StatedValue = Pick<Fact, "id" | "label"> & {
  readonly kind: FactValue["kind"];
  /** As readers see it. */
  readonly text: string;
};

/** The value that a record has now. */
export function statedValue({ id, label, value }: Fact): StatedValue {
  return { id, label, kind: value.kind, text: factText({ value }) };
}

/**
 * The first sentence that states this value without a token of its record, which therefore stays as it is
 * when the record changes; null for none. `statements` are those of the post, with its values filled in.
 */
export function restingSentence(
  statements: readonly Statement[],
  ledger: Ledger | null,
  stated: StatedValue,
): string | null {
  const quantities = quantitiesOf(stated);
  const found = statements.find((statement) => {
    if (statement.example) return false;
    const claim = claimOf(statement, ledger);
    const known = claim?.records ?? [];
    const isSaid = () => states(statement, stated, quantities);
    if (!known.some(({ id }) => id === stated.id)) return known.length === 0 && isSaid();
    return !statement.values.some(({ record }) => record.id === stated.id) || isSaid();
  });
  return found === undefined ? null : found.text.trim();
}

/** What the checks saw in this very sentence or cell. */
function claimOf({ place, text }: Statement, ledger: Ledger | null): Claim | undefined {
  const at = JSON.stringify(place);
  return ledger?.claims.find(
    (claim) => claim.sentence.endsWith(text.trim()) && JSON.stringify(claim.place) === at,
  );
}

/** Whether the statement's own words, without its tokens, say the value. */
function states(
  { text, values, own }: Statement,
  stated: StatedValue,
  quantities: readonly Quantity[],
): boolean {
  if (quantities.length === 0) return saysText(ownWords(text, values), stated);
  const isOwn = ({ start, end }: Figure) =>
    !values.some((value) => value.start < end && start < value.end);
  const isNamed = sharesWord(`${own} ${text}`, stated.label);
  return figuresIn(text)
    .filter(isOwn)
    .some((figure) =>
      quantities.some(
        (quantity) =>
          figure.quantity.kind === quantity.kind &&
          (isNamed || tellingKinds.has(quantity.kind)) &&
          matches(figure, quantity, null),
      ),
    );
}

/** Quantities that hardly occur by chance; of others, a word of the record's label has to stand beside. */
const tellingKinds: ReadonlySet<Quantity["kind"]> = new Set([
  "days",
  "money",
  "percentile",
  "rank",
]);

function quantitiesOf({ kind, text }: StatedValue): readonly Quantity[] {
  if (kind === "rank") return [{ kind: "rank", rank: Number(text.replaceAll(",", "")) }];
  if (kind === "signed-marks") return [{ kind: "signed", marks: Number(text) }];
  return figuresIn(text).map(({ quantity }) => quantity);
}

/** Shorter texts (`Yes`, `NTA`) stand in every post. */
const shortestText = 6;

function saysText(words: string, { text }: StatedValue): boolean {
  return text.length >= shortestText && words.toLowerCase().includes(text.toLowerCase());
}

function ownWords(text: string, values: Statement["values"]): string {
  return values.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}

function sharesWord(text: string, label: string): boolean {
  const words = new Set(wordsOf(text));
  return wordsOf(label).some((word) => words.has(word));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
}

/** Words by which posts are looked for that may state the value, written in one of the usual ways. */
export function searchWords({ value }: Pick<Fact, "value">): readonly string[] {
  switch (value.kind) {
    case "date":
      return dayWords(value.day);
    case "date-range":
      return [value.from, value.to].flatMap(dayWords);
    case "date-list":
      return value.days.flatMap(dayWords);
    case "money":
      return numberWords(value.rupees, ["₹", "Rs ", "Rs. "], "");
    case "number":
      return numberWords(value.amount, [""], ` ${firstWord(value.unit)}`);
    case "number-range":
      return [value.min, value.max].flatMap((amount) =>
        numberWords(amount, [""], ` ${firstWord(value.unit)}`),
      );
    case "percent":
      return [`${value.percent}%`, `${value.percent} per`];
    case "percentile":
      return [String(value.percentile), value.percentile.toFixed(value.decimals)];
    case "rank":
      return numberWords(value.rank, ["rank "], "");
    case "duration":
      return [factText({ value }), `${value.minutes} min`];
    case "file-size":
      return [value.minKb, value.maxKb].flatMap((size) => [
        `${size} kB`,
        `${size} KB`,
        `${size}KB`,
      ]);
    case "questions-and-marks":
      return [`${value.questions} questions`, `${value.marks} marks`];
    case "text":
      return value.text.length < shortestText ? [] : [value.text];
    case "list":
      return [factText({ value })];
    case "tally":
    case "boolean":
    case "points":
    case "steps":
    case "signed-marks":
      return [];
  }
}

/** Small numbers stand everywhere: they count with what is around them alone. */
function numberWords(amount: number, before: readonly string[], after: string): readonly string[] {
  const written = [...new Set([amount.toLocaleString("en-IN"), String(amount)])];
  if (amount >= 100) return written;
  return written.flatMap((digits) => before.map((sign) => sign + digits + after));
}

function firstWord(text: string): string {
  return text.split(" ")[0] ?? "";
}

function dayWords(isoDay: string): readonly string[] {
  const month = monthNameOf(isoDay);
  const short = month.slice(0, 3);
  const day = Number(isoDay.slice(-2));
  const ordinals = ["st", "nd", "rd", "th"].map((ending) => `${day}${ending} ${short}`);
  return [`${day} ${short}`, ...ordinals, `${short} ${day}`, `${month} ${day}`];
}
