import type { Fact } from "../../content/facts/index.ts";

/** Last year's too, while it is told as last year's. */
export function isShown({ standing, carried }: Pick<Fact, "standing" | "carried">): boolean {
  return standing !== "withdrawn" && carried?.isShown !== false;
}
