const lookalikes = new Map(
  Object.entries({
    a: "аαɑ",
    b: "ьƅ",
    c: "сϲƈ",
    d: "ԁɗ",
    e: "еєεҽ",
    g: "ɡ",
    h: "һհ",
    i: "іɩιıí",
    j: "јϳʝ",
    k: "κк",
    l: "ӏⅼ",
    m: "мⅿ",
    n: "пηռ",
    o: "оοօ",
    p: "рρ",
    q: "ԛ",
    r: "гʀ",
    s: "ѕʂ",
    t: "тτ",
    u: "υսц",
    v: "ѵνⅴ",
    w: "ԝѡω",
    x: "хχ",
    y: "уүγ",
    z: "ʐ",
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

export function inLatin(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return Array.from(plain, (letter) => lookalikes.get(letter) ?? letter).join("");
}

const digitsAsLetters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  l: "i",
  "|": "i",
};

/** `jeema1n`, `jeemaln` and `jeernain` are one. */
export function skeleton(name: string): string {
  const letters = Array.from(name, (letter) => digitsAsLetters[letter] ?? letter).join("");
  return letters.replaceAll("rn", "m").replaceAll("vv", "w");
}

export function withoutDoubles(name: string): string {
  return name.replaceAll(/(.)\1+/g, "$1");
}

export function isOneSlipFrom(name: string, otherName: string): boolean {
  return name !== otherName && (isOneSwapFrom(name, otherName) || isOneEditFrom(name, otherName));
}

export function isOneSwapFrom(name: string, otherName: string): boolean {
  const at = firstDifference(name, otherName);
  return (
    name.length === otherName.length &&
    name !== otherName &&
    name[at] === otherName[at + 1] &&
    name[at + 1] === otherName[at] &&
    name.slice(at + 2) === otherName.slice(at + 2)
  );
}

function isOneEditFrom(name: string, otherName: string): boolean {
  const at = firstDifference(name, otherName);
  if (name.length === otherName.length) return name.slice(at + 1) === otherName.slice(at + 1);
  const [shorter, longer] = name.length < otherName.length ? [name, otherName] : [otherName, name];
  return longer.length === shorter.length + 1 && longer.slice(at + 1) === shorter.slice(at);
}

function firstDifference(name: string, otherName: string): number {
  let at = 0;
  while (at < name.length && at < otherName.length && name[at] === otherName[at]) at += 1;
  return at;
}
