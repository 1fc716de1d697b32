import { createHistogram } from "./histogram.ts";

/** How an answer came to be: as a kept page, by the routing, as a built file, or as a refusal at the door. */
const ways = ["kept", "routed", "file", "refused"] as const;
type Way = (typeof ways)[number];

/** What a request for a page that may be kept met with. */
export const pageOutcomes = ["kept", "stale", "rendered"] as const;
type PageOutcome = (typeof pageOutcomes)[number];

type Answered = {
  readonly way: Way;
  /** The pattern of its route: a label of a counter may not have as many values as there are addresses. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  /** From the request's headers to the answer's, in milliseconds. */
  readonly ms: number;
};

export type Traffic = ReturnType<typeof createTraffic>;

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Counts what is answered. Integers alone, because each kept page is counted too: it costs a fraction of a microsecond. */
export function createTraffic() {
  /** By route, then by method and status. */
  const requests = new Map<string, Map<string, number>>();
  const durations = {
    kept: createHistogram(),
    routed: createHistogram(),
    file: createHistogram(),
    refused: createHistogram(),
  } satisfies Record<Way, unknown>;
  const pages: Record<PageOutcome, number> = { kept: 0, stale: 0, rendered: 0 };

  return {
    count({ way, route, method, status, ms }: Answered): void {
      durations[way].observe(ms / 1_000);
      let ofRoute = requests.get(route);
      if (ofRoute === undefined) requests.set(route, (ofRoute = new Map<string, number>()));
      const kind = `${methods.has(method) ? method : "other"} ${status}`;
      ofRoute.set(kind, (ofRoute.get(kind) ?? 0) + 1);
    },

    countPage(outcome: PageOutcome): void {
      pages[outcome] += 1;
    },

    /** How many kept pages were answered since the start. */
    answeredKept: durations.kept.count,

    /** Everything since the start. */
    read() {
      return {
        requests: [...requests].flatMap(([route, kinds]) =>
          [...kinds].map(([kind, count]) => {
            const [method = "", status = ""] = kind.split(" ");
            return { route, method, status, count };
          }),
        ),
        durations: ways.map((way) => ({ way, ...durations[way].read() })),
        pages: { ...pages },
      };
    },
  };
}
