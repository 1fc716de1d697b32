const line = /^(?<name>[a-zA-Z_:][\w:]*)(?:\{(?<labels>.*)\})? (?<value>\S+)$/;
const label = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\n"])*)"/g;

type Series = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};

/** Reads Prometheus' text format 0.0.4; throws at a line that is none. */
export function readPrometheusText(text: string): readonly Series[] {
  const rows = text.split("\n").filter((row) => row !== "" && !row.startsWith("# "));
  return rows.map((row) => {
    const { name, labels = "", value = "" } = line.exec(row)?.groups ?? {};
    if (name === undefined) throw new Error(`not understood: ${row}`);
    const pairs = [...labels.matchAll(label)].map(([, key = "", of = ""]) => [key, of] as const);
    return {
      name,
      labels: Object.fromEntries(pairs),
      value: Number(value.replace("Inf", "Infinity")),
    };
  });
}

/** The one number with this name and at least these labels; undefined where there is none. */
export function figure(
  series: readonly Series[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  const found = series.filter(
    (one) =>
      one.name === name &&
      Object.entries(labels).every(([key, value]) => one.labels[key] === value),
  );
  if (found.length > 1) throw new Error(`${found.length} numbers are ${name}`);
  return found[0]?.value;
}
