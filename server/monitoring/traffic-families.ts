import type { Family } from "./prometheus.ts";
import { pageOutcomes, type Traffic } from "./traffic.ts";

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
      help: "Time until an answer began: kept pages, what was routed, built files, what was refused at the door.",
      type: "histogram",
      samples: durations.flatMap(({ way, buckets, sum, count }) => [
        ...buckets.map(({ bound, upTo }) => ({
          suffix: "_bucket",
          labels: { way, le: bound },
          value: upTo,
        })),
        { suffix: "_sum", labels: { way }, value: sum },
        { suffix: "_count", labels: { way }, value: count },
      ]),
    },
    {
      name: "site_page_requests_total",
      help: "Requests for pages that are kept: answered from memory, from memory without knowing whether it is true, or rendered.",
      type: "counter",
      samples: pageOutcomes.map((outcome) => ({ labels: { outcome }, value: pages[outcome] })),
    },
  ];
}
