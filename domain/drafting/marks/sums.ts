import { factText } from "../../../content/facts/index.ts";
import { amountOf, numberPattern } from "../../language/numbers.ts";
import type { Figure } from "./figures.ts";
import type { PlacedSentence } from "./sentences.ts";

const number = new RegExp(numberPattern, "gi");
const sum =
  /[×x*+−–=÷/-]|\b(?:times|plus|minus|together|so|that is|means|makes?|total|brings?|leaves?|gives?|left|each|half|which)\b/i;
/** Products and sums of more numbers than these are no help to a reader. */
const maxNumbers = 14;

/** True if a figure follows from others in its sentence, in the one before or in its row: `25 × 4 = 100`. */
export function isDerived({ quantity, start, end }: Figure, sentence: PlacedSentence): boolean {
  const { words, before, row, tokens } = sentence;
  if (quantity.kind === "days" || quantity.kind === "clock" || quantity.min !== quantity.max)
    return false;
  if (!sum.test(words)) return false;
  const values = tokens.map(({ record }) => factText(record)).join(" ");
  const own = amountsOf(`${words.slice(0, start)} ${words.slice(end)} ${values}`);
  const given = own.length > 1 ? own : [...own, ...amountsOf(`${before} ${row}`)];
  const isResult = (value: number) => Math.abs(value - quantity.min) < 0.01;
  return given.some((one, place) =>
    given.some(
      (other, at) =>
        at !== place &&
        [one * other, one + other, one - other, one / other, 4 * one, 4 * one - other].some(
          isResult,
        ),
    ),
  );
}

function amountsOf(text: string): readonly number[] {
  const found = [...text.matchAll(number)].map(([written]) => amountOf(written));
  return found.slice(0, maxNumbers);
}
