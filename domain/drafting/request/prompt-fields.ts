import { orderedSubject, withoutInstructions } from "./prompt-instructions.ts";

/** Characters of a prompt that are read: more says nothing new and takes time. */
const maxPrompt = 8_000;
const maxTitle = 110;
/** Parts between commas: more make a list and no title. */
const maxTitleParts = 2;
const maxLabelledParts = 4;
/** A list without bullets: so many lines, of so many words each. */
const plainList = { minLines: 4, maxWords: 14 } as const;

export function plainPrompt(prompt: string): string {
  return prompt
    .slice(0, maxPrompt)
    .normalize("NFC")
    .replace(/<(script|style)\b[^>]*>.*?(?:<\/\1\s*>|$)/gis, " ")
    .replace(/<[^>]*>?|\{\{.*?\}\}/g, " ")
    .replace(/^[^\S\n]*[*•–—](?=\s)/gm, "-")
    .replace(/\]\([^)]*\)|\b(?:https?|javascript|data):\S*/gi, " ")
    .replace(/[<>[\]*_`#|{}\\"“”]/g, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
}

type Label = "topic" | "audience" | "points" | "length" | "guide" | "manner";

const labels: readonly (readonly [Label, string])[] = [
  [
    "topic",
    "blog topic|topic|title|blog title|subject|heading|headline|article on|write (?:a )?(?:blog|post|article) (?:on|about)|विषय|വിഷയം",
  ],
  [
    "audience",
    "target audience|audience|target|target readers?|readers?|intended for|who is it for|for",
  ],
  [
    "points",
    "key points(?: to cover)?|main points|points(?: to (?:be )?(?:cover|include)(?:ed)?)?|to cover|cover(?: these| the following)?(?: points)?|please cover|should cover|must cover|include(?: these)?|sections?|sub ?topics|contents?|outline|it should have|मुख्य बिंदु|പ്രധാന പോയിന്റുകൾ",
  ],
  ["length", "length|word count|word limit|words|size"],
  ["guide", "follow (?:the|our) guide"],
  [
    "manner",
    "tone|style|voice|language|format|form|cta|call to action|seo|seo keywords|keywords?|category|platform|purpose|note|deadline|author|tags?|meta description|slug",
  ],
];

const label = new RegExp(
  String.raw`(?:^|\n|[.;!?]\s+|,\s+)\s*[-•]?\s*(${labels.map(([, words]) => words).join("|")})\s*(?::|=|\s[-–]\s)`,
  "giu",
);

const bullet = /^\s*(?:[-•–—*]|\d{1,2}[.)]|[a-h][.)])\s+/;

/** Reads labelled prompts ("Topic: … Key points: …"), lists, and plain sentences. */
export function promptFields(text: string) {
  const labelled = labelledParts(text);
  const wanted = labelled.get("topic") ?? "";
  const free = labelled.get("free") ?? "";
  const { topic, points, context } = freeParts(wanted === "" ? free : wanted);
  const listed = (labelled.get("points") ?? "").split("\n").flatMap(pointsOfLine);
  return {
    topic,
    points: [...listed, ...points]
      .map((point) => point.replace(sentenceOpening, "").trim())
      .filter((point) => point !== ""),
    context: wanted === "" ? context : [...context, free],
    audience: labelled.get("audience") ?? "",
    readers: [
      labelled.get("audience") ?? "",
      ...context.filter((one) => /\b(?:audience|readers?)\b/i.test(one)),
    ].join(" "),
    title: titleIn(wanted === "" ? free : wanted, wanted !== ""),
    length: labelled.get("length") ?? null,
    guide: labelled.get("guide") ?? null,
  };
}

function labelledParts(text: string): ReadonlyMap<Label | "free", string> {
  const parts = new Map<Label | "free", string>();
  const add = (name: Label | "free", words: string) =>
    parts.set(name, `${parts.get(name) ?? ""}\n${words}`.trim());
  let name: Label | "free" = "free";
  let read = 0;
  for (const match of text.matchAll(label)) {
    const at = match.index + match[0].toLowerCase().indexOf((match[1] ?? "").toLowerCase());
    const words = (match[1] ?? "").toLowerCase();
    const found = labels.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, "iu").test(words));
    if (found === undefined || at < read) continue;
    add(name, text.slice(read, at));
    [name] = found;
    read = match.index + match[0].length;
  }
  add(name, text.slice(read));
  return parts;
}

const pointOpening =
  /(?<!\b(?:how|ways?|able|want|trying|time|need) to)[,.;:–-]?\s+(?:and )?(?:please )?(?:also )?(?:cover(?:ing|s)?|includ(?:e|es|ing)|mention(?:ing)?|explain(?:ing)?|discuss(?:ing)?|talk(?:ing)? about|touch(?:ing)? (?:on|upon)|add|with (?:details|sections|points) (?:on|about))(?! kar)\s*:?\s+/iu;

const sentenceOpening =
  /^\s*(?:(?:please|kindly|also|and|first|then|finally|lastly)[, ]+)*(?:(?:it|the (?:post|blog|article)) (?:should|must|has to|can|needs to) (?:also )?)?(?:say|warn(?: against| about)?|tell(?: (?:them|us|students|parents|readers|the (?:students|reader|readers|parents)))?|explain|mention|include|cover|discuss|describe|add|talk about|write (?:clearly )?(?:about|that|on)|(?:one|a|give a) (?:short |small )?(?:paragraph|para|section|part) (?:on|about)|(?:end|finish|close) with|focus on)(?: also| clearly| to parents)?\s+(?:about |that |on |not to |a |an )?(?=\S)/iu;

/** Somebody tells of a case of their own. */
const ownWords = /\b(?:i|my|our|is|am|got|have)\b/iu;

const isQuestion = (sentence: string) => /\?\s*$/.test(sentence);

/** Free words: one sentence is the subject, lines of a list and what "covering" introduces are points. */
function freeParts(text: string) {
  const lines = text.split("\n").filter((line) => withoutInstructions(line) !== "");
  // Short lines below one another are a list, with bullets or without.
  const isPlainList =
    lines.length >= plainList.minLines &&
    lines.every((line) => line.split(" ").length <= plainList.maxWords);
  const isListed = (line: string, place: number) => bullet.test(line) || (isPlainList && place > 0);
  const listed = lines.filter(isListed).flatMap(pointsIn);
  const heads = lines.filter((line, place) => !isListed(line, place));
  // A prompt that begins with its list says in its other lines how to write, or for whom.
  const [firstLine = ""] = lines;
  if (bullet.test(firstLine)) return { topic: listed[0] ?? "", points: listed, context: heads };
  const sentences = heads.flatMap(sentencesOf).filter((one) => withoutInstructions(one) !== "");
  const at = subjectIn(sentences);
  const subject = sentences[at] ?? "";
  const [opened = "", ...named] = (
    orderedSubject(subject) ?? subject.replace(sentenceOpening, "")
  ).split(pointOpening);
  const points = [...named.flatMap(pointsIn), ...listed];
  const context: string[] = [];
  for (const [place, sentence] of sentences.entries()) {
    if (place === at) continue;
    const introduced = sentence.replace(sentenceOpening, "");
    const [rest = "", ...listedBehind] =
      introduced === sentence ? sentence.split(pointOpening) : ["", introduced];
    points.push(...listedBehind.flatMap(pointsIn));
    context.push(rest);
  }
  const story = sentences[at - 1] ?? "";
  // "Maths is weak. Can my child still clear it?" is one thing to write about.
  const topic = at === 1 && isQuestion(subject) ? `${story} ${subject}` : opened;
  return { topic: topic.replace(/[:–-]\s*$/, ""), points, context };
}

/** Says what a text is for, and not on what it is: "I want one blog post which I can forward". */
const namesUseAlone =
  /\b(?:blogs?|posts?|articles?) (?:which|that|to|so that) (?:i|we|can|could|forward|share|send)\b/iu;

/** The place of the sentence that says what to write about: the question behind a story, else the first. */
function subjectIn(sentences: readonly string[]): number {
  const [first = ""] = sentences;
  if (isQuestion(first)) return 0;
  if (namesUseAlone.test(first))
    return Math.max(
      0,
      sentences.findIndex((one) => sentenceOpening.test(one)),
    );
  return ownWords.test(first) ? Math.max(0, sentences.findIndex(isQuestion)) : 0;
}

function sentencesOf(line: string): readonly string[] {
  return line
    .split(/(?<=[?!।])\s*|(?<!\b[A-Za-z]|\bno|\bvs)\.(?:\s+|$)/iu)
    .filter((one) => one.trim() !== "");
}

/** Between points of one line: commas and semicolons, and "and" before a question. */
const betweenPoints =
  /[;•]|,(?!\d)|\s+(?:and|aur|&)\s+(?=(?:how|what|when|where|which|who|why|kya|kaise|kab)\b)|,?\s+and\s+(?=[^,]*$)/iu;

/** Of a label: further sentences ask for more, or say how to write. */
function pointsOfLine(line: string): readonly string[] {
  if (bullet.test(line)) return pointsIn(line);
  return sentencesOf(line).flatMap((sentence, place) => {
    const opened = sentence.replace(sentenceOpening, "");
    return place === 0 || opened !== sentence ? pointsIn(opened) : [];
  });
}

export function pointsIn(line: string): readonly string[] {
  if (bullet.test(line)) return line.replace(bullet, "").split(/[;•]/);
  const words = line.replaceAll(/\([^)]*\)/g, (inner) => inner.replaceAll(/[(),]/g, " "));
  const parts = words.split(betweenPoints).map((part) => part.trim());
  // "calculus and algebra" is one point, "sleep, food, and mocks" are three.
  const isList = /[,;]/.test(words) || parts.some((part) => part.split(" ").length > 3);
  if (!isList) return [words.trim()];
  return parts.filter((one) => one !== "");
}

const ownVoice = /\b(?:my|our|we|us|he|she|his|her|they|their)\b/iu;
const statement =
  /\b(?:i|is|are|was|were|am|has|have|had|do|does|did|want|need|get|ask|says?|please|kindly)\b/iu;
/** Talk about readers and not to them: "… - students always bring the wrong one". */
const talk =
  /(?:^|[-–:,] )(?:\p{L}+ )?(?:students|parents|children|people) (?:always |often |never )?(?:ask|bring|ignore|think|say|confuse|forget|believe)\b/iu;
/** An order behind a question: "To guess or not? write with simple maths". */
const orderBehind = /\? (?:write|explain|give|tell)\b/iu;
const questionWord =
  /\b(?:how|what|when|where|which|who|why|whether)\b|^(?:is|are|can|should|do|does|will)\b|\?$/iu;

/** The words that read as a title: the first sentence, whole, and no order to write. */
function titleIn(text: string, isLabelled: boolean): string | null {
  const [line = ""] = text.split("\n");
  const [sentence = "", ...further] = sentencesOf(line.trim());
  const others = further.filter((one) => withoutInstructions(one) !== "");
  // "Low rank? Colleges that are still open" is one title.
  const isInTwo = others.length === 1 && isQuestion(sentence) && !/[.?!]$/.test(line.trim());
  const words = (isInTwo ? line : sentence).trim().replace(/[\s.:;,–-]+$/, "");
  const maxParts = isLabelled || words.includes(":") ? maxLabelledParts : maxTitleParts;
  const isOneThing =
    words.split(",").length <= maxParts &&
    !/\+|\b(?:and also|as well as|along with)\b/i.test(words) &&
    !pointOpening.test(words) &&
    !others.some(isQuestion);
  const isShort = words.length <= maxTitle && !bullet.test(line);
  // The first words of a story are none: "Too many materials!"
  const isWhole = words.split(" ").length >= (isLabelled || others.length === 0 ? 3 : 5);
  // Words typed without a capital are what one types to search.
  const isTitled =
    isLabelled ||
    (/^["'(]?(?:\d.*)?\p{Lu}/u.test(words) &&
      !ownVoice.test(words) &&
      !talk.test(words) &&
      (!statement.test(words) || questionWord.test(words)));
  const isOrder =
    orderedSubject(words) !== null ||
    orderBehind.test(words) ||
    /^(?:explain|describe|discuss)\b|\b(?:blog|post|article)\b/i.test(words) ||
    withoutInstructions(words).length <= words.length * 0.7;
  return isOneThing && isShort && isWhole && isTitled && !isOrder ? words : null;
}
