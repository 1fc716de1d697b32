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

/** 0 pixels where the head does not say. */
type PictureHead = {
  readonly width: number;
  readonly height: number;
  /** Stored for printing, in cyan, magenta, yellow and black. */
  readonly isCmyk: boolean;
  /** EXIF orientation: 1 is upright. */
  readonly turned: number;
  readonly isWhole: boolean;
};

export function pictureHead(kind: FileKind | undefined, bytes: Uint8Array): PictureHead {
  const head = { width: 0, height: 0, isCmyk: false, turned: 1, isWhole: true };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (kind === "PNG") return { ...head, width: view.getUint32(16), height: view.getUint32(20) };
    return kind === "JPEG" ? jpegHead(view, head) : head;
  } catch {
    // It ends in the middle of a number.
    return { ...head, isWhole: false };
  }
}

function jpegHead(view: DataView, head: PictureHead): PictureHead {
  let { width, height, isCmyk, turned } = head;
  for (let at = 2; ;) {
    const marker = view.getUint16(at);
    const size = view.getUint16(at + 2);
    if (marker === 0xffda) return { width, height, isCmyk, turned, isWhole: hasEnd(view, at) };
    // Filled up with further bytes of the same.
    if (marker === 0xffff) at += 1;
    else {
      // The frame's head; the three others of this row are tables.
      if (marker === 0xffc0 || (marker > 0xffc0 && marker <= 0xffcf && marker % 4 !== 0)) {
        height = view.getUint16(at + 5);
        width = view.getUint16(at + 7);
        isCmyk = view.getUint8(at + 9) === 4;
      }
      if (marker === 0xffe1 && view.getUint32(at + 4) === 0x45786966)
        turned = orientation(view, at + 10);
      if (marker < 0xff01) return { ...head, isWhole: false };
      at += 2 + size;
    }
  }
}

/** The last picture data end with FF D9; phones append their own data to it. */
function hasEnd(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at > from; at--)
    if (view.getUint16(at) === 0xffd9) return true;
  return false;
}

/** Of the TIFF block that begins there; upright where it is broken, as browsers take it. */
function orientation(view: DataView, start: number): number {
  try {
    const little = view.getUint16(start) === 0x4949;
    const first = start + view.getUint32(start + 4, little);
    for (let entry = 0; entry < view.getUint16(first, little); entry++) {
      const at = first + 2 + 12 * entry;
      if (view.getUint16(at, little) === 0x0112) return view.getUint16(at + 8, little);
    }
  } catch {
    // Its places lie outside the file.
  }
  return 1;
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
