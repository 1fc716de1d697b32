import sharp from "sharp";

export type UploadFile = { readonly name: string; readonly bytes: Buffer };

const ground = { r: 230, g: 235, b: 240 };

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: ground } });
}

/** Noise, which compresses badly: a picture of many bytes. */
function noise(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let at = 0; at < pixels.length; at++) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    pixels[at] = seed & 255;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A whole JPEG of exactly so many bytes, filled up by comments that say nothing. */
export async function jpeg(bytes: number) {
  return filledUp(await plain(300, 400).jpeg({ quality: 60 }).toBuffer(), bytes);
}

/** Comments of at least four bytes each, behind the first two of the file. */
function filledUp(picture: Buffer, bytes: number): Buffer {
  const comments: Buffer[] = [];
  for (let rest = bytes - picture.length; rest > 0;) {
    const size = Math.min(rest, 60_000);
    const own = rest - size > 0 && rest - size < 4 ? size - 4 : size;
    if (own < 4) throw new Error(`a comment has four bytes or more, not ${own}`);
    const comment = Buffer.alloc(own, 0x20);
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(own - 2, 2);
    comments.push(comment);
    rest -= own;
  }
  return Buffer.concat([picture.subarray(0, 2), ...comments, picture.subarray(2)]);
}

export function noisyJpeg(width: number, height: number): Promise<Buffer> {
  return noise(width, height).jpeg({ quality: 95 }).toBuffer();
}

/** As a print shop saves a picture: in cyan, magenta, yellow and black. */
export function cmykJpeg(width: number, height: number): Promise<Buffer> {
  return plain(width, height).toColourspace("cmyk").jpeg().toBuffer();
}

export function turnedJpeg(orientation: number): Promise<Buffer> {
  return plain(400, 300).withMetadata({ orientation }).jpeg().toBuffer();
}

export function png(width = 300, height = 400): Promise<Buffer> {
  return noise(width, height).png().toBuffer();
}

export function webp(): Promise<Buffer> {
  return noise(300, 400).webp().toBuffer();
}

export function avif(): Promise<Buffer> {
  return plain(300, 400).avif({ effort: 0 }).toBuffer();
}

export function gif(): Promise<Buffer> {
  return plain(30, 40).gif().toBuffer();
}

/** Only the head of one: what Chromium cannot open anyway. */
export function heic(bytes: number): Buffer {
  const file = Buffer.alloc(bytes);
  file.writeUInt32BE(24, 0);
  file.write("ftypheic", 4, "latin1");
  return file;
}

type PdfParts = { readonly isLocked?: boolean; readonly isCut?: boolean };

export function pdf(bytes: number, { isLocked = false, isCut = false }: PdfParts = {}): Buffer {
  const head = "%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n%";
  const lock = isLocked ? "/Encrypt 5 0 R" : "";
  const end = `\ntrailer<</Root 1 0 R${lock}>>\nstartxref\n9\n${isCut ? "" : "%%EOF\n"}`;
  return Buffer.from(head + "x".repeat(bytes - head.length - end.length) + end, "latin1");
}
