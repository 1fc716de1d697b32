/**
 * The names of characters (`&nbsp;`) that the editor knows. The whole list of HTML weighs as much as a third of the
 * Markdown parser, so that this one takes its place in the browser (`vite.config.ts`), under the name of the
 * list's function. A block with another name is shown as it is written.
 */
const names: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00A0", shy: "\u00AD" },
  ...{ ensp: "\u2002", emsp: "\u2003", thinsp: "\u2009", zwnj: "\u200C", zwj: "\u200D" },
  ...{ lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", laquo: "«", raquo: "»" },
  ...{ ndash: "–", mdash: "—", hellip: "…", bull: "•", middot: "·", sect: "§", para: "¶" },
  ...{ copy: "©", reg: "®", trade: "™", deg: "°", micro: "µ", euro: "€", pound: "£", cent: "¢" },
  ...{ times: "×", divide: "÷", plusmn: "±", minus: "−", radic: "√", infin: "∞", pi: "π" },
  ...{ frac12: "½", frac14: "¼", frac34: "¾", sup1: "¹", sup2: "²", sup3: "³" },
  ...{ larr: "←", rarr: "→", uarr: "↑", darr: "↓", le: "≤", ge: "≥", ne: "≠", asymp: "≈" },
  ...{ alpha: "α", beta: "β", gamma: "γ", Delta: "Δ", theta: "θ", lambda: "λ", Omega: "Ω" },
};

/** The character of a name; false for a name that is not known. */
export function decodeNamedCharacterReference(name: string): string | false {
  return Object.hasOwn(names, name) && (names[name] ?? false);
}

/** Whether a text may name a character that is not known here. */
export function namesOthers(text: string): boolean {
  const found = text.matchAll(/&([a-z][a-z0-9]*);/gi);
  return [...found].some(([, name = ""]) => decodeNamedCharacterReference(name) === false);
}
