import type { Fact } from "../../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { filledText } from "../../../posts/text/fact-tokens.ts";
import { editDistance } from "../../evidence/evidence-spelling.ts";
import type { DraftContent } from "../../writer.ts";
import { type Change, done, refused, type Tools } from "./change.ts";
import { replacedWords } from "./replaced-words.ts";

const fields = ["title", "hero_summary", "meta_description", "body_markdown"] as const;

/** Other words for these wherever they stand; refused where they show a value. */
export function withReplaced(
  content: DraftContent,
  from: string,
  to: string,
  facts: FactSnapshot,
): Change {
  if (from === "" || to === "") return refused("it does not say which words are to stand there.");
  // "candidates" to "students" is meant of one candidate too.
  const isPlural = /^\p{L}+s$/u.test(from) && /^\p{L}+s$/u.test(to);
  const pairs: readonly (readonly [string, string])[] = [
    [from, to],
    ...(isPlural ? [[from.slice(0, -1), to.slice(0, -1)] as const] : []),
  ];
  let changed = content;
  let isFound = false;
  for (const field of fields) {
    for (const [old, written] of pairs) {
      const outcome = replacedWords(changed[field], old, written, facts);
      if (outcome.kind === "value") return refused(typedOver(from, outcome.record));
      if (outcome.kind === "absent") continue;
      isFound = true;
      changed = { ...changed, [field]: outcome.text };
    }
    if (changed[field].trim() === "") return refused("a text would be empty.");
  }
  return isFound ? done(changed) : refused(`the words “${from}” do not stand in the article.`);
}

/** Other words for these in the headings only. */
export function withHeadingsReplaced(
  content: DraftContent,
  from: string,
  to: string,
  facts: FactSnapshot,
): Change {
  const lines = content.body_markdown.split("\n").map((line) => {
    const outcome = line.startsWith("#") ? replacedWords(line, from, to, facts) : null;
    return outcome?.kind === "replaced" ? outcome.text : line;
  });
  const body = lines.join("\n");
  return body === content.body_markdown
    ? refused(`no heading has the words “${from}”.`)
    : done({ ...content, body_markdown: body });
}

function typedOver(words: string, { label, page, source }: Fact): string {
  return `“${words}” shows the record “${label}” and cannot be typed over: a post states what the record says. See it with its source (${source.title}) on ${page}; once the record is corrected, this post follows by itself.`;
}

/** A word that stands in the article misspelt, or the misspelt form of the word that is named. */
export function spelt(content: DraftContent, word: string, { finder }: Tools): Change {
  const lower = word.toLowerCase();
  const all = fields.map((field) => filledText(content[field], finder.facts)).join("\n");
  const words = [...new Set(all.match(/[\p{L}]+/gu))];
  if (words.some((one) => one.toLowerCase() === lower)) {
    const right = finder.corrected(lower);
    return right === lower
      ? refused(`“${word}” is spelt so on this site too; say what it should be.`)
      : withReplaced(content, word, right, finder.facts);
  }
  const most = lower.length > 6 ? 2 : 1;
  const wrong = words.filter((one) => editDistance(one.toLowerCase(), lower, most) <= most);
  const [first, ...others] = wrong;
  if (first === undefined || others.length > 0)
    return refused(`no misspelt form of “${word}” was found; say which word is to become it.`);
  const isCapital = first.charAt(0) !== first.charAt(0).toLowerCase();
  const right = isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  return withReplaced(content, first, right, finder.facts);
}
