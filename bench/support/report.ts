import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { arch, cpus, totalmem } from "node:os";
import { format } from "oxfmt";
import type { Part, Row } from "./bench-part.ts";

const page = "docs/performance.md";

/** Writes what was measured as docs/performance.md. */
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
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  // It says so on standard error: "nginx version: nginx/1.22.1".
  const nginx = spawnSync("/usr/sbin/nginx", ["-v"], { encoding: "utf8" }).stderr.trim();
  return `${cpus().length} cores (${processor?.model.trim() ?? "unknown"}, ${arch()}), ${memory} GiB, Node.js ${process.version}, ${nginx.replace(/^.*: /, "")}`;
}

function table(rows: readonly Row[]): string {
  const [first] = rows;
  if (first === undefined) return "";
  const columns = Object.keys(first);
  const lines = [columns, columns.map((_, index) => (index === 0 ? "---" : "---:"))];
  for (const row of rows) lines.push(columns.map((column) => shown(row[column])));
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function shown(value: string | number | undefined): string {
  return typeof value === "number" ? value.toLocaleString("en-US") : (value ?? "");
}
