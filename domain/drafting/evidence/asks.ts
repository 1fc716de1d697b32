import { groupWords } from "./request-scope.ts";
import { asksWhatNext } from "./request-words.ts";
import { isWeak, subjectTerms } from "./text-search.ts";

/** One thing that a request asks. */
export type Ask = {
  /** The asker's words. */
  readonly ask: string;
  /** The same in plain English, spelt right. */
  readonly words: string;
  /** What it is about; the words by which it is searched. */
  readonly terms: readonly string[];
};

/** More asks than this make no article. */
const mostAsks = 8;
/** Words of a clause that is looked at for asks without a word between them. */
const mostPieced = 14;
const startsOpen = /^(?:and|aur|in|of|for|to|on|with)\b/i;
const endsOpen = /\b(?:and|aur|in|of|for|to|on|with|the|a)$/i;

/** Where one ask surely ends: marks of a sentence, lines, the points of a list. */
const strongEnd =
  /[?!;\n]+|(?<!\b[A-Za-z])\.(?:\s+|$)|:\s+|(?:^|\s)(?:\d{1,2}[.)]|[-•–—])\s+|\s*(?:\b(?:and|also|aur|n)|,)\s+(?=(?:who|what|when|where|which|how|can|may|is|are|does|do|should|will|kab|kaise|kitn[aei]|kaun|kya)\b)/i;
/** Where one may end: the words around it decide. */
const weakEnd =
  /\s*(?:,(?!\d)|[&+/]|\b(?:and|also|plus|as well as|along with|aur|evam|tatha)\b)\s*/gi;
/** What stands between these belongs together. */
const together =
  /\b(?:between|compar\w*|difference|mismatch|differs?|vs|versus|balanc\w*|manag(?:e|es|ing)|both|together)\b|\bfreeze\b|\bphysics\b.*\bchemistry\b|\bchemistry\b.*\bphysics\b/i;

const writingOrder =
  /^(?:(?:please|pls|plz|kindly|hi|hello|sir|can you|could you|i want|we want|i need|we need|need|want) )*(?:(?:write|writ|wright|create|generate|draft|make|prepare|compose|explain|describe|publish|give|tell|share|provide|cover|post)\b(?: me| us)?)?\s*/i;
const textKind =
  /^(?:(?:an?|the|some|one|new|short|long|brief|quick|detailed|complete|simple|\d+[- ]?words?)\s+)*(?:blog ?posts?|blogs?|posts?|articles?|guide|pieces?|content|write ?up|note)\b(?:\s+(?:about|on|of|for|explaining|regarding|with))?\s*/i;

/** What splitting needs to know: the English of a part, and whether it is an ask of one of our passages as it stands. */
type AskReading = {
  readonly plain: (words: string) => string;
  readonly isKnown: (words: string) => boolean;
};

/** The request in its asks, in its order. */
export function splitAsks(request: string, { plain, isKnown }: AskReading): readonly Ask[] {
  if (isKnown(request)) return [asked(request, plain)];
  const clauses = request
    .replace(/(?<=\brank\b[^.?!\n]*),\s*(?=which (?:nit|iiit|college|institute)s?\b)/gi, " ")
    .split(strongEnd)
    .map(withoutOrder)
    .filter((clause) => clause !== "");
  const asks: Ask[] = [];
  for (const clause of clauses) {
    for (const piece of knownParts(clause, isKnown) ?? piecesOf(clause, { plain, isKnown })) {
      const own = asked(piece, plain);
      const known = asks.findIndex(({ terms }) => own.terms.every((term) => terms.includes(term)));
      if (
        isKnown(piece) ? !asks.some(({ ask }) => ask === piece) : own.terms.length > 0 && known < 0
      )
        asks.push(own);
    }
  }
  const telling = asks.filter(
    ({ ask, terms }) => isKnown(ask) || terms.some((term) => !isWeak(term)),
  );
  return (telling.length > 0 ? telling : asks).slice(0, mostAsks).map(withNeighbour);
}

/** Words that ask for a feature of something: of what, the words around them say. */
const features = new Set(
  "date valid validity size format calculat formula step process last refund".split(" "),
);
const pronoun = /\b(?:it|its|they|them|that|this|these|iska|uska|unka)\b/i;

