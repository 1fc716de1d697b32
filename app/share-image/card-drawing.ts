import type { CSSProperties, ReactElement, ReactNode } from "react";
import { officialSites } from "../../content/page-catalogue.ts";
import type { CardAnswer } from "./card-words.ts";
import tokens from "../styles/tokens.css?raw";

/** What a share image says. */
export type ShareCard = {
  /** What kind of text is shared. */
  readonly kind: string;
  readonly title: string;
  /** What is asked most, in large letters; a card with it has no summary. */
  readonly answer: CardAnswer | null;
  /** One or two lines below the title; null when they cannot be drawn. */
  readonly summary: string | null;
  readonly provider: string;
  /** What the site is called. */
  readonly brand: string;
};

/**
 * A share image as nested boxes. Plain elements instead of JSX: their text names the version of the
 * image, and they cross to another thread, where React's symbols cannot go.
 */
export type Drawing = ReactElement;

const paper = lightColour("paper");
const ink = lightColour("ink");
const inkSoft = lightColour("ink-soft");
const line = lightColour("line");
const accent = lightColour("accent");
const accentSoft = lightColour("accent-soft");
const onAccent = lightColour("on-accent");

const bold = 600;

/** Up to so many characters a title is set in this size (px), on at most so many lines. */
const titleSizes = [
  { characters: 28, fontSize: 84, lines: 2 },
  { characters: 56, fontSize: 70, lines: 3 },
  { characters: 96, fontSize: 58, lines: 5 },
  { characters: Infinity, fontSize: 48, lines: 6 },
] as const;

/** A summary stands only below a title that leaves room for it. */
const longestTitleAboveSummary = 72;

/** Draws the card: one design for every page and post. */
export function drawCard(card: ShareCard): Drawing {
  return box(
    { width: "100%", height: "100%", background: paper, color: ink, fontFamily: "Inter" },
    box({ width: 24, background: accent }),
    box(
      { flexDirection: "column", flexGrow: 1, flexBasis: 0, padding: "60px 72px 48px 64px" },
      brandLine(card),
      titleBlock(card),
      foot(card),
    ),
  );
}

function brandLine({ brand }: ShareCard): Drawing {
  const mark = element(
    "svg",
    { viewBox: "0 0 32 32", width: 48, height: 48 },
    element("rect", { width: 32, height: 32, rx: 6, fill: accent }),
    element("path", {
      d: "M9 9.5h14M9 15.5h14M9 21.5h8",
      stroke: onAccent,
      strokeWidth: 2.6,
      strokeLinecap: "round",
    }),
  );
  return box({ alignItems: "center", gap: 18, fontSize: 34, fontWeight: bold }, mark, brand);
}

/** A title above an answer: every one of ours fits on two lines. */
const titleAboveAnswer = { fontSize: 56, lines: 2 } as const;

/** Up to so many characters an answer is set in this size (px), on at most two lines. */
const answerSizes = [
  { characters: 16, fontSize: 92 },
  { characters: 28, fontSize: 64 },
  { characters: Infinity, fontSize: 46 },
] as const;

function answerBlock({ label, value }: CardAnswer): Drawing {
  const { fontSize } =
    answerSizes.find(({ characters }) => value.length <= characters) ?? answerSizes[2];
  return box(
    {
      flexDirection: "column",
      marginTop: 12,
      padding: "24px 36px 28px",
      borderRadius: 12,
      background: accentSoft,
    },
    lines(1, { fontSize: 30, color: ink }, label),
    lines(2, { fontSize, fontWeight: bold, lineHeight: 1.15, color: accent }, value),
  );
}

function titleBlock({ kind, title, answer, summary }: ShareCard): Drawing {
  return box(
    { flexDirection: "column", flexGrow: 1, justifyContent: "center", gap: 16 },
    box({ fontSize: 28, fontWeight: bold, color: accent }, kind),
    titleLines(title, answer === null ? sizeOf(title) : titleAboveAnswer),
    answer !== null && answerBlock(answer),
    answer !== null || summary === null || title.length > longestTitleAboveSummary
      ? null
      : lines(2, { marginTop: 8, fontSize: 32, lineHeight: 1.4, color: inkSoft }, summary),
  );
}

type TitleSize = { readonly fontSize: number; readonly lines: number };

function sizeOf(title: string): TitleSize {
  return titleSizes.find(({ characters }) => title.length <= characters) ?? titleSizes[3];
}

/** Lines of one length; a title of nothing but the widest letters is cut after the last line that has room. */
function titleLines(title: string, { fontSize, lines }: TitleSize): Drawing {
  const lineHeight = 1.14;
  return box(
    {
      display: "block",
      fontSize,
      fontWeight: bold,
      lineHeight,
      letterSpacing: "-0.02em",
      textWrap: "balance",
      wordBreak: "break-word",
      maxHeight: Math.ceil(lines * lineHeight * fontSize),
      overflow: "hidden",
    },
    title,
  );
}

function foot({ provider }: ShareCard): Drawing {
  const official = new URL(officialSites.jeeMain.address).host;
  return box(
    {
      justifyContent: "space-between",
      gap: 40,
      paddingTop: 24,
      borderTop: `2px solid ${line}`,
      fontSize: 26,
      color: inkSoft,
    },
    box({ flexShrink: 0 }, `Not the official site. Official: ${official}`),
    lines(1, { fontWeight: bold, color: ink }, provider),
  );
}

/** Text on at most so many lines; what is longer ends in an ellipsis. */
function lines(lineCount: number, style: CSSProperties, text: string): Drawing {
  return box({ display: "block", lineClamp: lineCount, wordBreak: "break-word", ...style }, text);
}

function box(style: CSSProperties, ...children: readonly ReactNode[]): Drawing {
  return element("div", { style: { display: "flex", ...style } }, ...children);
}

function element(
  type: string,
  props: Readonly<Record<string, unknown>>,
  ...children: readonly ReactNode[]
): Drawing {
  return { type, key: null, props: { ...props, children } };
}

/** The colour that a token of the site's stylesheet has in light mode, for example `accent`. */
export function lightColour(token: string): string {
  const colour = new RegExp(`--${token}: (#[0-9a-f]+);`).exec(tokens)?.[1];
  if (colour === undefined) throw new Error(`The stylesheet's tokens have no colour "${token}".`);
  return colour;
}
