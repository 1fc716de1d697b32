import { describe, expect, onTestFinished, test } from "vitest";
import {
  createImageRenderer,
  type ImageRenderer,
} from "../../server/share-images/image-renderer.ts";
import { createImageCache } from "../../server/share-images/share-images.ts";
import { drawingOf, expectShareImage } from "../support/share-picture.ts";

function openPainter(): ImageRenderer {
  const painter = createImageRenderer();
  onTestFinished(painter.close);
  return painter;
}

describe("painted images", () => {
  const [first, second, third] = [drawingOf("One"), drawingOf("Two"), drawingOf("Three")];

  test("are painted once for 200 who ask at the same time", async () => {
    const { render: paint } = openPainter();
    let paintings = 0;
    const store = createImageCache(
      (drawing) => {
        paintings++;
        return paint(drawing);
      },
      { images: 10, bytes: 1_000_000, pending: 10 },
    );
    const images = await Promise.all(Array.from({ length: 200 }, () => store.get(first)));
    expect(paintings).toBe(1);
    expect(new Set(images).size).toBe(1);
    expectShareImage(Buffer.from((await store.get(first)) ?? []));
    expect(paintings).toBe(1);
  });

  /** A store whose images have 100 bytes, and how often it painted. */
  function countedStore(bounds: { images: number; bytes: number }) {
    const paintings = 10;
    const painted: string[] = [];
    const store = createImageCache(
      (drawing) => {
        painted.push(JSON.stringify(drawing));
        return Promise.resolve(new Uint8Array(100));
      },
      { ...bounds, pending: paintings },
    );
    return { store, paintings: () => painted.length };
  }

  test.each([
    { images: 2, bytes: 1_000 },
    { images: 10, bytes: 250 },
  ])("stay within %o, the least recently used out first", async (bounds) => {
    const { store, paintings } = countedStore(bounds);
    for (const card of [first, second, first, third, first, third]) await store.get(card);
    expect(paintings()).toBe(3);
    await store.get(second);
    expect(paintings()).toBe(4);
  });
});
