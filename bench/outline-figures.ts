import { readFileSync } from "node:fs";
import { z } from "zod";
import { builtInFacts } from "../content/facts/snapshot.ts";
import { outlineOf } from "../domain/drafting/outline/outline.ts";

const prompts = z.array(z.object({ prompt: z.string(), fits: z.array(z.string()) }));
const halves = z.object({ tuning: prompts, heldOut: prompts });

/** Candidates among which a person looks first. */
const looked = 8;

/** What the outlines of one half of an office's prompts offer and tick, against the passages that fit. */
export function outlineRow(half: "tuning" | "heldOut"): Record<string, string> {
  const file = new URL("../tests/corpus/outlines/office-prompts.json", import.meta.url);
  const all = halves.parse(JSON.parse(readFileSync(file, "utf8")))[half];
  const offered = all.map(({ prompt, fits }) => {
    const { candidates } = outlineOf({ prompt }, builtInFacts);
    const isFit = ({ id }: { readonly id: string }) => fits.includes(id.replace("passage:", ""));
    const ticked = candidates.filter((candidate) => candidate.ticked);
    return {
      ...{ fits: fits.length, found: candidates.slice(0, looked).filter(isFit).length },
      ...{ ticks: ticked.length, right: ticked.filter(isFit).length },
    };
  });
  const sum = (of: "fits" | "found" | "ticks" | "right") =>
    offered.reduce((total, one) => total + one[of], 0);
  const answerable = offered.filter((one) => one.fits > 0);
  return {
    "fitting among the first eight": `${sum("found")} of ${sum("fits")}`,
    "prompts with at least one": `${answerable.filter(({ found }) => found > 0).length} of ${answerable.length}`,
    "right ticks": `${sum("right")} of ${sum("ticks")}`,
  };
}
