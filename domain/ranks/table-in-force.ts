import type { RoundsInForce } from "./closing-rank.ts";
import { buildRankTable, type RankTable } from "./rank-table.ts";

type Dependencies = { readonly inForce: () => Promise<RoundsInForce> };

/** The seats of the rounds in force. */
export function createTableInForce({ inForce }: Dependencies) {
  let built: RankTable | null = null;
  return {
    /** Built when it is first asked for, and anew when the rounds are other ones. Rejects when they cannot be read. */
    async table(): Promise<RankTable> {
      const rounds = await inForce();
      if (built?.version !== rounds.version) built = buildRankTable(rounds);
      return built;
    },
  };
}
