import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { arch, cpus, totalmem } from "node:os";
import { format } from "oxfmt";

export type Part = {
  readonly title: string;
  readonly method: string;
  /** Each with the same columns; the first names the row. */
  readonly rows: readonly Row[];
};

export type Row = Readonly<Record<string, string | number>>;

/** Of times in order of length: the one that this share of them did not exceed. */
export function percentile(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((one, other) => one - other),
    0.5,
  );
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

const page = "docs/performance.md";

export async function writeReport(parts: readonly Part[]): Promise<void> {
  const text = [
    "# Performance",
    "Written by `npm run bench` from what it measured; nothing in it is typed by hand. Every figure stands beside that of a peer of the same run, because a machine is never the same twice.",
    `Machine: ${machine()}. Day: ${new Date().toISOString().slice(0, 10)}.`,
    ...parts.map(({ title, method, rows }) => `## ${title}\n\n${method}\n\n${table(rows)}`),
  ].join("\n\n");
  writeFileSync(page, (await format(page, text, { printWidth: 100 })).code);
  console.log(`\nWritten: ${page}`);
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  // It says so on standard error: "nginx version: nginx/1.22.1".
  const nginx = spawnSync("/usr/sbin/nginx", ["-v"], { encoding: "utf8" }).stderr.trim();
  return `${cpus().length} cores (${cpus()[0]?.model.trim() ?? "unknown"}, ${arch()}), ${memory} GiB, Node.js ${process.version}, ${nginx.replace(/^.*: /, "")}`;
}

function table(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [
    columns,
    columns.map((_, index) => (index === 0 ? "---" : "---:")),
    ...rows.map((row) => columns.map((column) => row[column]?.toLocaleString("en-US") ?? "")),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
