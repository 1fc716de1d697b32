import type { Row } from "./bench-part.ts";

type Plot = {
  readonly title: string;
  readonly rows: readonly Row[];
  /** The column with the names, and the one that is drawn. */
  readonly name: string;
  readonly value: string;
  /** Where the drawn values have to end, and what is said of it. */
  readonly limit: { readonly value: number; readonly label: string };
};

const width = 860;
const left = 230;
const right = 90;
const top = 64;
const rowHeight = 24;

/** Horizontal bars with their values, readable on light and dark ground. */
export function barPlot({ title, rows, name, value, limit }: Plot): string {
  const height = top + rows.length * rowHeight + 16;
  const scale = (width - left - right) / limit.value;
  const limitAt = left + limit.value * scale;
  const bars = rows.map((row, index) => {
    const amount = Number(row[value]);
    const y = top + index * rowHeight;
    const length = Math.min(amount * scale, width - left - right);
    return [
      `<text x="${left - 8}" y="${y + 15}" text-anchor="end">${escaped(String(row[name]))}</text>`,
      `<rect class="bar" x="${left}" y="${y + 3}" width="${length.toFixed(1)}" height="16" rx="2"/>`,
      `<text x="${(left + length + 6).toFixed(1)}" y="${y + 15}">${amount.toLocaleString("en-US")}</text>`,
    ].join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">
<style>text{font:13px system-ui,sans-serif;fill:#1f2937}.title{font-weight:600;font-size:15px}.bar{fill:#2563eb}.limit{stroke:#b45309;stroke-dasharray:4 3}.paper{fill:#fff}@media(prefers-color-scheme:dark){text{fill:#e5e7eb}.bar{fill:#60a5fa}.limit{stroke:#fbbf24}.paper{fill:#111827}}</style>
<rect class="paper" width="${width}" height="${height}"/>
<text class="title" x="16" y="26">${escaped(title)}</text>
<text x="${limitAt}" y="48" text-anchor="end">${escaped(limit.label)}</text>
<line class="limit" x1="${limitAt}" y1="54" x2="${limitAt}" y2="${height - 10}"/>
${bars.join("\n")}
</svg>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
