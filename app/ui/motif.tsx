import { brand, siteName } from "../../content/site.ts";
import type { RootData } from "../root-data.ts";

/** The site's one visual idea: the grid of numbered squares that a candidate sees beside the test. */

export type BrandProps = Partial<Pick<RootData, "edition" | "institute">>;

export function Brand({ edition, institute }: BrandProps) {
  return (
    <a className="brand" href="/">
      <BrandMark />
      <span>
        {edition === undefined ? siteName : brand(edition)}
        {institute != null && <small>by {institute}</small>}
      </span>
    </a>
  );
}

function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="7" />
      <path d="M6 8a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zm9 0a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2zm-9 9a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2z" />
      <rect className="motif-here" x="15" y="15" width="7" height="7" rx="2" />
    </svg>
  );
}

/** Distance from one square to the next, and how large each is. */
const step = 40;
const side = 32;
const columns = 10;

type PaletteProps = {
  rows: number;
  answered: readonly number[];
  here: number;
};

/** A palette of questions; decoration, so that nobody hears it. */
export function Palette({ rows, answered, here }: PaletteProps) {
  const places = Array.from({ length: columns }, (_, column) => column * step);
  return (
    <svg className="motif" viewBox={`0 0 ${columns * step} ${rows * step}`} aria-hidden="true">
      <pattern id="motif" width={step} height={step} patternUnits="userSpaceOnUse">
        <rect width={side} height={side} rx="7" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#motif)" />
      {answered.map((number) => (
        <Square number={number} key={number} />
      ))}
      <Square number={here} className="motif-here" />
      {Array.from({ length: rows }, (_, row) => (
        <g key={row}>
          <text x={places.map((place) => place + 7).join(" ")} y={row * step + 21}>
            {String(row).repeat(columns)}
          </text>
          <text x={places.map((place) => place + 16).join(" ")} y={row * step + 21}>
            0123456789
          </text>
        </g>
      ))}
    </svg>
  );
}

function Square({ number, className = "motif-answered" }: { number: number; className?: string }) {
  return (
    <rect
      className={className}
      x={(number % columns) * step}
      y={Math.floor(number / columns) * step}
      width={side}
      height={side}
      rx="7"
    />
  );
}
