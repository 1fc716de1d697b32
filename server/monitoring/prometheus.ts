/** One number of a family. */
export type Sample = {
  readonly labels?: Readonly<Record<string, string | number>>;
  readonly value: number;
  /** What is added to the family's name: `_bucket`, `_sum` and `_count` of a histogram. */
  readonly suffix?: string;
};

/** Numbers of one meaning, told apart by their labels. */
export type Family = {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly samples: readonly Sample[];
};

export const expositionType = "text/plain; version=0.0.4; charset=utf-8";

/** The families in Prometheus' text format 0.0.4; those without a number are left out. */
export function exposition(families: readonly Family[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ suffix = "", labels = {}, value }) => {
          return `${name}${suffix}${labelText(labels)} ${numeral(value)}`;
        }),
        "",
      ].join("\n"),
    )
    .join("");
}

function labelText(labels: Readonly<Record<string, string | number>>): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${(typeof value === "number" ? numeral(value) : value).replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`,
  );
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function numeral(value: number): string {
  if (value === Infinity) return "+Inf";
  return value === -Infinity ? "-Inf" : String(value);
}

/** Upper bounds in seconds: a cached page takes some 50 µs, a rendered one some ms, a draft up to minutes. */
const bounds = [
  0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
  60,
];

/** How long answers took, as counts by duration. */
export function createHistogram() {
  // One more, for what took longer than all bounds.
  const counts = new Float64Array(bounds.length + 1);
  let sum = 0;

  return {
    observe(seconds: number): void {
      let bucket = 0;
      while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      sum += seconds;
    },

    count: () => counts.reduce((sum, count) => sum + count, 0),

    /** How many there were of at most each bound, in seconds; the last bound is infinite. */
    read() {
      let upTo = 0;
      const buckets = Array.from(counts, (count, bucket) => {
        upTo += count;
        return { bound: bounds[bucket] ?? Infinity, upTo };
      });
      return { buckets, count: upTo, sum };
    },
  };
}
