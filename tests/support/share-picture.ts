import sharp from "sharp";
import { expect } from "vitest";
import { lightColour } from "../../app/share-image/card-drawing.ts";
import { pictureArea } from "../../app/share-image/image-size.ts";

export async function jpegOf(answer: Response): Promise<Buffer> {
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  return Buffer.from(await answer.arrayBuffer());
}

/** WhatsApp shows no larger one; in bytes. */
const maxBytes = 300_000;

/** Decodes the whole: its left edge has the ground of the card. */
export async function expectShareImage(jpeg: Buffer): Promise<void> {
  expect(jpeg.byteLength).toBeLessThan(maxBytes);
  const image = sharp(jpeg);
  expect(await image.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const pixels = await image.raw().toBuffer();
  const ground = Buffer.from(lightColour("hero").slice(1), "hex");
  for (const [channel, value] of ground.entries())
    expect(Math.abs((pixels[channel] ?? 0) - value)).toBeLessThan(6);
}

/** The mean colour of the area where the squares or the post's picture stand, as red, green and blue. */
export async function colourAtRightEdge(jpeg: Buffer): Promise<readonly number[]> {
  const { channels } = await sharp(
    await sharp(jpeg)
      .extract({ ...pictureArea, top: 0 })
      .toBuffer(),
  ).stats();
  return channels.map(({ mean }) => Math.round(mean));
}
