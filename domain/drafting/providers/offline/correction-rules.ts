/** One thing that a reviewer asks for, as far as it can be done without a model. */
export type Command =
  | { readonly kind: "set"; readonly field: Field; readonly text: string }
  | { readonly kind: "shorten"; readonly part: string; readonly words: number | null }
  | { readonly kind: "remove"; readonly part: string }
  | {
      readonly kind: "replace";
      readonly from: string;
      readonly to: string;
      readonly within?: "headings";
    }
  | { readonly kind: "mention"; readonly text: string }
  | {
      readonly kind: "tips";
      readonly count: number;
      readonly subject: string;
      readonly place: Place | null;
    }
  | { readonly kind: "rename"; readonly part: string; readonly text: string }
  | { readonly kind: "move"; readonly part: string; readonly place: Place }
  | {
      readonly kind: "add";
      readonly subject: string;
      readonly as: "section" | "table";
      readonly place: Place | null;
    }
  | { readonly kind: "state"; readonly text: string; readonly place: Place | null }
  | { readonly kind: "spell"; readonly word: string }
  | { readonly kind: "unread" };

export type Field = "title" | "hero_summary" | "meta_description";

/** Where in the article something is to stand: by a section that people call so, or at an end. */
export type Place =
  | { readonly at: "start" | "end" }
  | { readonly at: "before" | "after" | "in"; readonly part: string };

const fieldName = "title|headline|hero summary|summary|meta description|description";
const fieldOf: Readonly<Record<string, Field>> = {
  title: "title",
  headline: "title",
  summary: "hero_summary",
  "hero summary": "hero_summary",
  description: "meta_description",
  "meta description": "meta_description",
};
const the = "(?:the |this |that |its |a |an )?";
const change = "(?:change|set|make|update|edit|modify|replace|rename|correct|put|keep)";
const ofPart = "(?:section|part|heading|paragraph|para|portion|line|sentence|point|bit)s?";

type Rule = readonly [RegExp, (match: readonly (string | undefined)[]) => Command];

