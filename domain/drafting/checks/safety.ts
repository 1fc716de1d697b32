import type { Finding, TextLocation } from "../../posts/ledger.ts";
import type { CheckContext, DraftText } from "./draft-text.ts";
import { stopping } from "./finding.ts";
import { nodesOf } from "./nodes.ts";
import { machineRules, readerRules, type SafetyRule } from "./safety-rules.ts";

type Placed = { readonly place: TextLocation; readonly text: string };

/** Promises, false nearness to NTA, calls to pay, contacts, and what speaks to a machine or cannot be seen. */
export function checkSafety(draft: DraftText, context: CheckContext): readonly Finding[] {
  const { content, statements } = draft;
  const tags = content.tags.map((text): Placed => ({ place: { field: "tags" }, text }));
  const read: readonly Placed[] = [...statements, ...tags];
  const hidden = hiddenTexts(draft);
  return [
    ...read.flatMap((placed) => clauseFindings(placed, readerRules)),
    ...read.flatMap(({ place, text }) => firstFinding(place, text, text, machineRules)),
    ...hidden.flatMap(({ place, text }) => firstFinding(place, text, "hidden text", machineRules)),
    ...[
      ...read,
      ...hidden,
      { place: { field: "body_markdown", block: 1 } as const, text: content.body_markdown },
    ]
      .flatMap(unreadable)
      .slice(0, 3),
    ...statements.flatMap((statement) => contacts(statement, context.ownContacts ?? new Set())),
  ];
}

/** Code, HTML, titles of links and images: readers hardly see them, machines do. */
function hiddenTexts({ tree }: DraftText): readonly Placed[] {
  return nodesOf(tree).flatMap(({ node, block }) => {
    const place: TextLocation = { field: "body_markdown", block };
    const texts = [
      node.type === "code" || node.type === "inlineCode" || node.type === "html" ? node.value : "",
      node.type === "link" || node.type === "image" || node.type === "definition"
        ? (node.title ?? "")
        : "",
      node.type === "image" ? (node.alt ?? "") : "",
    ];
    return texts.flatMap((text) => (text === "" ? [] : [{ place, text }]));
  });
}

const separator =
  /;\s|:\s|,? but |\s[–—]\s|,? yet |,? however,? |,\s(?=(?:your?|you|we|our|the|this|these|it|success|join|just)\b)/i;
/** Negations that deny nothing of what follows. */
const emptyDenial =
  /\bno need to \w+\b|\bnot only\b|\bno doubt\b|\bno questions asked\b|\b(?:do not|don't) (?:wait|worry|hesitate|delay)\b/gi;
const warned =
  /\b(?:fraud|scams?|fake|rumou?rs?|beware|distrust|stay away|walk away|illegal|do not believe|don't believe|do not listen)\b/i;

function clauseFindings({ place, text }: Placed, rules: readonly SafetyRule[]): readonly Finding[] {
  if (warned.test(text)) return [];
  for (const clause of text.split(separator)) {
    const [found] = firstFinding(place, clause, clause.trim(), rules);
    if (found !== undefined) return [found];
  }
  return [];
}

function firstFinding(
  place: TextLocation,
  text: string,
  quote: string,
  rules: readonly SafetyRule[],
): readonly Finding[] {
  const plain = text.replaceAll(emptyDenial, " ");
  const rule = rules.find(
    ({ pattern, unless }) => pattern.test(text) && unless?.test(plain) !== true,
  );
  if (rule === undefined) return [];
  const message = rule.kind === "promise" ? `“${quote}” ${rule.message}` : rule.message;
  return [stopping(rule.kind, place, quote, message, rule.record ?? null)];
}

const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/u;
const joiners = /(?<=\p{Script=Malayalam}|\p{Script=Devanagari})[\u200c\u200d]/gu;
const blob =
  /(?<![\w/+=-])[A-Za-z0-9+/]{60,}={0,2}(?![\w/+=-])|(?:\\x[0-9a-f]{2}){8,}|(?:%[0-9a-f]{2}){8,}/i;

function unreadable({ place, text }: Placed): readonly Finding[] {
  if (unseen.test(text.replaceAll(joiners, "")))
    return [
      stopping(
        "smuggled-instruction",
        place,
        text,
        "The text holds characters that readers cannot see: write it without them.",
      ),
    ];
  if (!blob.test(text)) return [];
  return [
    stopping("smuggled-instruction", place, text, "The text holds encoded data: leave it out."),
  ];
}

const contactPatterns: readonly RegExp[] = [
  /(?<![\d₹,.])(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)|(?<!\d)1[89]00[\s-]?\d{2,4}[\s-]?\d{3,4}(?!\d)|(?<!\d)0\d{2,4}[\s-]\d{6,8}(?!\d)/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?<![\w.])[\w.-]{2,}@(?:upi|ybl|ibl|axl|apl|paytm|ok[a-z]+|pay\w*|[a-z]{3,10})(?![\w.@-])/gi,
];

/** Phone numbers, e-mail and payment addresses that are not the institute's. */
function contacts({ text, place }: Placed, own: ReadonlySet<string>): readonly Finding[] {
  const known = new Set([...own].map(plainContact));
  return contactPatterns
    .flatMap((pattern) => text.match(pattern) ?? [])
    .filter((contact) => !known.has(plainContact(contact)))
    .map((contact) =>
      stopping(
        "foreign-address",
        place,
        contact,
        `“${contact}” is no contact of this site: leave it out.`,
      ),
    );
}

function plainContact(contact: string): string {
  return contact.includes("@") ? contact.toLowerCase() : contact.replaceAll(/\D/g, "").slice(-10);
}
