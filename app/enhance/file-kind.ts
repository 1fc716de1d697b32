export type FileKind =
  | "JPEG"
  | "PNG"
  | "WebP"
  | "AVIF"
  | "HEIC"
  | "GIF"
  | "BMP"
  | "TIFF"
  | "PDF"
  | "ZIP";

/** By the letters (each a byte) with which a file begins; the specification of PDF lets other bytes stand before. */
const signs: readonly (readonly [FileKind, RegExp])[] = [
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
];

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
