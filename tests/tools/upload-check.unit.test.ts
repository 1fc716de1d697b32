import { describe, expect, test } from "vitest";
import {
  fileKind,
  isCmykJpeg,
  isTurnedJpeg,
  isWholeJpeg,
  pdfState,
} from "../../app/enhance/file-kind.ts";
import { copyLimits, judgeSize, sizeUnder } from "../../app/enhance/fit-size.ts";
import {
  avif,
  cmykJpeg,
  gif,
  heic,
  jpeg,
  pdf,
  png,
  turnedJpeg,
  webp,
} from "../support/upload-files.ts";

describe("what a file is by its content", () => {
  test.each([
    ["JPEG", () => jpeg(20_000)],
    ["PNG", () => png()],
    ["WebP", webp],
    ["AVIF", avif],
    ["GIF", gif],
    ["HEIC", () => heic(500)],
    ["PDF", () => pdf(2_000)],
    ["PDF", () => Buffer.concat([Buffer.from("junk before it\n"), pdf(2_000)])],
    ["ZIP", () => Buffer.from("PK\u0003\u0004\n\0 and more")],
    ["BMP", () => Buffer.from("BM1234\0\0\0\0")],
    ["TIFF", () => Buffer.from("MM\0*")],
    [undefined, () => Buffer.alloc(0)],
    [undefined, () => Buffer.from("BMW is a car")],
    [undefined, () => Buffer.from("RIFF1234WAVE")],
  ])("%s is known", async (kind, make) => {
    expect(fileKind(await make())).toBe(kind);
  });
});

test("of every cut JPEG it is said that it is cut", async () => {
  const bytes = await jpeg(3_000);
  for (let length = 3; length < bytes.length; length++)
    expect([length, isWholeJpeg(bytes.subarray(0, length))]).toEqual([length, false]);
  expect(isWholeJpeg(Buffer.concat([bytes, Buffer.from("of a phone")]))).toBe(true);
});

test("a JPEG says whether it is for printing, and whether it is stored sideways", async () => {
  const upright = await jpeg(20_000);
  expect([isCmykJpeg(upright), isTurnedJpeg(upright)]).toEqual([false, false]);
  expect(isCmykJpeg(await cmykJpeg(30, 40))).toBe(true);
  for (const orientation of [1, 3, 6, 8])
    expect(isTurnedJpeg(await turnedJpeg(orientation))).toBe(orientation !== 1);
  for (let length = 3; length < upright.length; length += 97)
    expect(isCmykJpeg(upright.subarray(0, length))).toBe(false);
});

test("a PDF says whether it is whole, and whether it is locked", () => {
  expect(pdfState(pdf(5_000))).toEqual({ isWhole: true, isLocked: false });
  expect(pdfState(pdf(5_000, { isLocked: true }))).toEqual({ isWhole: true, isLocked: true });
  expect(pdfState(pdf(5_000, { isCut: true }))).toEqual({ isWhole: false, isLocked: false });
  expect(pdfState(Buffer.alloc(0))).toEqual({ isWhole: false, isLocked: false });
});

test.each([
  [9_999, "small"],
  [10_000, "fits"],
  [300_000, "fits"],
  [300_001, "large"],
] as const)("%i bytes under 10 to 300 kB: %s", (bytes, verdict) => {
  expect(judgeSize(bytes, 10, 300)).toBe(verdict);
});

test("a copy keeps limits that hold whichever kB an upload screen counts", () => {
  expect(copyLimits(10, 200)).toEqual({ min: 10_240, max: 200_000 });
  expect(copyLimits(100, 101)).toEqual({ min: 101_000, max: 101_000 });
});

test.each([
  [9_999, 10, 300, "9.9 kB"],
  [10_239, 10, 300, "10.2 kB"],
  [199_999, 10, 200, "200 kB"],
  [200_001, 10, 200, "200.1 kB"],
  [999_999, 10, 1_000, "1000 kB"],
  [8_160_756, 10, 300, "8.2 MB"],
  [1_000_001, 10, 1_000, "1.1 MB"],
])("%i bytes under %i to %i kB are told as %s", (bytes, min, max, text) => {
  expect(sizeUnder(bytes, min, max)).toBe(text);
});
