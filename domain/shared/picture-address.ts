/** The id of `/media/ID-WIDTH.webp` ends with the size of the widest file: pages know all files from it. */

/** In pixels. None is wider than its picture was. */
const offeredWidths = [480, 960, 1600] as const;

export const largestPicture = { width: 1600, height: 8_192 } as const;

export type PictureSize = { readonly width: number; readonly height: number };

export const mediaPath = "/media";

/** From the SHA-256 (hexadecimal) of the upload: the same content has the same id. */
export function pictureId(contentHash: string, { width, height }: PictureSize): string {
  return `${contentHash.slice(0, hashDigits)}-${width}x${height}`;
}

export function fileSizes({ width, height }: PictureSize): readonly PictureSize[] {
  const narrower = offeredWidths.filter((offeredWidth) => offeredWidth < width);
  return [...narrower, width].map((variantWidth) => ({
    width: variantWidth,
    height: Math.max(1, Math.round((height * variantWidth) / width)),
  }));
}

export function pictureAddress(id: string, width: number): string {
  return `${mediaPath}/${id}-${width}.webp`;
}

export function readPictureAddress(address: string): { id: string; width: number } | null {
  const [, id = "", width = ""] = addressPattern.exec(address) ?? [];
  const size = pictureSize(id);
  if (size === null) return null;
  const file = fileSizes(size).find((variant) => String(variant.width) === width);
  return file === undefined ? null : { id, width: file.width };
}

export function pictureImage(address: string) {
  const id = readPictureAddress(address)?.id ?? "";
  const size = pictureSize(id);
  return size === null ? null : { id, ...size, ...imageFiles(id, size) };
}

export function pictureSize(id: string): PictureSize | null {
  const [, width, height] = idPattern.exec(id) ?? [];
  if (width === undefined || height === undefined) return null;
  const size = { width: Number(width), height: Number(height) };
  return size.width > largestPicture.width || size.height > largestPicture.height ? null : size;
}

const hashDigits = 20;
const idPattern = new RegExp(String.raw`^[0-9a-f]{${hashDigits}}-([1-9]\d{0,3})x([1-9]\d{0,3})$`);
const addressPattern = new RegExp(String.raw`^${mediaPath}/([0-9a-fx-]{1,40})-(\d{1,4})\.webp$`);

function imageFiles(id: string, size: PictureSize) {
  const widths = fileSizes(size).map(({ width }) => width);
  return {
    src: pictureAddress(id, size.width),
    srcSet: widths.map((width) => `${pictureAddress(id, width)} ${width}w`).join(", "),
  };
}
