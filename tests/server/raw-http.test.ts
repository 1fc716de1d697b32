import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { freePort } from "../support/free-port.ts";
import { labelledData } from "../support/labelled-data.ts";
import { spawnServer, untilReady, type ServerProcess } from "../support/spawn-server.ts";
import { newFolder } from "../support/test-folder.ts";
import { connect } from "node:net";

const dataDir = newFolder("raw");
let server: ServerProcess;
let port: number;

beforeAll(async () => {
  port = await freePort();
  const SITE_URL = "http://guide.example";
  server = await untilReady(spawnServer({ DATA_DIR: dataDir, SITE_URL }, port));
});

afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * By what is odd: a name, what is sent on one connection, and the statuses of all its answers. Where two programs in a
 * row could see different ends of a request, none but the first is ever answered.
 */
const oddRequests = labelledData(
  "server/cases/odd-requests",
  z.record(z.string(), z.array(z.tuple([z.string(), z.string(), z.array(z.int())]))),
);

describe.each(Object.entries(oddRequests))("an odd request, by %s", (_kind, requests) => {
  test.each(requests)("%s: is answered as expected, and the next one as before", async (...odd) => {
    const [, text, statuses] = odd;
    const answers = await sendRaw(port, Buffer.from(text, "latin1"));
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    for (const { headers, body } of answers) {
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers.location ?? "/").toMatch(/^\/(?!\/)/);
      expect(body).not.toMatch(/root:|"dependencies"|node_modules|node:internal/);
    }
    const [next] = await sendRaw(port, getRequest("/healthz"));
    expect(next).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  });
});

const poison = [
  "X-Forwarded-Host: evil.example",
  "X-Forwarded-Proto: javascript",
  "X-Forwarded-Prefix: /evil.example",
  "X-Original-URL: /admin/login",
  "X-Rewrite-URL: /admin/login",
  "X-HTTP-Method-Override: DELETE",
  "Forwarded: host=evil.example;proto=javascript",
  "Origin: https://evil.example",
  "Referer: https://evil.example/",
  "Accept-Language: evil.example",
  "Cookie: theme=evil.example",
];

test.each([
  "/registration-2026",
  "/faq",
  "/blog",
  "/sitemap.xml",
  "/robots.txt",
  "/blog/rss.xml",
  "/admin/login",
])("who asks first for %s cannot put words into what others get", async (target) => {
  const first = await sendRaw(
    port,
    getRequest(`${target}?utm_source=evil.example&x=%22%3E%3Cscript%3E`, poison).replace(
      "Host: localhost",
      "Host: evil.example",
    ),
  );
  const [second] = await sendRaw(port, getRequest(target));
  expect(first[0]?.status).toBe(200);
  expect(second?.status).toBe(200);
  expect(`${JSON.stringify(second?.headers)}${second?.body ?? ""}`).not.toContain("evil.example");
});

test.each([
  "/ADMIN/login",
  "/%61dmin/login",
  "/Blog/Preview/x?token=y",
  "/BLOG/edit/x.data?token=y",
])("%s is as private as in its usual spelling", async (target) => {
  const [answer] = await sendRaw(port, getRequest(target));
  expect(answer?.headers).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
});

type RawAnswer = {
  /** 0 when nothing was answered. */
  readonly status: number;
  /** By lower-case name; the last of several. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Sends these bytes on one connection, and reads until the site closes it or says nothing more for a while. */
async function sendRaw(
  port: number,
  request: string | Buffer,
  { quietMs = 15_000 }: { quietMs?: number } = {},
): Promise<readonly RawAnswer[]> {
  const bytes = await new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    const end = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks));
    };
    socket.setTimeout(quietMs, end);
    socket.on("data", (chunk) => chunks.push(chunk));
    // A connection that is reset has said what it had to say.
    socket.on("error", end);
    socket.on("close", end);
  });
  return answersIn(bytes.toString("latin1"));
}

/** One request that asks the site to close the connection after it. */
function getRequest(target: string, lines: readonly string[] = []): string {
  return ["GET " + target + " HTTP/1.1", "Host: localhost", "Connection: close", ...lines]
    .join("\r\n")
    .concat("\r\n\r\n");
}

function answersIn(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest.startsWith("HTTP/1.")) {
    const end = rest.indexOf("\r\n\r\n");
    const [first = "", ...lines] = rest.slice(0, end).split("\r\n");
    const headers = Object.fromEntries(
      lines.map((line) => {
        const [name = "", ...value] = line.split(":");
        return [name.toLowerCase(), value.join(":").trim()];
      }),
    );
    const status = Number(first.split(" ")[1]);
    const { body, length } = bodyOf(rest.slice(end + 4), status, headers);
    answers.push({ status, headers, body });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}

function bodyOf(text: string, status: number, headers: Readonly<Record<string, string>>) {
  if (status < 200 || status === 204 || status === 304) return { body: "", length: 0 };
  if (headers["transfer-encoding"] === "chunked") return chunkedBody(text);
  const length = Number(headers["content-length"] ?? text.length);
  // The answer to HEAD says how long a body would be, and has none.
  const body = text.startsWith("HTTP/1.") ? "" : text.slice(0, length);
  return { body, length: body.length };
}

function chunkedBody(text: string): { body: string; length: number } {
  let body = "";
  let place = 0;
  for (;;) {
    const line = text.indexOf("\r\n", place);
    const size = Number.parseInt(text.slice(place, line), 16);
    if (line === -1 || Number.isNaN(size)) return { body, length: text.length };
    if (size === 0) return { body, length: line + 4 };
    body += text.slice(line + 2, line + 2 + size);
    place = line + 2 + size + 2;
  }
}
