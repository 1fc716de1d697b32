import type { Engine } from "../../database/open-database.ts";
import { wantedSeed } from "./chance.ts";
import { killAtRandom, neverAcknowledged } from "./random-kills.ts";

const usualRounds: Record<Engine, number> = { sqlite: 300, postgres: 100 };

/**
 * `npm run soak -- kills [ENGINE]`: kills the built site again and again, and prints what became of
 * its promises; whether all were kept, and whether there were some of each kind. ROUNDS says how often;
 * SEED repeats when a round is killed, who works in it and begins when. What each of them then meets depends on how
 * far the others have come.
 */
export async function soakKills([wanted]: readonly string[]): Promise<boolean> {
  const engines = (["sqlite", "postgres"] as const).filter(
    (engine) => wanted === undefined || wanted === engine,
  );
  if (engines.length === 0) throw new Error("The engine is sqlite or postgres.");
  const seed = wantedSeed();
  let isWhole = true;
  for (const engine of engines) {
    const kills = Number(process.env.ROUNDS ?? usualRounds[engine]);
    if (!Number.isInteger(kills) || kills < 1) throw new Error("ROUNDS has to be a whole number.");
    process.stdout.write(`${engine}: ${kills} rounds, SEED=${seed}\n`);
    const began = performance.now();
    const onKill = (kill: number) => kill % 20 === 0 && process.stdout.write(`${kill} kills\n`);
    const report = await killAtRandom({ engine, kills, seed, onKill });
    const { acknowledged, lost, doubled, broken } = report;
    const rows = {
      "kills: site, computing, database": `${kills}, ${report.computingKills}, ${report.databaseKills}`,
      "runs, posts, revisions in the end": `${report.runs}, ${report.posts}, ${report.revisions}`,
      ...acknowledged,
      "told to come again when looked for": report.unavailable,
      lost: lost.length,
      doubled: doubled.length,
      "stored in part or without an end": broken.length,
      seconds: Math.round((performance.now() - began) / 1000),
    };
    for (const [name, value] of Object.entries(rows))
      process.stdout.write(`  ${name.padEnd(36)}${value}\n`);
    const unproven = neverAcknowledged(report).map((kind) => `nothing is proven of ${kind}: 0`);
    const faults = [...lost, ...doubled, ...broken, ...unproven];
    for (const fault of faults) process.stdout.write(`  ${fault}\n`);
    if (faults.length > 0) isWhole = false;
  }
  return isWhole;
}
