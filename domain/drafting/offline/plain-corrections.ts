export type PlainCorrection =
  | { readonly kind: "set"; readonly field: CorrectedField; readonly text: string }
  | { readonly kind: "remove"; readonly section: string }
  /** `beside` names another section for "before" and "after"; empty otherwise. */
  | {
      readonly kind: "move";
      readonly section: string;
      readonly place: "top" | "end" | "before" | "after";
      readonly beside: string;
    }
  | { readonly kind: "add"; readonly subject: string }
  | { readonly kind: "replace"; readonly from: string; readonly to: string }
  | { readonly kind: "unread" };

type CorrectedField = "title" | "hero_summary" | "meta_description";

export const plainForms =
  "“title: …”, “summary: …”, “description: …”, “remove the section on …”, “move the section … to the top” (or “to the end”, “before …”, “after …”), “add a section on …” and “replace … by …”";

const fieldOf: Readonly<Record<string, CorrectedField>> = {
  title: "title",
  headline: "title",
  summary: "hero_summary",
  "hero summary": "hero_summary",
  description: "meta_description",
  "meta description": "meta_description",
};

const field = String.raw`(?:the |new )*(${Object.keys(fieldOf).toReversed().join("|")})`;

/** The forms; quotes in the words are marks (`⟦0⟧`), so that nothing inside of them is taken for an order. */
const forms: readonly (readonly [RegExp, (one: string, other: string) => PlainCorrection])[] = [
  [new RegExp(`^${field} *(?::|=|should be|to be) *(.+)$`, "is"), set],
  [new RegExp(`^(?:change|set|make) ${field} (?:to|into|as):? *(.+)$`, "is"), set],
  [
    /^(?:remove|delete|drop) (?:the )?(?:section|part|heading) (?:(?:on|about|called|named|titled) )?(?:the )?(.+)$/is,
    (section) => ({ kind: "remove", section }),
  ],
  [
    /^(?:remove|delete|drop) (?:the )?(.+?) (?:section|part)$/is,
    (section) => ({ kind: "remove", section }),
  ],
  [
    /^(?:move|put|shift) (?:the )?(?:(?:section|part) (?:on |about |called )?)?(.+?) (?:section )?(?:to|at) the (top|beginning|start|end|bottom)$/is,
    (section, place) => ({
      kind: "move",
      section,
      place: /end|bottom/i.test(place) ? "end" : "top",
      beside: "",
    }),
  ],
  [
    /^(?:move|put|shift) (?:the )?(?:(?:section|part) (?:on |about |called )?)?(.+?) (?:section )?before (?:the )?(?:section (?:on |about )?)?(.+)$/is,
    (section, beside) => ({ kind: "move", section, place: "before", beside }),
  ],
  [
    /^(?:move|put|shift) (?:the )?(?:(?:section|part) (?:on |about |called )?)?(.+?) (?:section )?(?:after|behind|below) (?:the )?(?:section (?:on |about )?)?(.+)$/is,
    (section, beside) => ({ kind: "move", section, place: "after", beside }),
  ],
  [
    /^(?:add|include|insert) (?:an?(?:other)? |one more |the )?(?:new )?(?:section|part|paragraph|passage) (?:on|about|for) (?:the )?(.+)$/is,
    (subject) => ({ kind: "add", subject }),
  ],
  [
    /^(?:replace|change) (?:the words? )?(.+?) (?:by|with|to|into) (.+)$/is,
    (from, to) => ({ kind: "replace", from, to }),
  ],
  [/^(?:use|write|say) (.+?) instead of (.+)$/is, (to, from) => ({ kind: "replace", from, to })],
];

function set(name: string, text: string): PlainCorrection {
  const named = fieldOf[name.toLowerCase()];
  return named === undefined ? { kind: "unread" } : { kind: "set", field: named, text };
}

/** Lines, semicolons, and a new order after "and". */
const between =
  /\n+|;|,?\s+(?:and|then)\s+(?=(?:remove|delete|drop|replace|change|set|move|add|title|summary|description)\b)/iu;
const betweenSentences = /(?<=[\p{L}\p{N}⟧])\.(?=\s|$)/u;
/** A summary and a description may be of several sentences: they end where a new order begins. */
const textOfSentences =
  /^\s*(?:(?:please|also)\s+)?(?:(?:change|set|make) )?(?:the |new )*(?:hero summary|summary|meta description|description)\b/i;
const betweenTextAndOrder =
  /(?<=[\p{L}\p{N}⟧]\.)\s+(?=(?:(?:please|also|then|and)\s+)*(?:remove|delete|drop|replace|change|set|make|move|put|shift|add|include|insert|shorten|title|summary|description)\b)/iu;
const politeness =
  /^(?:(?:please|pls|plz|kindly|also|and|then)\b[\s,]*)+|[\s,]*\b(?:please|pls|plz|thanks)\s*$/gi;

/** A reviewer's words one by one, each with what it asks for; what is in no plain form is `unread`, never left out. */
export function readCorrections(
  corrections: string,
): readonly { readonly words: string; readonly correction: PlainCorrection }[] {
  const quotes: string[] = [];
  const masked = corrections.replace(
    /["“]([^"”]+)["”]|(?<![\p{L}\p{N}])['‘]([^\n]+?)['’](?=$|[\s.,;!?)])/gu,
    (quote) => `⟦${quotes.push(quote.slice(1, -1)) - 1}⟧`,
  );
  const unmasked = (text: string) =>
    text.replace(/⟦(\d+)⟧/g, (_mark, index: string) => quotes[Number(index)] ?? "").trim();
  return masked
    .split(between)
    .flatMap((part) =>
      part.split(textOfSentences.test(part) ? betweenTextAndOrder : betweenSentences),
    )
    .map((part) => part.replace(politeness, "").trim())
    .filter((part) => /[\p{L}\p{N}⟦]/u.test(part))
    .map((part) => ({ words: unmasked(part), correction: correctionIn(part, unmasked) }));
}

function correctionIn(words: string, unmasked: (text: string) => string): PlainCorrection {
  for (const [pattern, read] of forms) {
    const [, one, other = ""] = pattern.exec(words) ?? [];
    if (one === undefined) continue;
    // A quote with other words beside it, or a second order, would be lost.
    if ([one, other].some(saysMore)) return { kind: "unread" };
    return read(unmasked(one), unmasked(other));
  }
  return { kind: "unread" };
}

const narrowing =
  /\b(?:in|of|from) (?:the |all )?(?:headings?|title|summary|introduction|first|second|last|\w+ (?:section|paragraph|table))\b|\bwith (?:an? |some )?examples?\b|\b(?:every|each) (?:section|place)\b/i;

function saysMore(part: string): boolean {
  const isQuoteAndMore = /⟦\d+⟧/.test(part) && !/^\W*⟦\d+⟧\W*$/.test(part);
  return isQuoteAndMore || narrowing.test(part.replaceAll(/⟦\d+⟧/g, ""));
}
