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
          return `${name}${suffix}${labelled(labels)} ${numeral(value)}`;
        }),
        "",
      ].join("\n"),
    )
    .join("");
}

function labelled(labels: Readonly<Record<string, string | number>>): string {
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
