const textKind = String.raw`(?:(?:an?|the|some|one|new|short|long|brief|quick|detailed|complete|full|simple|nice|good|informative|warning|seo|\d+[- ]?words?)[ -]+)*(?:blog ?posts?|blogs?|posts?|articles?|something|write ?ups?|pieces?|contents?|notes? for (?:the )?(?:site|blog))`;

const order = String.raw`(?:write|create|generate|draft|make|prepare|compose|publish|give|provide|share|need|want|require|post)`;

/** Before an order that names no kind of text: in the middle of a title "need" and "prepare" are no orders. */
const beforeOrder = String.raw`(?:(?:please|pls|plz|kindly|hi|hello|dear|sir|madam|team|and|also|can|could|would|you|i|we|want|need|to)\b[\s,.!]*)*`;

/** "Write a blog post about X": the words behind it are the subject. */
const orderOfText = new RegExp(
  String.raw`^(?:.*?\b${order}\b(?: me| us| up| out)?\s+(?:(?:an?|the|some)\s+)?${textKind}|${beforeOrder}\b(?!prepare\b)${order}\b(?: me| us| up| out)?(?:\s+(?:an?|the|some)(?=\s))?)\s*(?:for (?:our |the |my |all )?(?:students and parents|parents and students|students?|website|site|blog|institute|parents|readers)(?! (?:who|whose|with|from|in|of|preparing|appearing|studying)\b))?\s*(?:that explains|which explains|(?:that|which) tells? (?:\p{L}+ ){0,5}clearly|(?:about|on) the (?:subject|topic) of|about|abt|on|of|for|explaining|regarding|covering|titled|called|with the title|:)?\s+`,
  "iu",
);

export function orderedSubject(words: string): string | null {
  const [found] = orderOfText.exec(words) ?? [];
  if (found === undefined || found.length > 120) return null;
  const rest = words.slice(found.length).trim();
  return rest === "" ? null : rest;
}

const languages = "malayalam|hindi|tamil|kannada|telugu|bengali|marathi|gujarati|urdu";

/** "In Malayalam", said of the text and not of the exam. */
const languageWish = new RegExp(
  String.raw`(?:\b(?:articles?|blogs?|posts?|write|written|explain(?:ed)?)(?: it| this)?|^|[.,;!?\n])\s*(?:please |only )?in (?:simple |easy )?(${languages})(?: language)?(?: only| please)?\s*(?=$|[.,;!\n]|(?:for|on|about)\b)`,
  "giu",
);

/** The language other than English that a prompt asks for, or is itself written in; null for English. */
export function wantedLanguage(text: string): string | null {
  for (const [, name = ""] of text.matchAll(languageWish))
    return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
  const lettersOf = (script: RegExp) => text.match(script)?.length ?? 0;
  const half = lettersOf(/\p{L}/gu) / 2;
  if (lettersOf(/\p{Script=Malayalam}/gu) > half) return "Malayalam";
  return lettersOf(/\p{Script=Devanagari}/gu) > half ? "Hindi" : null;
}

