const line =
  /^(?<name>[a-zA-Z_:][\w:]*)(?:\{(?<labels>.*)\})? (?<value>[+-]?(?:\d[\d.e+-]*|Inf)|NaN)$/;
const label = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\n"])*)"(?:,|$)/y;

type Series = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};

/**
 * Reads Prometheus' text format 0.0.4 as strictly as Prometheus does: throws at a line that is none,
 * at a number before its HELP and TYPE, at a series that comes twice, and without the last line end.
 */
export function readPrometheusText(text: string): readonly Series[] {
  if (!text.endsWith("\n")) throw new Error("the last line has no end");
  const series: Series[] = [];
  const seen = new Set<string>();
  let family = "";
  for (const row of text.slice(0, -1).split("\n")) {
    const declared = /^# (HELP|TYPE) ([\w:]+) (.+)$/.exec(row);
    if (declared !== null) {
      const [, kind, name = "", rest = ""] = declared;
      if (kind === "TYPE" && !/^(counter|gauge|histogram)$/.test(rest)) throw new Error(row);
      if (kind === "HELP" && seen.has(`# ${name}`)) throw new Error(`declared twice: ${name}`);
      seen.add(`# ${name}`);
      family = name;
      continue;
    }
    const { name = "", labels = "", value = "" } = line.exec(row)?.groups ?? {};
    if (name === "" || !new RegExp(`^${family}(_bucket|_sum|_count)?$`).test(name))
      throw new Error(`not understood: ${row}`);
    const id = row.slice(0, row.lastIndexOf(" "));
    if (seen.has(id)) throw new Error(`twice: ${id}`);
    seen.add(id);
    series.push({
      name,
      labels: readLabels(labels),
      value: Number(value.replace("Inf", "Infinity")),
    });
  }
  return series;
}

function readLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  label.lastIndex = 0;
  while (label.lastIndex < text.length) {
    const [, name = "", value = ""] = label.exec(text) ?? [];
    if (name === "" || name in labels) throw new Error(`labels not understood: ${text}`);
    labels[name] = value;
  }
  return labels;
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
