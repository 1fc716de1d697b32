import { createHistogram, type Family } from "./prometheus.ts";

/** The part that answered a request: the page cache, the app, the built files, or the limits of requests. */
const handlers = ["cache", "app", "file", "refused"] as const;
type Handler = (typeof handlers)[number];

/** Where the answer to a request for a public page came from. */
const pageOutcomes = ["hit", "stale", "rendered"] as const;
type PageOutcome = (typeof pageOutcomes)[number];

type Answered = {
  readonly handler: Handler;
  /** The pattern of its route: a label of a counter may not have as many values as there are addresses. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  /** From the request's headers to the answer's, in milliseconds. */
  readonly ms: number;
};

export type Traffic = ReturnType<typeof createTraffic>;

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Counts what is answered. Integers alone, because cached pages are counted too: it costs a fraction of a microsecond. */
export function createTraffic() {
  /** By route, then by method and status. */
  const requests = new Map<string, Map<string, number>>();
  const durations = {
    cache: createHistogram(),
    app: createHistogram(),
    file: createHistogram(),
    refused: createHistogram(),
  } satisfies Record<Handler, unknown>;
  const pages: Record<PageOutcome, number> = { hit: 0, stale: 0, rendered: 0 };

  return {
    count({ handler, route, method, status, ms }: Answered): void {
      durations[handler].observe(ms / 1_000);
      let ofRoute = requests.get(route);
      if (ofRoute === undefined) requests.set(route, (ofRoute = new Map<string, number>()));
      const kind = `${methods.has(method) ? method : "other"} ${status}`;
      ofRoute.set(kind, (ofRoute.get(kind) ?? 0) + 1);
    },

    countPage(outcome: PageOutcome): void {
      pages[outcome] += 1;
    },

    /** How many requests the page cache has answered since the start. */
    servedFromCache: durations.cache.count,

    /** Everything since the start. */
    read() {
      return {
        requests: [...requests].flatMap(([route, kinds]) =>
          [...kinds].map(([kind, count]) => {
            const [method = "", status = ""] = kind.split(" ");
            return { route, method, status, count };
          }),
        ),
        durations: handlers.map((handler) => ({ handler, ...durations[handler].read() })),
        pages: { ...pages },
      };
    },
  };
}

/** What was answered since the start, and how fast. */
export function trafficFamilies(traffic: Traffic): readonly Family[] {
  const { requests, durations, pages } = traffic.read();
  return [
    {
      name: "site_http_requests_total",
      help: "Answers by the pattern of their route, method and status.",
      type: "counter",
      samples: requests.map(({ count, ...labels }) => ({ labels, value: count })),
    },
    {
      name: "site_http_request_duration_seconds",
      help: "Time until an answer began, by what answered: the page cache, the app, built files, refusals.",
      type: "histogram",
      samples: durations.flatMap(({ handler, buckets, sum, count }) => [
        ...buckets.map(({ bound, upTo }) => ({
          suffix: "_bucket",
          labels: { handler, le: bound },
          value: upTo,
        })),
        { suffix: "_sum", labels: { handler }, value: sum },
        { suffix: "_count", labels: { handler }, value: count },
      ]),
    },
    {
      name: "site_page_requests_total",
      help: "Requests for public pages: served from the cache (hit), from the cache without knowing whether it is still true (stale), or rendered.",
      type: "counter",
      samples: pageOutcomes.map((outcome) => ({ labels: { outcome }, value: pages[outcome] })),
    },
  ];
}
