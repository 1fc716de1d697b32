import { openFilesLimit } from "../../server/connection-limits.ts";
import { readBesideSlow } from "./slow-load.ts";

/** Readers beside so many `CONNECTIONS` (10,000) that are idle or slow, for a minute and a half. After each cut they come again in a moment, so not all are always there. */
export async function soakSlowConnections(): Promise<boolean> {
  const connections = Number(process.env.CONNECTIONS ?? 10_000);
  const needed = connections + 500;
  if (openFilesLimit() < needed)
    throw new Error(
      `This needs ${needed} open files: ulimit -Hn ${needed}, or prlimit --nofile=${needed}.`,
    );
  const report = await readBesideSlow(connections, 90);
  const { before, highest } = report.memory;
  const rows = {
    "slow connections held": `${report.fewest} to ${report.most}`,
    "closed by the site": report.cut,
    "not taken": report.refused,
    "readers told to come again": report.shed,
    "memory before, highest": `${before.toFixed(1)}, ${highest.toFixed(1)} MB`,
    ...Object.fromEntries(
      Object.entries(report.timings).map(([kind, { count, p50, p99, max }]) => [
        kind,
        `${count} requests, p50 ${p50} ms, p99 ${p99} ms, longest ${max} ms`,
      ]),
    ),
    errors: report.errors.length,
  };
  for (const [name, value] of Object.entries(rows))
    process.stdout.write(`${name.padEnd(32)}${value}\n`);
  for (const error of report.errors.slice(0, 20)) process.stdout.write(`  ${error}\n`);
  return (
    report.errors.length + report.shed === 0 && report.fewest >= connections * 0.8 && report.cut > 0
  );
}
