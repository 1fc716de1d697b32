import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Finding } from "../../posts/revisions/ledger.ts";
import { unknownTokens } from "../../posts/text/fact-tokens.ts";
import { type DraftPart, finding, type SafetyContext, type SafetyText } from "./safety-text.ts";

const noHtml = "Articles are markdown without HTML: write it in markdown or leave it out.";
const unseen = "The text holds characters that readers cannot see: write it without them.";
const encoded = "The text holds encoded data: leave it out.";
const noTokens = "Titles, tags, addresses and code hold no tokens: say it in words there.";
const malformed = "A token is malformed: write {{fact:ID}} with the id of a record.";

const element = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|<!doctype|<\?[a-z]/i;
/** No part of a letter; joiners and flags are letters. */
const hidden = /[\u202a-\u202e\u2060-\u2069]/u;
const blob =
  /(?<![\w/+=-])[A-Za-z0-9+/]{60,}={0,2}(?![\w/+=-])|(?:\\x[0-9a-f]{2}){8,}|(?:%[0-9a-f]{2}){8,}/i;

/** HTML, tokens that name no record, and what readers cannot see or read, in any part of a draft. */
export function checkMarkup({ parts }: SafetyText, { facts }: SafetyContext): readonly Finding[] {
  return parts.flatMap((part) => {
    const { is, place, text } = part;
    const findings = [...tokenFindings(part, facts)];
    const isField = is === "title" || is === "summary" || is === "tag";
    if (is === "html" || (isField && element.test(text)))
      findings.push(finding("raw-html", place, text, noHtml));
    if (hidden.test(text)) findings.push(finding("smuggled-instruction", place, text, unseen));
    if (blob.test(text)) findings.push(finding("smuggled-instruction", place, text, encoded));
    return findings;
  });
}

const likeToken = /\{\{|\}\}|\{\s*fact\s*:|\[\[?\s*fact\s*:|<\s*fact\s*:/i;

function tokenFindings({ is, place, text }: DraftPart, facts: FactSnapshot): readonly Finding[] {
  if (is === "html" || is === "source") return [];
  if (is === "text" || is === "summary") {
    const unknown = unknownTokens(text, facts).map((token) => {
      const message = `${token} names no record: use a token from the list of facts or leave the value out.`;
      return finding("unknown-token", place, token, message);
    });
    const [odd] = likeToken.exec(text.replaceAll(/\{\{[^{}\n]*\}\}/g, "")) ?? [];
    return unknown.length > 0 || odd === undefined
      ? unknown
      : [finding("unknown-token", place, odd, malformed)];
  }
  const plain = text.replaceAll(/%7b/gi, "{").replaceAll(/%7d/gi, "}");
  const [token] = /\{\{[^{}\n]*\}?\}?/.exec(plain) ?? [];
  return token === undefined ? [] : [finding("unknown-token", place, token, noTokens)];
}
