const smallWords = new Set(
  "a an the and or but of for to in on at by with from as vs per into than between after before during without under over through".split(
    " ",
  ),
);

/** Names that are written in one way only, by their small letters. */
const names: ReadonlyMap<string, string> = new Map(
  `JEE NTA NIT NITs IIT IITs IIIT IIITs GFTI NCERT CBSE NIOS JoSAA CSAB KEAM OBC OBC-NCL EWS SC ST PwD NRI OCI DASA CIWG
  B.Arch B.Planning FAQ FAQs PYQ PYQs MCQ MCQs CSE ECE EEE 3D Kerala Hindi Malayalam India YouTube`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);

/** A title as one would print it: names in their own letters, the rest in capitals where it was typed without any. */
export function tidyTitle(typed: string): string {
  const words = typed
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\s+([,:;?!])/g, "$1")
    .trim()
    .split(" ");
  // Names have their capitals in every text, and the first word has one too.
  const others = words
    .slice(1)
    .filter(
      (word) => !/^(?:jee|mains?|advanced|\W*)$/i.test(word) && !names.has(word.toLowerCase()),
    )
    .filter((word) => !smallWords.has(word.toLowerCase()));
  const capitals = others.filter((word) => /^\p{Lu}/u.test(word)).length;
  const isTyped = others.length > 0 && capitals * 2 > others.length;
  return words
    .map((word, place) =>
      wordInTitle(word, {
        isFirst: place === 0 || /[:–?!-]$/.test(words[place - 1] ?? ""),
        isTyped,
      }),
    )
    .join(" ")
    .replaceAll(/\bJEE [Mm]ains?\b/g, "JEE Main")
    .replaceAll(/\bJEE [Aa]dvanced?\b/g, "JEE Advanced")
    .replaceAll(/(?<=\d )[AP]m\b/g, (half) => half.toLowerCase())
    .replace(/[.,;:\s]+$/, "")
    .replace(/ [-–] (?=[^:]*$)/, (dash, at: number, title: string) =>
      title.slice(0, at).includes(":") ? dash : ": ",
    )
    .replace(/^(?:Is|Are|Can|Do|Does|Should|Will) [^?]*$/, "$&?")
    .replace(
      /^(?:(?:How Many|Which)(?: \S+){1,3}|What|When|Where|Why) (?:Should|Do|Does|Can|Is|Are) [^?]*$/,
      "$&?",
    );
}

function wordInTitle(
  word: string,
  { isFirst, isTyped }: { readonly isFirst: boolean; readonly isTyped: boolean },
): string {
  const [, before = "", core = word, after = ""] = /^([("']*)(.*?)([)"',:;?!]*)$/.exec(word) ?? [];
  const name = names.get(core.toLowerCase());
  if (name !== undefined) return before + name + after;
  if (isTyped && !isFirst) return word;
  const isSmall = !isFirst && smallWords.has(core.toLowerCase());
  if (isSmall || /\p{Lu}/u.test(core.slice(1))) return word;
  return before + core.charAt(0).toUpperCase() + core.slice(1) + after;
}
