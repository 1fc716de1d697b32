import type { RunStage } from "../../domain/drafting/run.ts";

const labels: Readonly<Record<RunStage, string>> = {
  reading: "Reading the request…",
  gathering: "Gathering checked facts…",
  drafting: "Writing the draft…",
  checking: "Checking the draft…",
  repairing: "Mending what the checks found…",
  saving: "Saving…",
};

/** What a drafting run does at a stage, in words; before its first stage it is only starting. */
export function stageLabel(stage: string | null): string {
  return Object.entries(labels).find(([name]) => name === stage)?.[1] ?? "Starting…";
}
