import fc, { type Arbitrary } from "fast-check";
import { z } from "zod";
import { xssPayloads } from "../../corpus/xss-payloads.ts";
import { labelledData } from "../labelled-data.ts";

const odd = labelledData(
  "support/cases/hostile-values",
  z.record(z.enum(["texts", "bodies", "headers"]), z.array(z.string())),
);

/** Text that a person would hardly type. */
export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...odd.texts),
  fc.constantFrom(...xssPayloads),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.webUrl(),
  fc.emailAddress(),
  fc.base64String({ maxLength: 120 }),
);

const hostileNumber: Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 2, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53, 1e308),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

function nested(depth: number): unknown {
  let value: unknown = "x";
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

export const hostileValue: Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: -1 }, nested(900)),
  fc.array(hostileText, { maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A body that is no JSON object, or none that is written as usual. */
export const hostileBody: Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.constantFrom(...odd.bodies),
  fc.constant(`{"prompt":"${"x".repeat(70_000)}"}`),
  fc.uint8Array({ maxLength: 80 }).map((bytes) => Uint8Array.from(bytes)),
  fc.json({ maxDepth: 3 }),
  hostileText,
);

/** Values of headers that a client library lets through. */
export const hostileHeader: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...odd.headers),
  fc.string({ unit: "binary-ascii", maxLength: 60 }).map((text) => text.replace(/[^ -~]/g, "")),
);
