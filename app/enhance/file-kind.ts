/** By the letters (each a byte) with which a file begins; the specification of PDF lets other bytes stand before. */
const signs = [
  ["JPEG", /^\xff\xd8\xff/],
  ["PNG", /^\x89PNG\r\n/],
  ["WebP", /^RIFF[^]{4}WEBP/],
  ["AVIF", /^[^]{4}ftyp[^]{0,40}avi[fs]/],
  ["HEIC", /^[^]{4}ftyp(hei|hev|mif1|msf1)/],
  ["GIF", /^GIF8[79]a/],
  ["BMP", /^BM[^]{4}\0\0\0\0/],
  ["TIFF", /^(II\*\0|MM\0\*)/],
  ["ZIP", /^PK[^]{3}\0/],
  ["PDF", /%PDF-\d/],
] as const;

export type FileKind = (typeof signs)[number][0];

export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const head = letters(bytes.subarray(0, 1024));
  return signs.find(([, sign]) => sign.test(head))?.[0];
}

/** Each byte as the letter of its number: not what the decoder of the web calls latin1. */
function letters(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** The last picture data (FF DA) end with FF D9; phones append their own data to it. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes);
  return text.lastIndexOf("\xff\xd9") > text.lastIndexOf("\xff\xda");
}

/** In four colours, as for printing; the head of the frame says so, behind segments that tell their lengths. */
export function isCmykJpeg(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) return view.getUint8(at + 9) === 4;
  }
  return false;
}

/** The orientation in EXIF, one short number, in either order of bytes. */
const orientationTags = ["\x12\x01\x03\0\x01\0\0\0", "\x01\x12\0\x03\0\0\0\x01\0"];

export function isTurnedJpeg(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes);
  const [, exif] = text.split("Exif\0\0", 2);
  return orientationTags.some((tag) => (exif?.split(tag, 2)[1]?.charCodeAt(0) ?? 1) > 1);
}

export function pdfState(bytes: Uint8Array): {
  readonly isWhole: boolean;
  readonly isLocked: boolean;
} {
  const text = new TextDecoder("latin1").decode(bytes);
  return {
    isWhole: text.slice(-1024).includes("%%EOF"),
    isLocked: /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text),
  };
}
