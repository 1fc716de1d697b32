import fc from "fast-check";
import { expect, test } from "vitest";
import { readEvents, type ServerEvent } from "../../app/desk/dashboard/generation.ts";

const text = [
  ": keeps the connection open",
  "",
  "event: stage",
  'data: {"stage":"drafting"}',
  "",
  "data: first line — ₹500",
  "data: second line",
  "",
  "event: result",
  'data: {"message":"done"}',
  "",
  "event: half",
  "data: never ended",
].join("\n");

const events: ServerEvent[] = [
  { name: "stage", data: '{"stage":"drafting"}' },
  { name: "message", data: "first line — ₹500\nsecond line" },
  { name: "result", data: '{"message":"done"}' },
];

test.each(["\n", "\r\n"])(
  "events arrive whole wherever the network cuts them (%j)",
  async (end) => {
    const bytes = new TextEncoder().encode(text.replaceAll("\n", end));
    const cuts = fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const seen: ServerEvent[] = [];
        for await (const event of readEvents(streamOf(bytes, places))) seen.push(event);
        expect(seen).toEqual(events);
      }),
    );
  },
);

function streamOf(bytes: Uint8Array, places: readonly number[]): ReadableStream<Uint8Array> {
  const edges = [0, ...places.toSorted((one, other) => one - other), bytes.length];
  return new ReadableStream({
    start(controller) {
      for (const [index, edge] of edges.slice(1).entries())
        controller.enqueue(bytes.slice(edges[index], edge));
      controller.close();
    },
  });
}
