import { request as askOver } from "node:http";

/** A call that takes more work than others: honest work of the office, or what somebody means ill by. */
type HeavyCall = {
  readonly what: string;
  readonly path: string;
  readonly contentType: string;
  readonly body: Uint8Array;
};

const mostText = 58 * 1024;
const boundary = "----form";

function repeated(part: string, length: number): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

/** Texts of an editor, each nearly as long as a call may be. */
const texts: Readonly<Record<string, string>> = {
  "table of 300 columns": `${"|a".repeat(300)}|\n${"|-".repeat(300)}|\n${repeated("|b", mostText - 1_300)}|`,
  "digits between strokes": repeated("1-2-3-4-", mostText),
  "e-mail addresses in one line": repeated("someone@example.org ", mostText),
  "an address of many parts": `www.${repeated("a.", mostText)}`,
  "table of 650 ranks": `| College | Rank |\n|---|---|\n${Array.from({ length: 650 }, (_, row) => `| NIT Calicut CSE ${row} | ${1_000 + row} |`).join("\n")}`,
  "58 kB of prose": repeated(
    "The fee for one paper is paid online. Keep the receipt until counselling is over.\n\n",
    mostText,
  ),
};

/** By somebody who edits this post. */
export function heavyPreviews(postId: string, fields: object): readonly HeavyCall[] {
  return Object.entries(texts).map(([what, body_markdown]) => ({
    what: `preview: ${what}`,
    path: "/functions/preview-edit",
    contentType: "application/json",
    body: Buffer.from(JSON.stringify({ postId, fields: { ...fields, body_markdown } })),
  }));
}

/** A draft by the writer without a model. */
export const draftCall: HeavyCall = {
  what: "a draft",
  path: "/functions/manual-blog-generation",
  contentType: "application/json",
  body: Buffer.from(
    JSON.stringify({ prompt: "Fees for SC/ST candidates", category: "news", publish: false }),
  ),
};

const mostFile = 15 * 1024 * 1024;

const files: Readonly<Record<string, Buffer>> = {
  "3 MB of JSON in one line": Buffer.from(
    JSON.stringify(
      Array.from({ length: 60_000 }, (_, row) => ({ rank: row, name: "NIT Calicut" })),
    ),
  ),
  "15 MB of UTF-16": Buffer.from(`\ufeff${repeated("rank,name;", mostFile / 2)}`, "utf16le"),
  "15 MB of CSV": Buffer.from(
    repeated("1,NIT Calicut,Computer Science,AI,OPEN,Gender-Neutral,1,2\n", mostFile),
  ),
  "15 MB of quotes": Buffer.alloc(mostFile, '"'),
};

/** Files that are no round of closing ranks, and forms that no browser sends. */
export const heavyForms: readonly HeavyCall[] = [
  ...Object.entries(files).map(([what, content]) =>
    form(`round: ${what}`, "/functions/closing-ranks/check", [
      ...[field("year", "2025"), field("round", "6")],
      Buffer.concat([head('name="file"; filename="ranks.csv"'), content, Buffer.from("\r\n")]),
    ]),
  ),
  form("picture: 100,000 parts", "/functions/media", [
    Buffer.from(field("confirmed", "x").toString().repeat(100_000)),
  ]),
  form("picture: a name of %22", "/functions/media", [
    head(`name="file"; filename="${"%22".repeat(1_000_000)}"`),
  ]),
  form("picture: 300,000 headers", "/functions/media", [
    Buffer.from(`--${boundary}\r\n${"X-Header: of a part\r\n".repeat(300_000)}\r\n`),
  ]),
];

function head(disposition: string): Buffer {
  return Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`);
}

function field(name: string, value: string): Buffer {
  return Buffer.concat([head(`name="${name}"`), Buffer.from(`${value}\r\n`)]);
}

function form(what: string, path: string, parts: readonly Buffer[]): HeavyCall {
  return {
    what,
    path,
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** Sends it whole, also to a server that has answered before its end; answers the status. */
export function send(port: number, authorization: string, call: HeavyCall): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const headers = {
    authorization,
    "content-type": call.contentType,
    "content-length": call.body.byteLength,
  };
  let status = 0;
  const sent = askOver({ port, host: "127.0.0.1", path: call.path, method: "POST", headers });
  sent.once("response", (answer) => {
    status = answer.statusCode ?? 0;
    answer.resume().once("close", () => resolve(status));
  });
  // A refused body may meet a closed connection after its answer.
  sent.once("error", () => resolve(status));
  sent.end(call.body);
  return promise;
}
