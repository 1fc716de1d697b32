import { orderedSubject, ordersText, withoutInstructions } from "./prompt-instructions.ts";

/** A prompt cut into what it is about, what it lists, and what it says of the title and the length. */
type PromptFields = {
  readonly topic: string;
  readonly points: readonly string[];
  /** Further sentences, which tell of the situation and list nothing. */
  readonly context: readonly string[];
  /** For whom it is to be, by its label; empty where it does not say. */
  readonly audience: string;
  /** All words that say so, in the person's words. */
  readonly readers: string;
  readonly title: string | null;
  /** The words after "Length:"; null without them. */
  readonly length: string | null;
  /** The title after "Follow our guide:"; null without it. */
  readonly guide: string | null;
};

/** Characters of a prompt that are read: more says nothing new and takes time. */
const maxPrompt = 8_000;
const maxTitle = 110;
const maxSubject = 140;
const maxQuestion = 80;
/** Parts between commas: more make a list and no title. */
const maxTitleParts = 2;
const maxListedParts = 4;
/** A list without bullets: so many lines, of so many words each. */
const minPlainLines = 4;
const maxPlainWords = 14;

/** The prompt without markup, addresses and tokens. */
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
export function promptFields(text: string): PromptFields {
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

/** Words within a sentence that introduce points. */
const pointOpening =
  /[,.;:–-]?\s+(?:and )?(?:please )?(?:also )?(?:cover(?:ing|s)?|includ(?:e|es|ing)|mention(?:ing)?|explain(?:ing)?|discuss(?:ing)?|talk(?:ing)? about|touch(?:ing)? (?:on|upon)|add|with (?:details|sections|points) (?:on|about))(?! kar)\s*:?\s+/iu;

/** How a sentence begins that asks for more. */
const sentenceOpening =
  /^\s*(?:(?:please|kindly|also|and|first|then|finally|lastly)[, ]+)*(?:(?:it|the (?:post|blog|article)) (?:should|must|has to|can|needs to) (?:also )?)?(?:say|warn(?: against| about)?|tell(?: (?:them|us|students|parents|readers|the (?:students|reader|readers|parents)))?|explain|mention|include|cover|discuss|describe|add|talk about|write (?:clearly )?(?:about|that|on)|(?:one|a|give a) (?:short |small )?(?:paragraph|para|section|part) (?:on|about)|(?:end|finish|close) with|focus on)(?: also| clearly| to parents)?\s+(?:about |that |on |not to |a |an )?(?=\S)/iu;

/** The same in Hinglish and Manglish, where it stands behind: "limits, integration sab cover karo". */
const pointClosing =
  /^(.*?)\s+(?:(?:sab|sabhi|dono|ye|bhi|ellam|okke)\s+)*(?:cover|include|add|shamil)\s+(?:kar\p{L}*|kr\p{L}*|cheyy\p{L}*|venam)\b(.*)$/iu;

/** Somebody tells of a case of their own. */
const ownWords = /\b(?:i|my|our|is|am|got|have)\b/iu;

const statedVerb =
  /\b(?:is|am|are|was|were|has|have|had|do|does|did|get|gets|hear|come|comes|go|goes)\b/iu;

/** Free words: the first line or sentence is the subject, lines of a list and what "covering" introduces are points. */
function freeParts(text: string): Pick<PromptFields, "topic" | "points" | "context"> {
  const lines = text.split("\n").filter((line) => withoutInstructions(line) !== "");
  // Short lines below one another are a list, with bullets or without.
  const isPlainList =
    lines.length >= minPlainLines && lines.every((line) => line.split(" ").length <= maxPlainWords);
  const isList = lines.map((line, place) => bullet.test(line) || (isPlainList && place > 0));
  const firstListed = isList.indexOf(true);
  const heads = lines.filter((_line, place) => isList[place] !== true);
  const listed = lines.filter((_line, place) => isList[place] === true).flatMap(pointsIn);
  const sentences = heads
    .flatMap(sentencesOf)
    .filter((sentence) => withoutInstructions(sentence) !== "");
  // Behind a story the order stands in a later sentence.
  const ordered = sentences.findIndex((sentence) => ordersText(sentence));
  const at = ordered > 0 && !/\?\s*$/.test(sentences[0] ?? "") ? ordered : 0;
  const [first = "", ...others] = [
    ...sentences.slice(at),
    ...sentences.slice(0, at).filter((sentence) => !ordersText(sentence)),
  ];
  // "Write a post explaining X, and mention Y": the order itself opens no list.
  const [opened = "", ...named] = (orderedSubject(first) ?? first).split(pointOpening);
  // A sentence that lists all that is wanted is on the first of it.
  const [subject = "", ...listedBehind] =
    opened.length > maxSubject ? opened.split(/,\s+/) : [opened];
  // "Maths is weak. Can my child still clear it?" is one thing to write about; a longer story only leads to its question.
  const isStory = !/\?\s*$/.test(first) && ownWords.test(first);
  const question = isStory ? others.findIndex((one) => one.endsWith("?")) : -1;
  const isAsked = question === 0;
  if (question > 0) {
    const story = [first, ...others.slice(0, question)];
    const further = others.slice(question + 1);
    return {
      topic: others[question] ?? "",
      points: [...listed, ...further.filter((one) => questionWord.test(one)).flatMap(pointsIn)],
      context: [...story, ...further.filter((one) => !questionWord.test(one))],
    };
  }
  const asked = isAsked ? `${first} ${others[0]}` : (orderedSubject(subject) ?? subject);
  // A prompt that begins with its list says in its other lines how to write, or for whom.
  if (firstListed === 0) return { topic: listed[0] ?? "", points: listed, context: heads };
  const parts = others.slice(isAsked ? 1 : 0).map((sentence) => {
    const [, listed, rest = ""] = pointClosing.exec(sentence) ?? [];
    if (listed !== undefined) return [rest, listed];
    const opened = sentence.replace(sentenceOpening, "");
    return opened === sentence ? sentence.split(pointOpening) : ["", opened];
  });
  const covered = parts.flatMap(([, ...introduced]) => introduced).flatMap(pointsIn);
  const questions = parts.flatMap(([opening = ""]) => (opening.endsWith("?") ? opening : []));
  const points = [...listedBehind, ...named.flatMap(pointsIn), ...listed, ...covered, ...questions];
  // A story without a question is no subject where points say what is wanted.
  const isPreface =
    isStory && statedVerb.test(first) && orderedSubject(subject) === null && points.length > 2;
  const [firstPoint = ""] = points;
  return {
    topic: (isPreface ? firstPoint : asked).replace(/[:–-]\s*$/, ""),
    points,
    context: parts.flatMap(([opening = ""]) => (opening.endsWith("?") ? [] : opening)),
  };
}

function sentencesOf(line: string): readonly string[] {
  return line
    .split(/(?<=[?!।])\s*|(?<!\b[A-Za-z]|\bno|\bvs)\.(?:\s+|$)/iu)
    .filter((one) => one.trim() !== "");
}

/** Between points of one line: commas and semicolons, and "and" before a question. */
const betweenPoints =
  /[;•]|,(?!\d)|\s+(?:and|aur|&)\s+(?=(?:how|what|when|where|which|who|why|kya|kaise|kab)\b)|,?\s+and\s+(?=[^,]*$)/iu;

/** Behind a longer point these are a part of it: "how to study physics, chemistry, maths". */
const subjectAlone =
  /^(?:physics|chemistry|math(?:s|ematics)?|biology)(?: (?:separately|each|also|too))?$/iu;

/** Of a label: further sentences ask for more, or say how to write. */
function pointsOfLine(line: string): readonly string[] {
  if (bullet.test(line)) return pointsIn(line);
  return sentencesOf(line).flatMap((sentence, place) => {
    const opened = sentence.replace(sentenceOpening, "");
    return place === 0 || opened !== sentence ? pointsIn(opened) : [];
  });
}

function pointsIn(line: string): readonly string[] {
  if (bullet.test(line)) return line.replace(bullet, "").split(/[;•]/);
  const words = line.replaceAll(/\([^)]*\)/g, (inner) => inner.replaceAll(/[(),]/g, " "));
  const parts = words.split(betweenPoints).map((part) => part.trim());
  // "calculus and algebra" is one point, "sleep, food, and mocks" are three.
  const isList = /[,;]/.test(words) || parts.some((part) => part.split(" ").length > 3);
  if (!isList) return [words.trim()];
  const points: string[] = [];
  for (const part of parts.filter((one) => one !== "")) {
    const last = points.at(-1);
    // Words behind a dash belong to the words in front of it.
    const isMore =
      last !== undefined &&
      (/\s[–-]\s/.test(last) ||
        (last.includes(" ") && subjectAlone.test(part)) ||
        (last.split(" ").length > 4 && !part.includes(" ")));
    if (isMore) points[points.length - 1] = `${last}, ${part}`;
    else points.push(part);
  }
  return points;
}

