import { setImmediate } from "node:timers/promises";

const pieceLength = 300;

/** Handles many items in pieces, so that other requests are answered in between; ends early once `isDone`. */
export async function inPieces<Item>(
  items: Iterable<Item>,
  handle: (item: Item) => void,
  isDone: () => boolean = () => false,
): Promise<void> {
  let count = 0;
  for (const item of items) {
    handle(item);
    if (isDone()) return;
    count += 1;
    if (count % pieceLength === 0) await setImmediate();
  }
}
