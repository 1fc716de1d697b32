import { getRequest } from "./raw-http.ts";

/** What is sent on one connection, and the statuses of all its answers. */
type OddRequest = readonly [name: string, bytes: string | Buffer, statuses: readonly number[]];

const call = "/functions/publish-blog";

function post(lines: readonly string[], body: string): string {
  return [`POST ${call} HTTP/1.1`, "Host: localhost", ...lines].join("\r\n") + `\r\n\r\n${body}`;
}

const smuggled = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** Requests of which two programs in a row could see different ends: none but the first is ever answered. */
export const smuggling: readonly OddRequest[] = [
  [
    "both lengths",
    post(["Content-Length: 6", "Transfer-Encoding: chunked"], `0\r\n\r\n${smuggled}`),
    [400],
  ],
  [
    "the lengths the other way round",
    post(["Transfer-Encoding: chunked", "Content-Length: 6"], `0\r\n\r\n${smuggled}`),
    [400],
  ],
  ["two different lengths", post(["Content-Length: 2", "Content-Length: 5"], "{}GET"), [400]],
  ["the same length twice", post(["Content-Length: 2", "Content-Length: 2"], "{}"), [400]],
  ["a list of lengths", post(["Content-Length: 2, 2"], "{}"), [400]],
  ["a length with a sign", post(["Content-Length: +2"], "{}"), [400]],
  ["a negative length", post(["Content-Length: -1"], "{}"), [400]],
  ["a hexadecimal length", post(["Content-Length: 0x2"], "{}"), [400]],
  ["a length that no number holds", post([`Content-Length: ${"9".repeat(30)}`], "{}"), [400]],
  [
    "a space before the colon",
    post(["Transfer-Encoding : chunked"], `0\r\n\r\n${smuggled}`),
    [400],
  ],
  ["an unknown coding", post(["Transfer-Encoding: xchunked"], `0\r\n\r\n${smuggled}`), [400]],
  [
    "chunks that are not last",
    post(["Transfer-Encoding: chunked, identity"], `0\r\n\r\n${smuggled}`),
    [400],
  ],
  [
    "two codings",
    post(["Transfer-Encoding: chunked", "Transfer-Encoding: identity"], "0\r\n\r\n"),
    [400],
  ],
  ["a chunk without a size", post(["Transfer-Encoding: chunked"], "ZZ\r\n{}\r\n0\r\n\r\n"), [400]],
  [
    "a chunk ended by a line feed",
    post(["Transfer-Encoding: chunked"], "2\n{}\r\n0\r\n\r\n"),
    [400],
  ],
  [
    "a chunk with an extension",
    post(["Connection: close", "Transfer-Encoding: chunked"], "2;a=b\r\n{}\r\n0\r\n\r\n"),
    [400],
  ],
  ["a folded header", getRequest("/", ["X-A: b\r\n c"]), [400]],
  ["line feeds alone", "GET / HTTP/1.1\nHost: localhost\n\n", [400]],
  ["a line feed within headers", getRequest("/", ["X-A: b\nX-B: c"]), [400]],
  ["a carriage return alone", "GET / HTTP/1.1\rHost: localhost\r\n\r\n", [400]],
  [
    "a request in the body of a GET",
    `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    [200],
  ],
];

/** Places that lead out of the site, out of its files or out of what an address can be. */
export const targets: readonly OddRequest[] = [
  ["another site's page", getRequest("http://evil.example/blog"), [200]],
  ["another site's desk", getRequest("http://evil.example/admin/login"), [200]],
  ["another site with slashes", getRequest("https://evil.example//x/"), [301]],
  ["a file transfer", getRequest("ftp://evil.example/"), [400]],
  ["no slash", getRequest("blog"), [400]],
  ["a star", getRequest("*"), [400]],
  ["a query alone", getRequest("?x"), [400]],
  ["two slashes and a host", getRequest("//evil.example"), [404]],
  ["two slashes, a host and a page", getRequest("//evil.example/blog"), [404]],
  ["two slashes, a host and one at the end", getRequest("//evil.example/"), [301]],
  ["slashes alone", getRequest("//"), [301]],
  ["backslashes", getRequest("\\\\evil.example"), [400]],
  ["steps upward", getRequest("/../../etc/passwd"), [404]],
  ["steps upward, encoded", getRequest("/%2e%2e/%2e%2e/etc/passwd"), [404]],
  ["steps out of the built files", getRequest("/assets/../../package.json"), [404]],
  ["the same, encoded", getRequest("/assets/%2e%2e/%2e%2e/package.json"), [404]],
  ["the same with encoded slashes", getRequest("/assets/..%2f..%2fpackage.json"), [404]],
  ["the same with backslashes", getRequest("/assets/..%5c..%5cpackage.json"), [404]],
  ["the same, overlong", getRequest("/assets/%c0%ae%c0%ae/package.json"), [404]],
  ["the same, doubled", getRequest("/assets/....//....//package.json"), [404]],
  ["the same, encoded twice", getRequest("/assets/%252e%252e/package.json"), [404]],
  ["a built file with a null", getRequest("/assets/%00"), [404]],
  ["a null", getRequest("/%00"), [404]],
  ["a null for a post", getRequest("/blog/2026/01/%00"), [404]],
  ["an overlong dot", getRequest("/%c0%ae"), [404]],
  ["a broken percent", getRequest("/%"), [404]],
  ["an encoded line end", getRequest("/%0d%0aSet-Cookie:x=y/"), [301]],
  ["a parameter", getRequest("/blog;x=y"), [404]],
  ["a null byte", getRequest("/\0x"), [400]],
  ["bytes that are no text", Buffer.from(getRequest("/blog/\xff\xfe\x80"), "latin1"), [400]],
  ["a blank", getRequest("/a b"), [400]],
  ["64 kB of path", getRequest(`/${"a".repeat(65_536)}`), [431]],
  ["64 kB of query", getRequest(`/blog?${"a=b&".repeat(16_384)}`), [431]],
];

const desk = "/admin/login";

function getFrom(hostLines: readonly string[], target = desk): string {
  return [`GET ${target} HTTP/1.1`, ...hostLines, "Connection: close"].join("\r\n") + "\r\n\r\n";
}

/** Headers, methods and versions as no browser sends them. */
export const heads: readonly OddRequest[] = [
  ["70 kB in one header", getRequest("/", [`X-A: ${"a".repeat(70_000)}`]), [431]],
  [
    "3,000 headers",
    getRequest(
      "/",
      Array.from({ length: 3_000 }, () => "X: a"),
    ),
    [431],
  ],
  ["a header without a name", getRequest("/", [": x"]), [400]],
  ["a blank in a name", getRequest("/", ["X A: x"]), [400]],
  ["a null in a value", getRequest("/", ["X: a\0b"]), [400]],
  ["names of prototypes", getRequest(desk, ["__proto__: x", "constructor: y"]), [200]],
  [
    "bytes that are no text",
    Buffer.from(getRequest(desk, ["Cookie: \xff", "User-Agent: \xe9"]), "latin1"),
    [200],
  ],
  ["no host", getFrom([]), [400]],
  ["an empty host", getFrom(["Host:"]), [400]],
  ["a host with blanks and marks", getFrom(["Host: a b<>"]), [400]],
  ["a host with a path", getFrom(["Host: evil.example/x?y"]), [400]],
  ["a host with a user", getFrom(["Host: user@evil.example"]), [400]],
  ["a host that is half an address", getFrom(["Host: [::1"]), [400]],
  ["a host with no possible port", getFrom(["Host: a:99999"]), [400]],
  ["another host", getFrom(["Host: evil.example"], "/blog/"), [301]],
  ["a method in small letters", "get / HTTP/1.1\r\nHost: localhost\r\n\r\n", [400]],
  ["an unknown method", "FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n", [400]],
  ["TRACE", "TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", [405]],
  ["PURGE", "PURGE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", [405]],
  [
    "TRACE of a call",
    `TRACE ${call} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    [405],
  ],
  ["a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n", []],
  ["HTTP/1.0", "GET / HTTP/1.0\r\nHost: localhost\r\n\r\n", [200]],
  ["HTTP/2 by prior knowledge", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400]],
  ["HTTP/3.0 in the first line", "GET / HTTP/3.0\r\nHost: a\r\n\r\n", [400]],
  ["a TLS greeting", Buffer.from([0x16, 3, 1, 0, 0xa5, 1, 0, 0, 0xa1, 3, 3]), [400]],
  ["noise", Buffer.from(Array.from({ length: 2_000 }, (_, index) => (index * 7_919) % 256)), [400]],
  ["an expectation", getRequest("/", ["Expect: x"]), [417]],
  [
    "a body that waits to be asked for",
    post(["Connection: close", "Expect: 100-continue", "Content-Length: 2"], "{}"),
    [100, 400],
  ],
  [
    "a command for WebSocket",
    getRequest("/", ["Upgrade: websocket", "Sec-WebSocket-Version: 13"]),
    [200],
  ],
  ["a part of a page", getRequest("/", ["Range: bytes=0-9"]), [200]],
  [
    "a thousand parts",
    getRequest("/robots.txt", [`Range: bytes=0-0,${"0-,".repeat(1_000)}1-1`]),
    [200],
  ],
  ["every version of a page", getRequest("/", ["If-None-Match: *"]), [304]],
  [
    "500 versions of a page",
    getRequest("/", [`If-None-Match: ${'"x", '.repeat(500)}W/"b"`]),
    [200],
  ],
];
