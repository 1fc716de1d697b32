import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { emptyFolder } from "../support/empty-folder.ts";
import { atFileEnd } from "../support/file-end.ts";
import { labelledData } from "../support/labelled-data.ts";
import { startServer } from "../support/server-process.ts";
import { connect } from "node:net";

let port: number;

beforeAll(async () => {
  const settings = { DATA_DIR: emptyFolder(atFileEnd), SITE_URL: "http://guide.example" };
  const { url } = await startServer(settings, atFileEnd);
  port = Number(new URL(url).port);
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

/** Sends these bytes on one connection, and reads until the site closes it or says nothing more for a while. */
async function sendRaw(port: number, request: string | Buffer) {
  const bytes = await new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    const end = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks));
    };
    socket.setTimeout(15_000, end);
    socket.on("data", (chunk) => chunks.push(chunk));
    // A connection that is reset has said what it had to say.
    socket.on("error", end);
    socket.on("close", end);
  });
  // No page of ours tells how an answer begins.
  return bytes
    .toString("latin1")
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter(Boolean)
    .map(answerIn);
}

function answerIn(text: string) {
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers: Readonly<Record<string, string>> = Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...value] = line.split(":");
      return [name.toLowerCase(), value.join(":").trim()];
    }),
  );
  return { status: Number(first.split(" ")[1]), headers, body: body.join("\r\n\r\n") };
}

/** One request that asks the site to close the connection after it. */
function getRequest(target: string, lines: readonly string[] = []): string {
  return ["GET " + target + " HTTP/1.1", "Host: localhost", "Connection: close", ...lines]
    .join("\r\n")
    .concat("\r\n\r\n");
}