/** The first that fits decides. Each sees quotes as marks, so nothing inside of them is taken for an order. */
export const rules: readonly Rule[] = [
  [
    /^(?:change (?:the )?title,? (?:it )?|(?:the )?title )(?:should|must|to) (?:also )?mention (.+)$/i,
    ([, text = ""]) => ({ kind: "mention", text }),
  ],
  [
    /^(?:add|give|include|write) (\d{1,2}|two|three|four|five|some|a few)?(?: ?(?:more|extra|new))* tips (?:on|about|for|regarding) (.+)$/i,
    ([, count = "", subject = ""]) => ({
      kind: "tips",
      count: countOf(count),
      ...withPlace(subject),
    }),
  ],
  [
    /^(?:replace|change) (?:the )?(?:words? )?(.+?) (?:with|by|to|into) (.+?) in (?:all )?(?:the )?headings?$/i,
    ([, from = "", to = ""]) => ({ kind: "replace", from, to, within: "headings" }),
  ],
  [
    new RegExp(`^${change} ${the}(${fieldName}) (?:to|as|into|with|by)\\b:? *(.+)$`, "i"),
    ([, name, text]) => set(name, text),
  ],
  [
    new RegExp(
      `^${the}(?:new )?(${fieldName}) *(?:should be|must be|should read|to be|shall be|will be|ko|:|=|->|as) *:? *(.+?)(?: (?:change|karo|kar do|rakho|rakh do))?$`,
      "i",
    ),
    ([, name, text]) => set(name, text),
  ],
  [
    new RegExp(`^(?:use|give|put|take) (.+) as ${the}(${fieldName})$`, "i"),
    ([, text, name]) => set(name, text),
  ],
  [
    /^(?:rename|change|replace) (?:the )?(?:heading|section heading|section title|section)(?: (?:of|called|named))? (.+?) (?:to|as|with|by|into) (.+)$/i,
    ([, part = "", text = ""]) => ({ kind: "rename", part, text }),
  ],
  [
    /^(?:rename|change|replace) (?:the )?(.+?) heading (?:to|as|with|by|into) (.+)$/i,
    ([, part = "", text = ""]) => ({ kind: "rename", part, text }),
  ],
  [
    /^(?:thoda |a bit |bit )?shorter (?:the )?(.+?)(?:,? (?:bahut |too |very )?(?:lamba|long)(?: hai)?)?$/i,
    ([, part = ""]) => ({ kind: "shorten", part, words: null }),
  ],
  [
    /^(?:use|write|say|put) (.+?) (?:instead of|in place of|rather than|not) (.+?)(?: everywhere| throughout)?$/i,
    ([, to = "", from = ""]) => ({ kind: "replace", from, to }),
  ],
  [
    /^instead of (.+?),? (?:use|write|say|put) (.+)$/i,
    ([, from = "", to = ""]) => ({ kind: "replace", from, to }),
  ],
  [
    /^(.+?) instead-of (.+?)(?: (?:change|use|write|add|karo|kar do|likho))?$/i,
    ([, from = "", to = ""]) => ({ kind: "replace", from, to }),
  ],
  [
    new RegExp(
      `^(?:replace|swap|change|correct) (?:the )?(?:words?|text|phrase|term|sentence)? ?(.+?) (?:with|by|to|into|as|->|=>) (.+?)(?: (?:everywhere|throughout|in the (?:whole )?(?:article|post|text)))?$`,
      "i",
    ),
    ([, from = "", to = ""]) => ({ kind: "replace", from, to }),
  ],
  [
    /^(?:correct|fix) (?:the )?(?:spelling|typo)(?: mistake)?s?(?: of| in| for)? (.+?)(?: (?:to|as) (.+))?$/i,
    ([, word = "", to]) =>
      to === undefined ? { kind: "spell", word } : { kind: "replace", from: word, to },
  ],
  [
    /^(?:spelling of|the spelling of) (.+?) (?:is wrong|should be corrected|wrong hai|galat hai)$/i,
    ([, word = ""]) => ({ kind: "spell", word }),
  ],
  [
    /^(?:move|put|bring|shift|take|keep) (.+?) (?:to the |at the |on the |in the |to )?(top|beginning|start|first|end|bottom|last)(?: of .+)?$/i,
    ([, part = "", place = ""]) => ({ kind: "move", part, place: endOf(place) }),
  ],
  [
    /^(.+?) (?:section )?(?:ko )?move to the top$/i,
    ([, part = ""]) => ({ kind: "move", part, place: { at: "start" } }),
  ],
  [
    /^(?:move|put|bring|shift) (.+?) (before|above|after|below|under) (.+)$/i,
    ([, part = "", side = "", other = ""]) => ({
      kind: "move",
      part,
      place: besideOf(side, other),
    }),
  ],
  [
    /^(?:shorten|reduce|trim|cut down|cut short|condense)(?: (?!to )(.+?))?(?: to (?:about |around )?(\d+) words?.*)?$/i,
    ([, part = "", words]) => ({
      kind: "shorten",
      part,
      words: words === undefined ? null : Number(words),
    }),
  ],
  [
    /^(?:make|keep|write) (.+?) (?:much |a bit |a little |bit |little |more )?(?:shorter|short)\b.*$/i,
    ([, part = ""]) => ({ kind: "shorten", part, words: null }),
  ],
  [
    /^(.+?) (?:is |are )?(?:ko )?(?:much |a bit |a little |bit )?(?:too long|shorter|very long|bahut lamba hai)\b.*$/i,
    ([, part = ""]) => ({ kind: "shorten", part, words: null }),
  ],
  [
    /^make (.+?) (?:about |around |only |in )*(\d+) words?.*$/i,
    ([, part = "", words]) => ({ kind: "shorten", part, words: Number(words) }),
  ],
  [
    /^(?:remove|delete|drop|cut|take out|get rid of|leave out|omit) (.+)$/i,
    ([, part = ""]) => ({ kind: "remove", part }),
  ],
  [/^(.+?) (?:ko )?remove$/i, ([, part = ""]) => ({ kind: "remove", part })],
  [
    /^(?:we |there is |i )?(?:do not|don'?t|no) need (?:of |for )?(.+)$/i,
    ([, part = ""]) => ({ kind: "remove", part }),
  ],
  [
    /^(?:add|include|insert|give|put|make) (?:a |an |the |one )?(?:small |short |simple )*table (?:of|with|on|for|about|showing) (.+)$/i,
    ([, subject = ""]) => ({ kind: "add", as: "table", ...withPlace(subject) }),
  ],
  [
    /^(?:add|include|insert|mention|say|state|write|put|note)(?: (?:a|the|this))?(?: (?:line|sentence|note|paragraph|point|text))? ?(?:saying |stating )?(?:that|:) ?(.+)$/i,
    ([, text = ""]) => ({ kind: "state", ...stated(text) }),
  ],
  [
    /^(?:add|include|insert|mention|say|state|write|put)(?: (?:a|the|this))?(?: (?:line|sentence|note|paragraph|point|text))?:? ?(⟦\d+⟧.*)$/i,
    ([, text = ""]) => ({ kind: "state", ...stated(text) }),
  ],
  [
    new RegExp(
      `^(?:add|include|insert|mention|cover|explain|give|write|tell)(?: us| more)? ?(?:also )?(?:a |an |the |one |another |some |more |few )*(?:(?:new |small |short |separate )*${ofPart}|info|information|details?|something|lines) ?(?:on|about|for|of|explaining|regarding|how to|with)? (.+)$`,
      "i",
    ),
    ([, subject = ""]) => ({ kind: "add", as: "section", ...withPlace(subject) }),
  ],
  [
    /^(?:add|include|insert|mention|cover|explain)(?: also| more)?(?: on| about)? (.+)$/i,
    ([, subject = ""]) => ({ kind: "add", as: "section", ...withPlace(subject) }),
  ],
  [
    /^(.+?) (?:ke (?:bare|baare) (?:me|mein) )?(?:bhi |also |ek |one |a |new |short |small )*(?:section |part |paragraph |para )?add$/i,
    ([, subject = ""]) => ({ kind: "add", as: "section", subject, place: null }),
  ],
  [
    /^(?:nothing|something|section|part|anything)? ?(?:about|on) (.+) is missing$|^(.+) is missing$/i,
    ([, one, other]) => ({ kind: "add", as: "section", subject: one ?? other ?? "", place: null }),
  ],
];

/** As many as the words say; three where they name no number. */
function countOf(words: string): number {
  return Number(words) || { two: 2, four: 4, five: 5 }[words.toLowerCase()] || 3;
}

function set(name: string | undefined, text: string | undefined): Command {
  const field = fieldOf[(name ?? "").toLowerCase()];
  return field === undefined || text === undefined
    ? { kind: "unread" }
    : { kind: "set", field, text };
}

function endOf(place: string): Place {
  return { at: /^(?:end|bottom|last)$/i.test(place) ? "end" : "start" };
}

function besideOf(side: string, part: string): Place {
  return { at: /before|above/i.test(side) ? "before" : "after", part };
}

/** A place at the end of what is to be added: "before the section on X", "in the introduction". */
function placed(text: string): { readonly text: string; readonly place: Place | null } {
  const end =
    /^(.+?) (?:at|to|in|on) the (top|start|beginning|end|bottom)(?: of (?:the )?(?:article|post|blog|page))?$/i.exec(
      text,
    );
  if (end !== null) return { text: end[1] ?? "", place: endOf(end[2] ?? "") };
  const beside = /^(.+?),? (before|above|after|below) (?:the )?(.+)$/i.exec(text);
  if (beside !== null && /section|heading|part|introduction/i.test(beside[3] ?? ""))
    return { text: beside[1] ?? "", place: besideOf(beside[2] ?? "", beside[3] ?? "") };
  const within =
    /^(.+?),? (?:in|to|under|into) (?:the )?((?:introduction|.* section|section .*|part .*|heading .*))$/i.exec(
      text,
    );
  if (within !== null) return { text: within[1] ?? "", place: { at: "in", part: within[2] ?? "" } };
  return { text, place: null };
}

function withPlace(words: string | undefined) {
  const { text, place } = placed(words ?? "");
  return { subject: text, place };
}

function stated(words: string | undefined) {
  return placed(words ?? "");
}
