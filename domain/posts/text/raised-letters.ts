const plain = "0123456789+-=()ni";
const signs: Readonly<Record<"^" | "_", string>> = {
  "^": "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ",
  _: "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ",
};

/** Raised (`^`) or lowered letters on the line: 10³ must not become 103; those of 4th and marks of notes may come down. */
export function onTheLine(letters: string, sign: "^" | "_"): string {
  const text = letters.trim();
  if (/^(\[.*\]|st|nd|rd|th|)$/i.test(text)) return text;
  const drawn = Array.from(text, (letter) => signs[sign][plain.indexOf(letter)]);
  return drawn.includes(undefined) ? `${sign}(${text})` : drawn.join("");
}
