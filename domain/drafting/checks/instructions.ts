import type { Finding, TextLocation } from "../../posts/ledger.ts";
import type { DraftText } from "./draft-text.ts";
import { stopping } from "./finding.ts";
import { nodesOf } from "./nodes.ts";

/** What is said to a machine, or to readers in order to rob them. */
const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,30}\b(?:previous|prior|above|earlier|all|any|the|your|these)\b[^.]{0,20}\b(?:instructions?|rules|prompts?|guidelines|guardrails|policies)\b/i,
  /^\s*(?:system|assistant|user|developer|human|ai)\s*:\s*\S/i,
  /<\|?(?:im_start|im_end|system|endoftext|assistant|user)\|?>|\[\/?INST\]|<<SYS>>/i,
  /\b(?:you are (?:now )?(?:chatgpt|an? (?:ai|llm|language model|assistant|helpful assistant))|as an? (?:ai\b|(?:large )?language model)|my (?:system )?(?:prompt|instructions) (?:is|are|say)|system prompt|(?:reveal|print|repeat|show|output) (?:your|the|this) (?:system |hidden |initial )?(?:prompt|instructions))\b/i,
  /\bI (?:cannot|can't|am unable to) (?:help|assist|comply|fulfil+) (?:with )?(?:that|this)\b|\bI(?:'m| am) sorry,? (?:but )?(?:I|as)\b/i,
  /\b(?:approve|publish|mark)\b[^.]{0,30}\b(?:this (?:post|draft|article)|without (?:review|checking|checks))\b/i,
  /\b(?:note|message|instructions?) (?:to|for) (?:the )?(?:ai|assistant|model|llm|writer|reviewer|editor|bot)\b/i,
  /\bhere is (?:the|your) (?:rewritten|revised|requested|updated) (?:article|post|draft|version)\b/i,
  /\bdo not (?:tell|inform|show) (?:the )?(?:reader|user|reviewer|admin)s?\b/i,
  /\b(?:call|invoke|use|execute) (?:the )?(?:tool|function|api|shell|command)\b/i,
];
const secrets =
  /\b(?:share|send|give|enter|submit|tell|provide|confirm|reply with|type|forward|whatsapp|email|e-mail)\b[^.]{0,60}\b(?:otp|password|passcode|cvv|(?:upi )?pin\b|bank details|card number|account password|aadhaar number)\b/i;
const guarded =
  /\b(?:never|not|nobody|no one|don't|official|jeemain|nta\.|form|portal|log ?in|security pin|scorecard|result|admit card|application number|mobile number|your mobile)\b/i;
const hidden = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/u;
const blob =
  /(?<![\w/+=-])[A-Za-z0-9+/]{60,}={0,2}(?![\w/+=-])|(?:\\x[0-9a-f]{2}){8,}|(?:%[0-9a-f]{2}){8,}/i;

/** Instructions smuggled in from other text, requests for secrets, and text that readers cannot see. */
export function checkInstructions({ content, tree, statements }: DraftText): readonly Finding[] {
  const raw: readonly (readonly [TextLocation, string])[] = [
    [{ field: "title" }, content.title],
    [{ field: "hero_summary" }, content.hero_summary],
    [{ field: "meta_description" }, content.meta_description],
    ...content.tags.map((text) => [{ field: "tags" }, text] as const),
    ...nodesOf(tree).flatMap(({ node, block }) => readable(node, block)),
  ];
  return [
    ...statements.flatMap(({ text, place }) => [
      ...(patterns.some((pattern) => pattern.test(text)) ? [instruction(place, text)] : []),
      ...(secrets.test(text) && !guarded.test(text)
        ? [
            stopping(
              "smuggled-instruction",
              place,
              text,
              "The text asks readers for a secret: leave it out, for no article may.",
            ),
          ]
        : []),
    ]),
    ...raw.flatMap(([place, text]) => {
      if (hidden.test(text))
        return [
          stopping(
            "smuggled-instruction",
            place,
            text,
            "The text holds characters that readers cannot see: write it without them.",
          ),
        ];
      if (blob.test(text))
        return [
          stopping(
            "smuggled-instruction",
            place,
            text,
            "The text holds encoded data: leave it out.",
          ),
        ];
      return [];
    }),
    ...raw
      .slice(3)
      .flatMap(([place, text]) =>
        place.field !== "body_markdown" && patterns.some((pattern) => pattern.test(text))
          ? [instruction(place, text)]
          : [],
      ),
    ...nodesOf(tree).flatMap(({ node, block }) =>
      (node.type === "code" ||
        node.type === "html" ||
        node.type === "inlineCode" ||
        node.type === "definition") &&
      patterns.some((pattern) =>
        pattern.test(node.type === "definition" ? (node.title ?? "") : node.value),
      )
        ? [instruction({ field: "body_markdown", block }, "hidden text")]
        : [],
    ),
  ];
}

function readable(
  node: {
    readonly type: string;
    readonly value?: string;
    readonly title?: string | null;
    readonly url?: string;
  },
  block: number,
): readonly (readonly [TextLocation, string])[] {
  const text = [node.value, node.title].filter((one) => typeof one === "string").join(" ");
  return text === "" ? [] : [[{ field: "body_markdown", block }, text]];
}

function instruction(place: TextLocation, quote: string): Finding {
  return stopping(
    "smuggled-instruction",
    place,
    quote,
    "This speaks to the writer or to the software and not to readers: leave it out.",
  );
}
