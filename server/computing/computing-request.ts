/** How many snapshots of the records a process keeps; both sides forget the oldest. */
export const keptFacts = 4;

/** What a computing process is asked for, one after the other. */
export type ComputingRequest = {
  readonly name: string;
  readonly input: unknown;
  /** `bytes` with the first request by these records. */
  readonly facts: { readonly key: string; readonly bytes?: Uint8Array };
  /** After so many milliseconds it ends by itself. */
  readonly longest: number;
};

export type ComputingAnswer =
  | { readonly output: unknown }
  | { readonly fault: { readonly message: string; readonly stack: string | undefined } };
