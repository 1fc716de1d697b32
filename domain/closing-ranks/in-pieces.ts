import { setImmediate } from "node:timers/promises";

const pieceLength = 300;

/** Handles many items in pieces, so that other requests are answered in between; ends early when `handle` returns false. */
export async function inPieces<Item>(
  items: Iterable<Item>,
  handle: (item: Item) => false | void,
): Promise<void> {
  let count = 0;
  for (const item of items) {
    if (handle(item) === false) return;
    count += 1;
    if (count % pieceLength === 0) await setImmediate();
  }
}
