import type { CSSProperties, ReactElement, ReactNode } from "react";
import { officialSites } from "../../content/page-catalogue.ts";
import { allSquares, questionPalette, type Square } from "../question-palette.ts";
import { topicSign } from "../ui/icon.tsx";
import { pictureArea } from "./image-size.ts";
import tokens from "../styles/tokens.css?raw";

export type ShareCard = {
  readonly topic: string;
  readonly kind: string;
  readonly title: string;
  /** One or two lines below the title; null when they cannot be drawn. */
  readonly summary: string | null;
  /** The institute; null while it has no name that can be drawn. */
  readonly institute: string | null;
  readonly brand: string;
  /** One of our own pictures by its address, which covers the squares; null for none. */
  readonly picture: string | null;
};

/**
 * A share image as nested boxes. Plain elements instead of JSX: their text names the version of the
 * image, and they cross to another thread, where React's symbols cannot go.
 */
export type Drawing = ReactElement;

const ground = lightColour("hero");
const raised = lightColour("hero-card");
const ink = lightColour("hero-ink");
const inkSoft = lightColour("hero-soft");
const saffron = lightColour("saffron");

const bold = 600;

const textWidth = pictureArea.left - 64 - 40;

/** Up to so many characters a title is set in this size (px), on at most so many lines. */
const titleSizes = [
  { characters: 28, fontSize: 72, lines: 3 },
  { characters: 56, fontSize: 60, lines: 4 },
  { characters: 96, fontSize: 48, lines: 5 },
  { characters: Infinity, fontSize: 40, lines: 6 },
] as const;

/** A summary stands only below a title that leaves room for it. */
const maxTitleAboveSummary = 56;

export function drawCard(card: ShareCard): Drawing {
  return box(
    { width: "100%", height: "100%", background: ground, color: ink, fontFamily: "Inter" },
    squares(card),
    box(
      { flexDirection: "column", width: textWidth, margin: "52px 40px 48px 64px" },
      brandLine(card),
      titleBlock(card),
      foot(card),
    ),
  );
}

/** The first and the last row go on behind the edge of the image. */
const grid = { columns: 4, rows: 7 } as const;
const pitch = 96;
const side = 80;
const overhang = 13;

function squares({ title }: ShareCard): Drawing {
  const { dark, saffron: last } = questionPalette(title, grid);
  const { left, width, height } = pictureArea;
  return element(
    "svg",
    {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      style: { position: "absolute", left, top: 0 },
    },
    ...allSquares(grid).map((place) => square(place, ink, 0.05)),
    ...dark.map((place) => square(place, ink, 0.1)),
    square(last, saffron, 1),
  );
}

function square({ column, row }: Square, fill: string, opacity: number): Drawing {
  const at = { x: column * pitch, y: row * pitch - overhang };
  return element("rect", { ...at, width: side, height: side, rx: 18, fill, fillOpacity: opacity });
}

function brandLine({ brand, topic, kind }: ShareCard): Drawing {
  const places = [
    [6, 6],
    [15, 6],
    [6, 15],
    [15, 15],
  ] as const;
  const mark = element(
    "svg",
    { viewBox: "0 0 28 28", width: 52, height: 52 },
    element("rect", { width: 28, height: 28, rx: 7, fill: raised }),
    ...places.map(([x, y], index) =>
      element("rect", { x, y, width: 7, height: 7, rx: 2, fill: index === 3 ? saffron : inkSoft }),
    ),
  );
  return box(
    { justifyContent: "space-between", alignItems: "center" },
    box({ alignItems: "center", gap: 18, fontSize: 32, fontWeight: bold }, mark, brand),
    chip(topic, kind),
  );
}

function chip(topic: string, kind: string): Drawing {
  const sign = topicSign(topic);
  const colour = lightColour(sign === null ? "accent" : sign.subject);
  const drawn = {
    fill: "none",
    stroke: colour,
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  };
  return box(
    {
      alignItems: "center",
      gap: 10,
      padding: "8px 16px",
      borderRadius: 10,
      background: lightColour(sign === null ? "accent-soft" : `${sign.subject}-tint`),
      color: colour,
      fontSize: 24,
      fontWeight: bold,
    },
    sign !== null &&
      element(
        "svg",
        { viewBox: "0 0 24 24", width: 28, height: 28 },
        element("path", { d: sign.path, ...drawn }),
      ),
    kind,
  );
}

function titleBlock({ title, summary }: ShareCard): Drawing {
  return box(
    { flexDirection: "column", flexGrow: 1, justifyContent: "center", gap: 16 },
    titleLines(title, sizeOf(title)),
    summary === null || title.length > maxTitleAboveSummary
      ? null
      : lines(3, { marginTop: 8, fontSize: 28, lineHeight: 1.4, color: inkSoft }, summary),
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

function foot({ institute }: ShareCard): Drawing {
  const official = new URL(officialSites.jeeMain.address).host;
  return box(
    { flexDirection: "column", gap: 6, fontSize: 24, color: inkSoft },
    institute !== null &&
      lines(1, { fontSize: 28, fontWeight: bold, color: ink }, `By ${institute}`),
    `Not the official site. Official: ${official}`,
  );
}

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
  const colour = new RegExp(`--${token}: (?:light-dark\\()?(#[0-9a-f]+)`).exec(tokens)?.[1];
  if (colour === undefined) throw new Error(`The stylesheet's tokens have no colour "${token}".`);
  return colour;
}
