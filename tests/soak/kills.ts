import { killAtRandom } from "./random-kills.ts";

/** `npm run soak -- kills [200]`: kills the built site so many times and prints what became of it. */
export async function soakKills([wanted = "200"]: readonly string[]): Promise<boolean> {
  const kills = Number(wanted);
  if (!Number.isInteger(kills) || kills < 1) throw new Error("Say how many kills: a whole number.");

  const report = await killAtRandom(kills, (kill) => {
    if (kill % 20 === 0) process.stdout.write(`${kill} kills\n`);
  });
  const { acknowledged, lost, doubled, broken } = report;
  const rows = {
    kills: report.kills,
    "runs, posts, revisions in the end": `${report.runs}, ${report.posts}, ${report.revisions}`,
    "acknowledged posts": acknowledged.posts,
    "acknowledged corrections": acknowledged.corrections,
    "acknowledged cancels": acknowledged.cancels,
    "requests sent again": report.resent,
    "requests answered with a reason": report.refused,
    lost: lost.length,
    doubled: doubled.length,
    "stored in part or without an end": broken.length,
  };
  for (const [name, value] of Object.entries(rows))
    process.stdout.write(`${name.padEnd(36)}${value}\n`);
  for (const fault of [...lost, ...doubled, ...broken]) process.stdout.write(`  ${fault}\n`);
  return lost.length + doubled.length + broken.length === 0;
}
