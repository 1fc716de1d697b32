/** The part that answered a request: the page cache, the app, the built files, or the limits of requests. */
type Handler = "cache" | "app" | "file" | "refused";

export type Answered = {
  readonly handler: Handler;
  /** The pattern of its route: a label of a counter may not have as many values as there are addresses. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  /** From the request's headers to the answer's, in milliseconds. */
  readonly ms: number;
};

export type PageOutcome = "hit" | "stale" | "rendered";

/** Counts what is answered, for `/metrics`. */
export type Traffic = {
  readonly count: (answered: Answered) => void;
  readonly countPage: (outcome: PageOutcome) => void;
};

/** Of a site without `/metrics`. */
export const uncounted: Traffic = { count: () => undefined, countPage: () => undefined };
