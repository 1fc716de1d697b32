import { factText } from "../../../content/facts/index.ts";
import { amountOf, numberPattern } from "../../language/numbers.ts";
import type { Figure } from "./figures.ts";
import type { PlacedSentence } from "./sentences.ts";

const number = new RegExp(numberPattern, "gi");
/** Products and sums of more numbers than these are no help to a reader. */
const maxNumbers = 14;

/** True if a figure follows from others in its sentence, in the one before or in its row: `25 × 4 = 100`. */
export function isDerived(
  { quantity, start, end }: Figure,
  { words, before, row, tokens }: PlacedSentence,
): boolean {
  if (quantity.kind === "days" || quantity.kind === "clock" || quantity.min !== quantity.max)
    return false;
  const text = `${words.slice(0, start)} ${words.slice(end)}`;
  const values = tokens.map(({ record }) => factText(record)).join(" ");
  const own = amountsOf(`${text} ${values}`);
  const given = own.length > 1 ? own : amountsOf(`${text} ${values} ${before} ${row}`);
  if (
    !/[×x*+−–=÷/-]|\b(?:times|plus|minus|together|so|that is|means|makes?|total|brings?|leaves?|gives?|left|each|half|which)\b/i.test(
      words,
    )
  )
    return false;
  const result = quantity.min;
  const isMarks = quantity.kind === "marks" || quantity.kind === "count";
  return (
    given.some((one, place) =>
      given.some((other, at) => {
        if (at === place) return false;
        const results = [one * other, one + other, one - other, one / other, (one * other) / 100];
        if (isMarks) results.push(4 * one - other);
        return results.some((value) => Math.abs(value - result) < 0.01);
      }),
    ) ||
    (isMarks && given.some((one) => 4 * one === result))
  );
}

function amountsOf(text: string): readonly number[] {
  const found = [...text.matchAll(number)].map(([written]) => amountOf(written));
  return found.slice(0, maxNumbers);
}
