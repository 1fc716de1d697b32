import type { LimitReached } from "../concurrency-limit.ts";

type Limits = {
  /** How many have a turn at once. */
  readonly atOnce: number;
  /** How many may wait for one, and how many of them of one person. */
  readonly all: number;
  readonly ofOne: number;
};

/** Why somebody has no turn. */
export type NoTurn = LimitReached | "too-late";

type Waiting = { readonly person: string; readonly begin: () => void };

/**
 * Gives turns to people: each has one at a time, and of all who wait each gets one before anybody gets a
 * second. Nobody waits longer than their signal says.
 */
export function createComputingTurns({ atOnce, all, ofOne }: Limits) {
  const running = new Set<string>();
  /** By whose turn comes first. */
  const waiting = new Map<string, readonly Waiting[]>();

  const waitingOf = (person: string) => waiting.get(person) ?? [];
  const countWaiting = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0);

  function giveNext(): void {
    for (const [person, [first]] of waiting) {
      if (running.size >= atOnce) return;
      if (first === undefined || running.has(person)) continue;
      running.add(person);
      leave(first);
      first.begin();
    }
  }

  function leave(turn: Waiting): void {
    const otherTurns = waitingOf(turn.person).filter((other) => other !== turn);
    if (otherTurns.length > 0) waiting.set(turn.person, otherTurns);
    else waiting.delete(turn.person);
  }

  return {
    running: () => running.size,
    waiting: countWaiting,

    /** A turn of this person, to be ended; or why there is none. */
    async take(person: string, tooLate: AbortSignal): Promise<"turn" | NoTurn> {
      if (tooLate.aborted) return "too-late";
      if (countWaiting() >= all) return "of-all";
      if (waitingOf(person).length >= ofOne) return "of-one";
      const { promise, resolve } = Promise.withResolvers<"turn" | NoTurn>();
      const turn: Waiting = { person, begin: () => resolve("turn") };
      const onLate = () => {
        leave(turn);
        resolve("too-late");
      };
      waiting.set(person, [...waitingOf(person), turn]);
      tooLate.addEventListener("abort", onLate, { once: true });
      giveNext();
      const answer = await promise;
      tooLate.removeEventListener("abort", onLate);
      return answer;
    },

    /** The turn of this person is over. */
    end(person: string): void {
      running.delete(person);
      // Who had a turn goes to the end.
      const otherTurns = waitingOf(person);
      waiting.delete(person);
      if (otherTurns.length > 0) waiting.set(person, otherTurns);
      giveNext();
    },
  };
}
