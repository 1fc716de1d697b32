import type { TokenUsage } from "./writer.ts";

/** Two counts as one; null only where nothing was counted. */
export function sumUsage(one: TokenUsage | null, other: TokenUsage | null): TokenUsage | null {
  if (one === null || other === null) return one ?? other;
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
