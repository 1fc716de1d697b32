import { counted } from "../phrases.ts";
import type { ChecksView } from "./checked-view.ts";

/** What keeps a revision from its readers: statements that the checks stop, and those that wait for a person. */
export type Obstacles = { readonly stopping: number; readonly waiting: number };

export function obstaclesOf({
  flagged,
  toConfirm,
}: Pick<ChecksView, "flagged" | "toConfirm">): Obstacles {
  return {
    stopping: flagged.filter(({ stops }) => stops).length,
    waiting: toConfirm.filter(({ confirmed }) => confirmed === null).length,
  };
}

export function stoppingPhrase(count: number): string {
  return `${counted(count, "statement")} ${count === 1 ? "stops" : "stop"} publication`;
}

export function waitingPhrase(count: number): string {
  return `${counted(count, "statement")} ${count === 1 ? "waits" : "wait"} to be checked`;
}
