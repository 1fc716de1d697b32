/** Why a run ends before its work does. */
export type Interruption =
  /** The site stops: the run goes back to the queue. */
  | "stopped"
  /** Others may use what is left of the day's tokens: the run goes back to the queue for a minute. */
  | "crowded-out"
  /** The run is no longer ours: somebody has cancelled it, or another instance has taken it over. */
  | "lost";

/** Thrown through the steps of a run; its worker turns it into an outcome. */
export class RunInterrupted extends Error {
  readonly interruption: Interruption;

  constructor(interruption: Interruption) {
    super(`drafting run ${interruption}`);
    this.interruption = interruption;
  }
}

/** The work's own end, or the signal's reason as soon as it aborts, even when the work ignores it. */
export async function rejectOnAbort<Value>(
  signal: AbortSignal,
  work: Promise<Value>,
): Promise<Value> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(interruptionOf(signal)), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** Throws when the signal has aborted. */
export function throwIfInterrupted(signal: AbortSignal): void {
  if (signal.aborted) throw interruptionOf(signal);
}

function interruptionOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error("aborted", { cause: reason });
}
