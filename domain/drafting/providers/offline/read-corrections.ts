import { editDistance } from "../../evidence/evidence-spelling.ts";

import { type Command, type Place, rules } from "./correction-rules.ts";

type Instruction = { readonly words: string; readonly command: Command };

/** What an office writes for a verb, misspelt or in Hinglish, by the verb; the longer ones first. */
const verbs: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hata|hatao|hatado|hataa|nikal|nikalo|nikaal) ?(?:do|dijiye|dena|den)?\b/gi, "remove"],
  [
    /\b(?:jod|jodo|daal|dalo|daalo|daliye|likho|likh) ?(?:do|dijiye|dena)?\b|\badd ?(?:kar|karo|kro|kare|karein|karna)(?: ?(?:do|dijiye|dena))?\b/gi,
    "add",
  ],
  [
    /\b(?:chota|chhota|choti|chhoti|kam) ?(?:kar|karo|kro|kare|karein)(?: ?(?:do|dijiye|dena))?\b/gi,
    "shorter",
  ],
  [
    /\b(?:badal|badlo|badle) ?(?:do|dijiye|dena|kar)?\b|\bchange ?(?:kar|karo|kro)(?: ?(?:do|dijiye))?\b/gi,
    "change",
  ],
  [/\b(?:upar|top par|top pe) ?(?:rakho|rakh do|le jao|karo|laao)\b/gi, "move to the top"],
  [/\bintro\b/gi, "introduction"],
  [/\b(?:smaller|more concise|concise|crisp|crisper|briefer)\b/gi, "shorter"],
  [/\bki jagah\b/gi, "instead-of"],
];

/** Words of orders that are set right when one letter is wrong, and those that only look like them. */
const orderWords =
  "remove delete section title summary introduction replace shorter heading paragraph change mention include instead rename".split(
    " ",
  );
const lookalikes = new Set([
  "chance",
  "chances",
  "tile",
  "little",
  "sections",
  "titles",
  "changed",
  "changes",
  "removed",
  "included",
  "includes",
  "headings",
  "replaced",
  "mentions",
]);

function spelt(text: string): string {
  return text.replace(/\p{L}{5,}/gu, (word) => {
    const lower = word.toLowerCase();
    if (lookalikes.has(lower) || orderWords.includes(lower)) return word;
    return orderWords.find((right) => editDistance(lower, right, 1) <= 1) ?? word;
  });
}

const verb =
  "remove|delete|drop|cut|take out|get rid|add|include|insert|make|change|replace|use|move|put|shorten|reduce|trim|mention|say|state|set|rename|correct|fix|update|write|give|explain|cover|swap|title|the title|summary|the summary";
const between = new RegExp(
  String.raw`\n+|;|(?<=[\p{L}\p{N}⟧"'”’])[.!?](?=\s|$)|(?:^|\s)[-•]\s|,?\s+(?:and|then|also|aur|plus)\s+(?:then\s+|also\s+|please\s+)*(?=(?:${verb})\b)|,\s*(?:then\s+|also\s+|please\s+)*(?=(?:${verb})\b)`,
  "giu",
);
const politeness =
  /^(?:(?:please|pls|plz|kindly|also|and|then|sir|madam|just|ok|hi|hello|can you|could you|would you|you should|we should|we need to|i want you to|i think|thanks|thank you)\b[\s,]*)+|[\s,]*\b(?:please|pls|plz|thanks|thank you|sir|asap|na)\s*$/gi;

/** A reviewer's words in their instructions; what is not understood is `unread`, never left out. */
export function readCorrections(corrections: string): readonly Instruction[] {
  const quotes: string[] = [];
  const masked = corrections.replace(
    /["“]([^"”]+)["”]|(?<![\p{L}\p{N}])['‘]([^\n]+?)['’](?=$|[\s.,;!?)])/gu,
    (quote) => `⟦${quotes.push(quote) - 1}⟧`,
  );
  const unmasked = (text: string) =>
    text.replace(/⟦(\d+)⟧/g, (_mark, index: string) => quotes[Number(index)] ?? "");
  return spelt(masked)
    .replace(/(?:^|\s)\d{1,2}[.)]\s+/g, "\n")
    .split(between)
    .map((part) => part.replace(politeness, "").trim())
    .filter((part) => /[\p{L}\p{N}⟦]/u.test(part))
    .map((part) => {
      const plain = verbs.reduce((text, [pattern, word]) => text.replace(pattern, word), part);
      return { words: unmasked(part), command: commandIn(plain, unmasked) };
    });
}

/** The command in one instruction, in which quotes are marks; `unmasked` puts them back. */
function commandIn(words: string, unmasked: (text: string) => string): Command {
  for (const [pattern, read] of rules) {
    const match = pattern.exec(words);
    if (match === null) continue;
    const command = read(match);
    // An apostrophe in a title looks like the end of a quote: what counts there is how the whole ends.
    const isTitle = command.kind === "set" && /^['‘].*['’]$/s.test(unmasked(command.text));
    const isWhole = isTitle || !Object.values(command).some(asksForMore);
    return isWhole ? withTexts(command, unmasked) : { kind: "unread" };
  }
  return { kind: "unread" };
}

/** What narrows an order or adds to it; read as a part of the words it would be lost, or typed out. */
const narrowing =
  /\b(?:in|of|from) (?:the |all )?(?:headings?|title|summary|introduction|first|second|last|\w+ (?:section|paragraph|table))\b|\bwith (?:an? |some )?examples?\b|\b(?:in )?more(?: detail)?\b|\bin bold\b/i;

/** True for words with another order beside them, or a quote with other words: that would be lost. */
function asksForMore(value: unknown): boolean {
  if (typeof value !== "string") return false;
  const plain = value.replace(/⟦\d+⟧/g, "");
  return narrowing.test(plain) || hasMoreThanQuote(value);
}

function hasMoreThanQuote(value: string): boolean {
  return /⟦\d+⟧/.test(value) && !/^\W*⟦\d+⟧\W*$/.test(value);
}

function withTexts(command: Command, unmasked: (text: string) => string): Command {
  const written = (text: string) => withoutQuotes(unmasked(text));
  const placeOf = <Where extends Place | null>(place: Where) =>
    place !== null && "part" in place ? { ...place, part: written(place.part) } : place;
  switch (command.kind) {
    case "set":
      return { ...command, text: written(command.text) };
    case "rename":
      return { ...command, part: written(command.part), text: written(command.text) };
    case "state":
      return { ...command, text: written(command.text), place: placeOf(command.place) };
    case "replace":
      return { ...command, from: written(command.from), to: written(command.to) };
    case "mention":
      return { ...command, text: written(command.text) };
    case "tips":
      return { ...command, subject: written(command.subject), place: placeOf(command.place) };
    case "spell":
      return { ...command, word: written(command.word) };
    case "shorten":
    case "remove":
      return { ...command, part: written(command.part) };
    case "move":
      return { ...command, part: written(command.part), place: placeOf(command.place) };
    case "add":
      return { ...command, subject: written(command.subject), place: placeOf(command.place) };
    case "unread":
      return command;
  }
}

function withoutQuotes(text: string): string {
  const plain = text.trim().replace(/(?<=["”'’])[.,]$/, "");
  const quoted = /^["“'‘](.+)["”'’]$/su.exec(plain);
  return (quoted?.[1] ?? plain).trim();
}
