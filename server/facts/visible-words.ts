/** Of a page also its words for search engines. */
export type VisibleWords = {
  readonly title: string | null;
  readonly rows: readonly string[];
};

export async function visibleWords(answer: Response): Promise<VisibleWords> {
  const text = await answer.text();
  const type = answer.headers.get("content-type") ?? "";
  if (type.startsWith("text/html")) return wordsOfPage(text);
  return { title: null, rows: rowsOfFile(text, type) };
}

function rowsOfFile(text: string, type: string): readonly string[] {
  if (type.includes("json")) return textsIn(JSON.parse(text));
  if (type.startsWith("text/calendar")) return rowsOfCalendar(text);
  if (type.includes("xml")) return rowsOfMarkup(text.replaceAll(/<!\[CDATA\[|\]\]>/g, ""));
  return rowsOf(text);
}

const invisibleElements = /<(script|style|svg|template)\b.*?<\/\1>|<!--.*?-->/gs;
const structuredData = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;
const ownDescription =
  /<meta (?:name|property)="(?:description|og:title|og:description)" content="([^"]*)"/g;

function wordsOfPage(html: string): VisibleWords {
  const title = /<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? "";
  const body = html.slice(Math.max(html.indexOf("<body"), 0)).replaceAll(invisibleElements, "");
  const descriptions = [...html.matchAll(ownDescription)].map(([, text = ""]) => text);
  const structuredTexts = [...html.matchAll(structuredData)].flatMap(([, json = ""]) =>
    textsIn(JSON.parse(json)),
  );
  return {
    title: plainText(title),
    rows: [
      ...rowsOfMarkup(body),
      ...[title, ...descriptions].map(plainText),
      // Values stand there as sentences that may have their own markup.
      ...structuredTexts.flatMap(rowsOfMarkup),
    ],
  };
}

/** Pages leave out the end of a cell. */
const cellEnds = /<\/t[dh]>\s*(?=<t[dh]\b)|(?=<t[dh]\b)(?<!(?:<tr\b[^>]*>|<\/t[dh]>)\s*)/g;
const inlineTags =
  /<\/?(?:a|abbr|b|bdi|code|em|i|mark|small|span|strong|sub|sup|time|td|th)\b[^>]*>/g;
const tags = /<[^>]*>/g;

/** A row for each element on lines of its own; the cells of a table's row side by side. */
function rowsOfMarkup(markup: string): readonly string[] {
  return rowsOf(
    plainText(markup.replaceAll(cellEnds, " | ").replaceAll(inlineTags, "").replaceAll(tags, "\n")),
  );
}

const namedSigns: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function plainText(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (sign: string, hexadecimal?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return namedSigns[name] ?? sign;
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return String.fromCodePoint(code);
    },
  );
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return rowsOf(value);
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(textsIn);
}

/** Words of entries first, then their days (RFC 5545). */
function rowsOfCalendar(file: string): readonly string[] {
  const lines = file.replaceAll(/\r?\n[ \t]/g, "").split(/\r?\n/);
  const shownLines = (names: RegExp) =>
    lines.flatMap((line) => {
      const text = names.test(line) ? line.slice(line.indexOf(":") + 1) : "";
      return rowsOf(text.replaceAll("\\n", "\n").replaceAll(/\\([,;\\])/g, "$1"));
    });
  return [...shownLines(/^(?:SUMMARY|DESCRIPTION)[:;]/), ...shownLines(/^DT(?:START|END)[:;]/)];
}

function rowsOf(text: string): readonly string[] {
  return text
    .split("\n")
    .map((row) => row.replaceAll(/\s+/g, " ").trim())
    .filter((row) => row !== "");
}
