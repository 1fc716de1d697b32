import type { Finding } from "../../posts/revisions/ledger.ts";
import { onTheLine } from "../../posts/text/raised-letters.ts";
import type { DraftContent } from "../writer.ts";
import { finding, type SafetyText } from "./safety-text.ts";

const marks: readonly RegExp[] = [
  /\s?:?contentReference\[oaicite:[^\]]*\](?:\{[^}]*\})?/g,
  /\s?【[^】\n]{0,40}】/g,
  /\s?[\ue000-\uf8ff]+(?:cite[\ue000-\uf8ff\w]*)?/g,
  /\s?\[(?:cite|source|ref)s?:\s*[\w, -]+\]/gi,
  /\s?\b(?:cite)?turn\d+(?:search|news|view|fetch|image|file)\d+\b/g,
  /\s?\[oaicite:[^\]]*\]/g,
  /\s?\[oai_citation:[^\]]*\](?:\([^)\s]*\))?/g,
  /\s?\[\^\d+\^\]/g,
];
const raised = /<(sup|sub)>([^<>\n]{0,80})<\/\1>/gi;
const trackers = /([?&])utm_[a-z]+=[^&\s)]*(&?)/g;
/** Characters of pasted text that nobody sees; joiners are letters and stay. */
const invisible = /[\u200b\u00ad\u200e\u200f\ufeff\u202a-\u202e\u2066-\u2069]/g;

const opening =
  /^(?:sure|certainly|of course|absolutely|great|okay|here(?:'s| is| are))\b[^\n]{0,160}?(?:article|post|draft|version|guide)[^\n]{0,60}[:.!]\s*\n+/i;
const closing =
  /\n+(?:would you like me to|let me know if|do you want me to|if you(?:'d| would) like,? i can|i hope this helps|feel free to ask|(?:यदि|अगर) आप चाहें,? तो मैं|क्या आप चाह|വേണമെങ്കിൽ ഞാൻ)[^\n]*\s*$/i;
const selfTalk =
  /(?:^|(?<=[.!?]\s))as an ai(?: language)?(?: model| assistant)?,?[^.!?\n]*[.!?]\s*/gim;

export function withoutLeftovers<Content extends DraftContent>(content: Content): Content {
  return {
    ...content,
    title: cleanLine(content.title),
    hero_summary: cleanLine(content.hero_summary),
    meta_description: cleanLine(content.meta_description),
    tags: content.tags.map(cleanLine),
    body_markdown: cleanBody(content.body_markdown),
  };
}

function cleanBody(body: string): string {
  const text = body.replace(opening, "").replace(closing, "").replace(selfTalk, "");
  return text
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, place) => (place % 2 === 1 ? part : clean(part).replaceAll(/.+/g, withOpenBold)))
    .join("");
}

/** `**Note:**Bring` is not bold in Markdown: beside a sign at its edge it needs a blank. */
function withOpenBold(line: string): string {
  const parts = line.split("**");
  if (parts.length % 2 === 0) return line;
  return parts
    .map((part, at) => {
      if (at % 2 === 1) return part;
      const [before = "", after = ""] = [parts[at - 1], parts[at + 1]];
      const isCloseBefore = /[\p{P}--*]$/v.test(before) && /^[\p{L}\p{N}]/u.test(part);
      const isCloseAfter = /[\p{L}\p{N}]$/u.test(part) && /^[\p{P}--*]/v.test(after);
      return `${isCloseBefore ? " " : ""}${part}${isCloseAfter ? " " : ""}`;
    })
    .join("**");
}

function cleanLine(text: string): string {
  return clean(text).replaceAll(/\s*<br\s*\/?>\s*/gi, " ");
}

function clean(text: string): string {
  return marks
    .reduce((left, mark) => left.replace(mark, ""), text)
    .replace(raised, (_all, tag: string, letters: string) =>
      onTheLine(letters, /sup/i.test(tag) ? "^" : "_"),
    )
    .replace(trackers, (_all, sign: string, more: string) => (more === "" ? "" : sign))
    .replace(invisible, "");
}

/** Leftovers that cannot be removed without breaking the sentence. */
const placeholders = new RegExp(
  [
    String.raw`\[(?:insert|your|add|enter|name of|phone|institute|date|link|placeholder|tbd|tba|image of)\b[^\]\n]{0,60}\](?!\()`,
    String.raw`\(insert [^)\n]{1,60}\)`,
    String.raw`\bxx[-.\/]xx[-.\/](?:\d{4}|xxxx)\b`,
    String.raw`\bas an ai\b|\bmy (?:training data|knowledge cut-?off)\b|\bas of my last (?:update|training)\b`,
    String.raw`\b(?:article|post|guide) (?:was|is) (?:written|generated) by (?:an? )?(?:ai|chatgpt|gpt|claude|gemini)\b`,
    String.raw`\b(?:would you like me to|i cannot browse|i do not have access to)\b`,
    String.raw`\bTODO\b|\blorem ipsum\b|\bword count: ?\d`,
  ].join("|"),
  "i",
);

export function leftoverIn(text: string): string | undefined {
  return placeholders.exec(text)?.[0];
}

export function leftoverFindings({ statements }: SafetyText): readonly Finding[] {
  return statements.flatMap(({ text, place }) => {
    const words = leftoverIn(text);
    if (words === undefined) return [];
    const message = `“${words}” was left over by the AI: write what belongs there, or take it out.`;
    return finding("leftover", place, words, message);
  });
}
