const small = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
  "sixteen seventeen eighteen nineteen",
]
  .join(" ")
  .split(" ");
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  k: 1000,
  l: 100_000,
  cr: 10_000_000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  crore: 10_000_000,
  crores: 10_000_000,
  million: 1_000_000,
};

const units = String.raw`[- ](?:${small.slice(1, 10).join("|")})\b`;

/** Below a hundred. With two ways to read `twenty-five`, a row of them would have twice as many readings with each. */
export const numberWord = `(?:(?:${Object.keys(tens).join("|")})(?:${units}|(?!${units}))|${small.slice(1).join("|")})`;
const digits = String.raw`\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const scale = String.raw`(?:[ -]?(?:hundred|thousand|lakhs?|lacs?|crores?|million|cr)|(?<=\d)(?:k|L)(?![a-z]))`;

/** `1,000`, `2.5 lakh`, `five hundred`. */
export const numberPattern = String.raw`(?:(?:(?<![\d.,])(?:${digits})|\b${numberWord})(?:${scale})?\b)`;

export const isNumberWord = (text: string): boolean => /^[a-z]/i.test(text.trim());

export function amountOf(text: string): number {
  const plain = text
    .toLowerCase()
    .replaceAll(",", "")
    .replace(/(?<=\d)(?=[a-z])/, " ")
    .trim();
  return plain.split(/[\s-]+/).reduce((total, part) => grown(total, part), { sum: 0 }).sum;
}

function grown({ sum }: { sum: number }, part: string): { sum: number } {
  const factor = scales[part];
  if (factor !== undefined) return { sum: (sum === 0 ? 1 : sum) * factor };
  const value = tens[part] ?? (small.includes(part) ? small.indexOf(part) : Number(part));
  return { sum: sum + value };
}

export function decimalsOf(text: string): number {
  return /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
}