/** Words of a statement; a title has none of them but in a question. */
const statement =
  /\b(?:we|our|us|i|my|they|their|is|are|was|were|am|has|have|had|do|does|did|want|need|get|ask|says?|please|kindly)\b/iu;
/** Words of somebody who tells of themselves. */
const ownVoice = /\b(?:my|our|we|us|he|she|his|her|they|their)\b/iu;
const questionWord =
  /\b(?:how|what|when|where|which|who|why|whether)\b|^(?:is|are|can|should|do|does|will)\b/iu;

/** The words that read as a title: the first sentence, whole, and no order to write. */
function titleIn(text: string, isLabelled: boolean): string | null {
  const [line = ""] = text.split("\n");
  const [sentence = "", ...others] = sentencesOf(line.trim());
  // "Low rank? Colleges that are still open" is one title.
  const isInTwo = others.length === 1 && sentence.endsWith("?") && !/[.?!]$/.test(line.trim());
  const words = (isInTwo ? line : sentence).trim().replace(/[\s.:;,–-]+$/, "");
  const maxParts = isLabelled || words.includes(":") ? maxListedParts : maxTitleParts;
  if (words.split(",").length > maxParts) return null;
  const count = words.split(" ").length;
  const max = words.endsWith("?") ? maxQuestion : maxTitle;
  if (words.length > max || count < 3 || bullet.test(line)) return null;
  if (/\+|\b(?:and also|as well as|along with)\b/i.test(words)) return null;
  // "Cover X as well" is an order.
  if (pointOpening.test(words)) return null;
  if (others.some((one) => one.trim().endsWith("?"))) return null;
  // Words typed without a capital are what one types to search.
  if (!isLabelled && !/^["'(]?[\p{Lu}\d]/u.test(words)) return null;
  const isStated =
    ownVoice.test(words) ||
    (statement.test(words) && !questionWord.test(words) && !words.endsWith("?"));
  if (!isLabelled && isStated) return null;
  const kept = withoutInstructions(words).length / words.length;
  return kept > 0.7 && orderedSubject(words) === null ? words : null;
}
