import type { VersionedDrawing } from "../../app/share-image/share-image.ts";
import type { Png } from "./messages.ts";
import type { ImageRenderer } from "./image-renderer.ts";

type ImageStore = {
  /** The image; null when too many others wait to be painted. */
  readonly get: (drawing: VersionedDrawing) => Promise<Png | null>;
};

/**
 * Painted images by version, the least recently used out first. Who asks while an image is being
 * painted waits for that one; a failed painting is not kept.
 */
export function createImageCache(
  paint: ImageRenderer["render"],
  bounds: { readonly images: number; readonly bytes: number; readonly paintings: number },
): ImageStore {
  const kept = new Map<string, Png>();
  const underWay = new Map<string, Promise<Png>>();
  let bytes = 0;

  function keep(version: string, image: Png): void {
    kept.set(version, image);
    bytes += image.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (kept.size <= bounds.images && bytes <= bounds.bytes) return;
      kept.delete(oldest);
      bytes -= byteLength;
    }
  }

  async function paintAndKeep({ drawing, version }: VersionedDrawing) {
    try {
      const image = await paint(drawing);
      keep(version, image);
      return image;
    } finally {
      underWay.delete(version);
    }
  }

  return {
    async get(drawing) {
      const { version } = drawing;
      const image = kept.get(version);
      if (image !== undefined) {
        // Put last again: the map's order is the order of use.
        kept.delete(version);
        kept.set(version, image);
        return image;
      }
      const begun = underWay.get(version);
      if (begun !== undefined) return begun;
      if (underWay.size >= bounds.paintings) return null;
      const painting = paintAndKeep(drawing);
      underWay.set(version, painting);
      return painting;
    },
  };
}
