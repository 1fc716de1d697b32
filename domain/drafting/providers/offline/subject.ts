/** Characters of a subject; with the exam's name before it a title stays within one long line. */
const longestSubject = 80;
/** Before a colon stands a whole subject only from so many words on. */
const fewestWordsBeforeColon = 3;

const writingOrder =
  /^(?:please |kindly |can you |could you |i want you to |i want |i need |we need )*(?:write|create|generate|draft|make|prepare|compose|explain|describe|produce|publish|give|tell|share|provide|cover|list|summari[sz]e|compare|need)\b(?: me| us)?/i;
const textKind =
  /^(?:\s*(?:an?|the|some|one|new|short|long|brief|quick|detailed|complete|comprehensive|clear|simple|plain|easy|helpful|useful|informative|practical|seo[- ]?(?:friendly|optimi[sz]ed)|student[- ]friendly|in[- ]depth|step[- ]by[- ]step|\d+[- ]words?))*\s*(?:(?:blog|news)\s*)?(?:posts?|articles?|guides?|pieces?|drafts?|overviews?|summary|explainers?|notes?|updates?|introduction|blogs?|content)\b(?:\s+in (?:plain |simple )?english)?(?:\s+for (?:parents|students|aspirants|candidates|beginners)(?: and (?:parents|students))?(?=\s+(?:on|about|explaining|covering|regarding)\b))?(?:\s+(?:about|on|of|for|explaining|that explains|which explains|covering|describing|regarding|with|to))?\b/i;
const instruction =
  /(?:[,;:]|\s[-–—])?\s+(?:including|include|covering|mention(?:ing)?|focus(?:ing|sed)?|aimed|targett?(?:ed|ing)|target audience|written|using|use|keep|add|with (?:a |an )?(?:table|faqs?|examples?|links?|clear|plain|simple))\b.*$/is;
const looseEnds =
  /^(?:(?:for|in|of|on|about|the|and|to|with)(?:\s+|$))+|(?:\s+(?:for|in|of|on|about|the|and|to|with|a|an|by|exam))+$/gi;
const examName =
  /(?:\b(?:in|of|for|to|on|after|before|about)\s+)?\b(?:the\s+)?(?:nta\s+)?jee[\s-]*mains?(?:\s*\(?20\d\d\)?)?(?:\s+exam(?:ination)?)?\b/gi;
/** Numbers that name a thing and claim nothing. */
const namingNumber =
  /\b(?:paper|session|class|section)\s*\d+[ab]?\b|\b(?:10|12)th\b|\b\d+[- ]?(?:months?|weeks?|days?)\b|\b202[0-6]\b/gi;

/** The subject of a request (its trusted words) in a few words, without the order to write; empty when none is left. */
export function subjectOf(plain: string): string {
  const [sentence = ""] = plain.split(/(?<!\b[A-Z])[.!?](?:\s|$)/i);
  const subject = bared(sentence);
  const [beforeColon = ""] = subject.split(/\s*:\s/);
  const enough = beforeColon.split(" ").length >= fewestWordsBeforeColon;
  const name = shortened(enough ? beforeColon : subject);
  return isQuestion(name) && plain.includes("?") ? `${name}?` : name;
}

function isQuestion(text: string): boolean {
  return /^(?:what|which|when|where|who|how|why|can|is|are|do|does|will|should)\b/i.test(text);
}

/** The sentence without the order to write, the exam's name and what is said about the writing. */
function bared(sentence: string): string {
  return sentence
    .replace(writingOrder, "")
    .replace(textKind, "")
    .replace(instruction, "")
    .replace(examName, " ")
    .replace(/\s+([,;:])/g, "$1")
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, "")
    .replace(/\s+/g, " ")
    .replace(looseEnds, "")
    .trim();
}

/** True when the subject states a number that names no thing (`Session 2`), span of time or edition: titles hold no figures. */
export function statesFigure(subject: string): boolean {
  return /\d/.test(subject.replace(namingNumber, ""));
}

const smallWords = new Set(
  "a an and as at by for from in of on or the to vs with your you after before".split(" "),
);

/** The subject as a title writes it. Words that already have a capital keep their form. */
export function inTitleCase(subject: string): string {
  return subject
    .split(" ")
    .map((word, index) => {
      if (/[A-Z]/.test(word)) return word;
      if (knownCapitals.has(word)) return word.toUpperCase();
      if (index > 0 && smallWords.has(word)) return word;
      return word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(" ");
}

const knownCapitals = new Set(
  "nta jee nit nits iit iits iiit iiits gfti obc ews sc st sc/st sc/st/pwd cse ece csab faq otp ncert".split(
    " ",
  ),
);

function shortened(subject: string): string {
  if (subject.length <= longestSubject) return subject;
  const cut = subject.slice(0, longestSubject).replace(/\s+\S*$/, "");
  const atComma = cut.slice(0, Math.max(cut.lastIndexOf(","), cut.lastIndexOf(";")));
  return (atComma.length > longestSubject / 3 ? atComma : cut).replace(looseEnds, "");
}