/** "Last date" alone, or "how is it calculated", is about what was asked just before, or after. */
function withNeighbour(ask: Ask, place: number, asks: readonly Ask[]): Ask {
  const neighbour = asks[place - 1] ?? asks[place + 1];
  const isBare = ask.terms.every((term) => features.has(term) || isWeak(term));
  const isOnIt = pronoun.test(ask.words) && ask.terms.length <= 2 && place > 0;
  return (isBare || isOnIt) && neighbour !== undefined
    ? { ...ask, terms: [...new Set([...ask.terms, ...neighbour.terms])] }
    : ask;
}

/** What every group is told in one place: a fee of which nothing else is said is that of the application. */
const forEveryGroup: ReadonlySet<string> = new Set(["fee", "document"]);

/** The terms with the groups that the ask names: each group has records of its own. */
export function withGroups({ words, terms }: Ask): readonly string[] {
  const named = subjectTerms(words).filter((term) => groupWords.has(term) && !limits.has(term));
  return [...new Set([...terms, ...named])];
}

function asked(piece: string, plain: (words: string) => string): Ask {
  const words = plain(piece);
  const all = subjectTerms(words);
  const terms = all.filter((term) => !limits.has(term));
  return {
    ask: piece,
    words,
    terms: termsMeant({ piece, words, terms: terms.length > 0 ? terms : all }),
  };
}

/** The terms without groups where these find only what is beside the ask. */
function termsMeant({
  piece,
  words,
  terms,
}: Pick<Ask, "words" | "terms"> & { readonly piece: string }): readonly string[] {
  if ([piece, words].some(asksWhatNext)) return subjectTerms("csab counselling, drop year");
  const others = terms.filter((term) => !groupWords.has(term));
  return others.length === 1 && forEveryGroup.has(others[0] ?? "") ? others : terms;
}

/** Words that limit an ask to some candidates and are no subject of it. */
const limits: ReadonlySet<string> = new Set(
  "third gender girl boy woman women female male man men general category".split(" "),
);

/** A clause that is nothing but asks of our passages, one after the other: "photo size signature size". */
function knownParts(
  clause: string,
  isKnown: AskReading["isKnown"],
): readonly [string, ...string[]] | null {
  if (isKnown(clause)) return [clause];
  // One word alone is rather a part of its neighbours' ask.
  const words = clause.split(" ");
  if (words.length > mostPieced) return null;
  for (let end = words.length - 2; end > 1; end--) {
    const first = words.slice(0, end).join(" ");
    if (endsOpen.test(first) || startsOpen.test(words.slice(end).join(" "))) continue;
    const others = isKnown(first) ? knownParts(words.slice(end).join(" "), isKnown) : null;
    if (others !== null) return [first, ...others];
  }
  return null;
}

/** A clause cut where both sides ask something of their own. */
function piecesOf(clause: string, { plain, isKnown }: AskReading): readonly string[] {
  if (together.test(plain(clause))) return [clause];
  const standsAlone = (text: string) =>
    asked(text, plain).terms.some((term) => !isWeak(term)) ||
    (isKnown(text) && !asked(text, plain).terms.every((term) => groupWords.has(term)));
  const pieces: { text: string; from: number; to: number }[] = [];
  let from = 0;
  for (const end of [...clause.matchAll(weakEnd), null]) {
    const to = end?.index ?? clause.length;
    const text = clause.slice(from, to);
    const previous = pieces.at(-1);
    const stands = standsAlone(text);
    const carries = previous !== undefined && !standsAlone(previous.text);
    if (previous !== undefined && (!stands || carries)) {
      previous.to = to;
      previous.text = clause.slice(previous.from, to);
    } else if (text.trim() !== "") pieces.push({ text, from, to });
    from = end === null ? to : end.index + end[0].length;
  }
  return pieces.map(({ text }) => withoutOrder(text)).filter((text) => text !== "");
}

/** The words without the order to write and the kind of text that is ordered. */
function withoutOrder(text: string): string {
  return text
    .replace(/[()]/g, " ")
    .trim()
    .replace(writingOrder, "")
    .replace(textKind, "")
    .replace(/^(?:and|also|then|aur|with|on|about)\s+/i, "")
    .replace(/\s+(?:pls|plz|please|and|also)$/i, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s,&+]+|[\s,&+]+$/g, "");
}
