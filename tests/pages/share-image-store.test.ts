import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  createImageRenderer,
  type ImageRenderer,
} from "../../server/share-images/image-renderer.ts";
import { createImageCache } from "../../server/share-images/share-images.ts";
import { accounts } from "../support/blog-posts.ts";
import { newDatabase } from "../support/engines.ts";
import { startServer } from "../support/server-process.ts";
import { drawingOf, expectShareImage, jpegOf } from "../support/share-picture.ts";

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
      ({ drawing }) => {
        paintings++;
        return paint(drawing);
      },
      { images: 10, bytes: 1_000_000, pending: 10 },
    );
    const images = await Promise.all(Array.from({ length: 200 }, () => store.get(first)));
    expect(paintings).toBe(1);
    expect(new Set(images).size).toBe(1);
    await expectShareImage(Buffer.from((await store.get(first)) ?? []));
    expect(paintings).toBe(1);
  });

  /** A store whose images have 100 bytes, and how often it painted. */
  function countedStore(bounds: { images: number; bytes: number }) {
    const paintings = 10;
    const painted: string[] = [];
    const store = createImageCache(
      ({ version }) => {
        painted.push(version);
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

  test("that failed are tried again", async () => {
    let attempts = 0;
    const store = createImageCache(
      () => {
        attempts++;
        return attempts === 1
          ? Promise.reject(new Error("no ink"))
          : Promise.resolve(new Uint8Array(100));
      },
      { images: 1, bytes: 1_000, pending: 1 },
    );
    await expect(store.get(first)).rejects.toThrow("no ink");
    expect(await store.get(first)).toHaveLength(100);
  });

  test("are so many at once, and who asks for another one does not wait", async () => {
    const painting = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    const store = createImageCache(() => painting.promise, { images: 9, bytes: 900, pending: 1 });
    const waiting = [store.get(first), store.get(first)];
    expect(await store.get(second)).toBeNull();
    painting.resolve(new Uint8Array(100));
    expect(await Promise.all(waiting)).toHaveLength(2);
    expect(await store.get(second)).toHaveLength(100);
  });
});

describe("the drawing thread", () => {
  test("refuses what cannot be drawn, and draws the next", async () => {
    const { render: paint } = openPainter();
    const broken = { type: "img", key: null, props: {} };
    await expect(paint(broken)).rejects.toThrow("Image source is not provided");
    const { drawing } = drawingOf("Fees");
    await expectShareImage(Buffer.from(await paint(drawing)));
  });

  test("that is ended tells who waits, and is started anew by the next", async () => {
    const { render: paint, close } = openPainter();
    const { drawing } = drawingOf("Fees");
    const waiting = expect(paint(drawing)).rejects.toThrow("closing");
    await close();
    await waiting;
    await expectShareImage(Buffer.from(await paint(drawing)));
  });

  test("has the libraries to itself: the site's bundle does not load them", () => {
    expect(readFileSync("build/server/index.js", "utf8")).not.toMatch(
      /["'](satori|@resvg\/|sharp["'])/,
    );
  });

  test("paints for the site that runs as its own process", async () => {
    const location = await newDatabase("sqlite");
    const { url } = await startServer({
      DATA_DIR: "dataDir" in location ? location.dataDir : "",
      ...accounts,
    });
    await expectShareImage(await jpegOf(await fetch(`${url}/share/home.jpg`)));
  });
});
