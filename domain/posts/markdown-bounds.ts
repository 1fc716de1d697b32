const deepestNesting = 20;
const mostMarksInParagraph = 500;
/** Open brackets are looked at again by each one that closes: 25,000 pairs take two minutes. */
const mostBracketsInParagraph = 2_000;

const nestedTooDeep = new RegExp(
  String.raw`^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){${deepestNesting + 1}}`,
  "m",
);

/**
 * Why a body would cost too much to draw; null when it would not. Measured: 60,000 characters of
 * nested quotes overflow the parser's stack, and of emphasis marks take it half a minute.
 */
export function markdownExcess(body: string): string | null {
  if (nestedTooDeep.test(body)) return "its quotes or lists are nested too deep";
  const paragraphs = body.split(/\n[ \t]*\n/);
  if (paragraphs.some((paragraph) => paragraph.split("[").length > mostBracketsInParagraph))
    return "it has too many brackets in one paragraph";
  return paragraphs.some((paragraph) => marksIn(paragraph) > mostMarksInParagraph)
    ? "it has too many emphasis marks or footnotes in one paragraph"
    : null;
}

function marksIn(paragraph: string): number {
  return paragraph.match(/[*_~]+|\[\^/g)?.length ?? 0;
}