const instructions: readonly RegExp[] = [
  languageWish,
  /\b(?:please|kindly|pls+|plz+|could you(?: please)?|can you|would you|i want(?: you)? to|we (?:want|need)(?: you)?(?: to)?|i need|thank(?:s| you)(?: very much| in advance)?|hi|hello|dear|sir|madam|team|regards)\b[,.!]?/giu,
  new RegExp(
    String.raw`\b${order}\b(?: me| us| something)?(?: to)?\s+${textKind}(?:\s+(?:about|on|for|explaining|regarding))?`,
    "giu",
  ),
  new RegExp(String.raw`^\s*${textKind}\s+(?:about|on|for|regarding)\s+`, "iu"),
  new RegExp(
    String.raw`,\s*(?:in )?${textKind}(?: for (?:the |our )?(?:parents|students)(?: and (?:parents|students))?)?\s*$`,
    "iu",
  ),
  /^\s*(?:this is )?(?:just )?(?:a )?(?:test|testing)(?: (?:post|article|blog|message))?[\s.!]*$/giu,
  /^\s*(?:today|tomorrow|tonight)[\s.!]*$/giu,
  /\bparents ?(?:i?nu vendi|ke liye)\b/giu,
  /\b(?:for|by) (?:today|tomorrow|tonight|this week|next week)\b(?!['’])/giu,
  /(?:^|[.!]\s+)(?:must not|should not|do not|don'?t|please keep|keep it|not too|no (?:wrong|false))\b[^.\n]*/giu,
  /\b(?:for|on) (?:our|the|my) (?:website|site|web ?page|blog|app|channel|newsletter)(?: blog)?\b/giu,
  /\b(?:in|use|using|with|keep(?: it)?|make it|write in)\s+(?:a |an |very |the )*(?:simple|easy|plain|clear|friendly|formal|engaging|conversational|professional|catchy|interesting)(?:(?: and |, )(?:simple|easy|plain|clear|friendly|engaging))*\s*(?:english|language|words|tone|style|way|manner)?\b/giu,
  /\b(?:\p{L}+(?:,? (?:and|but) )?){0,3}\b(?:friendly|formal|calm|encouraging|motivating|motivational|professional|conversational|warm|serious|positive|informative|honest) tone\b/giu,
  /^\s*(?:(?:be|keep it|make it|very|and|not|no|an?|our institute want|,)\s*)*(?:realistic|practical|encouraging|motivating|honest(?: answers?)?|neat|advertisements?|useful|detailed|crisp)(?:(?:\s*,\s*|\s+and\s+)(?:realistic|practical|encouraging|motivating|honest|neat|useful|detailed))*[\s.]*$/giu,
  /^\s*(?:a )?(?:short|small|brief|long|detailed) (?:post|article|blog|note)s?(?: with)?\b|छोट[ाी] (?:सा )?(?:पोस्ट|लेख)|तालिका के साथ/giu,
  /\b(?:use|with|add|include|give) (?:proper |clear |sub ?)*headings?(?:(?:,| and) (?:short paragraphs|bullets?|bullet points|subheadings))*\b/giu,
  /^\s*tone\b[^\n]{0,40}$/giu,
  /\b(?:short paragraphs|bullet points|bullets|seo[- ]?friendly|seo optimi[sz]ed|seo)\b/giu,
  /\b(?:about |around |approx(?:imately)? |in |minimum |at least |max(?:imum)? |not (?:more|less) than |no more than |within |under |below |less than |up ?to )*\d{2,4}\s*(?:-|–|to)?\s*\d{0,4}[\s-]*words?\b(?: article| post| blog)?/giu,
  /\b(?:please )?(?:cite|quote|refer to|mention) (?:the )?(?:nta|official (?:sources?|website|site)|sources?|references?)\b/giu,
  /\bwith (?:references|sources|citations|examples)\b/giu,
  /\b(?:add|include|give|end with|put)\s+(?:an?|some|few|\d+)?\s*(?:small |short )*(?:faqs?|table|call to action|cta|summary|conclusion|introduction|quote)\b(?: (?:section|at the end|in the end|of subtopics))*/giu,
  /\b(?:with )?(?:\d{1,2}|five|six|seven|eight|ten) (?:short )?(?:faqs?|questions?(?: (?:and|&) answers?)?|q ?& ?as?)\b(?=\s*(?:$|[.,;]|only\b|(?:on|about)\b))(?: only)?|^\s*(?:short |brief )?faqs?(?= (?:on|about|for)\b)/giu,
  /\b(?:make|give|put|show)(?: it| this| me)?(?: in| as)? (?:a |one )?(?:small |simple |short )*table\b(?: form(?:at)?)?/giu,
  /\b(?:as|in) (?:a |an )?(?:checklist|list|table|faq|point[- ]?wise|bullet)(?: form(?:at)?)?\b|\bchecklist form\b/giu,
  /\b(?:ennu |enna |oru )*(?:article|post|blog|lekhanam)(?: onnu)? (?:venam|vennam|ezhuthu\p{L}*|tharamo|undakk\p{L}*)\b|\b(?:article|post|blog|lekh) (?:likho|likhiye|likhe|likhna|likh do|chahiye|banao|dijiye)\b|\b(?:likho|likhiye|likhein|bataiye|batao|samjhao|cover karo)\b/giu,
  /(?:एक |पूरा )?(?:लेख|ब्लॉग|विवरण)?\s*(?:लिखें|लिखिए|लिखो|दीजिए|बताइए|समझाइए)|(?:ഒരു )?(?:ലേഖനം|പോസ്റ്റ്|ബ്ലോഗ്)\s*(?:വേണം|എഴുതുക|തയ്യാറാക്കുക)?/gu,
];

export function withoutInstructions(words: string): string {
  return instructions
    .reduce((left, pattern) => left.replace(pattern, " "), words)
    .replace(/[()]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+([,.;:?!])/g, "$1")
    .replace(/([,.;:])(?:\s*[,.;:])+/g, "$1")
    .replace(/^[\s,.;:&+–-]+|[\s,.;:&+–-]+$/g, "")
    .replace(/^(?:and|also|then|aur|with|on|about|for|of)\s+/i, "");
}
