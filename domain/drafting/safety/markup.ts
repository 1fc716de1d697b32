import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { unknownTokens } from "../../posts/text/fact-tokens.ts";
import type { Finding } from "../../posts/revisions/ledger.ts";
import { type DraftPart, type SafetyContext, type SafetyText, stopping } from "./safety-text.ts";

const noHtml = "Articles are markdown without HTML: write it in markdown or leave it out.";
const unseen = "The text holds characters that readers cannot see: write it without them.";
const encoded = "The text holds encoded data: leave it out.";
const noTokens = "Titles, tags, addresses and code hold no tokens: say it in words there.";
const malformed = "A token is malformed: write {{fact:ID}} with the id of a record.";

/** HTML, tokens that name no record, and what readers cannot see or read, in any part of a draft. */
export function checkMarkup({ parts }: SafetyText, { facts }: SafetyContext): readonly Finding[] {
  return parts.flatMap((part) => [
    ...(isHtml(part) ? [stopping("raw-html", part.place, part.text, noHtml)] : []),
    ...tokenFindings(part, facts),
    ...(hidden.test(part.text)
      ? [stopping("smuggled-instruction", part.place, part.text, unseen)]
      : []),
    ...(isEncoded(part.text)
      ? [stopping("smuggled-instruction", part.place, part.text, encoded)]
      : []),
  ]);
}

const element = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|<!doctype|<\?[a-z]/i;
const dangerous =
  /<\s*\/?\s*(?:script|iframe|object|embed|style|svg|img|form|input|meta|link|base|video|audio)\b|\bon(?:error|load|click|mouseover|focus)\s*=/i;

/** A field shows `<b>` as it is typed; in the body the parser has told elements from text, but not what entities spell. */
function isHtml({ is, text }: DraftPart): boolean {
  const isField = is === "title" || is === "summary" || is === "tag";
  if (is === "html" || (isField && element.test(text))) return true;
  return (isField || is === "text" || is === "code") && dangerous.test(decoded(text));
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };

function decoded(text: string): string {
  return text
    .replaceAll(
      /&(lt|gt|quot|amp);/gi,
      (whole, name: string) => entities[name.toLowerCase()] ?? whole,
    )
    .replaceAll(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) => charOf(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d{1,7});?/g, (_, code: string) => charOf(Number(code)));
}

function charOf(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
}

const likeToken = /\{\{|\}\}|\{\s*fact\s*:|\[\[?\s*fact\s*:|<\s*fact\s*:|\{%|\$\{/i;

function tokenFindings({ is, place, text }: DraftPart, facts: FactSnapshot): readonly Finding[] {
  if (is === "text" || is === "summary") {
    const unknown = unknownTokens(text, facts).map((token) => {
      const message = `${token} names no record: use a token from the list of facts or leave the value out.`;
      return stopping("unknown-token", place, token, message);
    });
    const [odd] = likeToken.exec(text.replaceAll(/\{\{[^{}\n]*\}\}/g, "")) ?? [];
    return unknown.length > 0 || odd === undefined
      ? unknown
      : [stopping("unknown-token", place, odd, malformed)];
  }
  if (is === "html" || is === "source") return [];
  const [token] =
    /\{\{[^{}\n]*\}?\}?/.exec(text.replaceAll(/%7b/gi, "{").replaceAll(/%7d/gi, "}")) ?? [];
  return token === undefined ? [] : [stopping("unknown-token", place, token, noTokens)];
}

/** Characters that nobody sees and that are no part of a letter; joiners and flags are letters. */
const hidden = /[\u202a-\u202e\u2060-\u2069]/u;
const blob =
  /(?<![\w/+=-])[A-Za-z0-9+/]{60,}={0,2}(?![\w/+=-])|(?:\\x[0-9a-f]{2}){8,}|(?:%[0-9a-f]{2}){8,}/i;
const base64 = /(?<![\w/+=-])[A-Za-z0-9+/]{16,}={0,2}(?![\w/+=-])/g;

/** Long runs of encoded characters, and short ones that decode to words. */
function isEncoded(text: string): boolean {
  return blob.test(text) || (text.match(base64) ?? []).some((run) => holdsWords(run));
}

function holdsWords(run: string): boolean {
  const whole = run.replace(/=+$/, "");
  if (whole.length % 4 === 1) return false;
  return /^[\p{L}\d ,.:;!?'"-]*$/u.test(atob(whole)) && /[a-z]{2,} [a-z]{2,}/i.test(atob(whole));
}
