import { limits } from "../limits.ts";

/** What share images may cost. One is 30 to 100 kB. */
export const shareImageBounds = {
  /** Most images in memory. */
  images: 200,
  /** Most bytes of images in memory. */
  bytes: 16 * 1024 * 1024,
  /** Most images that wait to be painted. */
  paintings: limits.pendingImages,
  /** How long others may keep an image, in seconds: its address changes when it does. */
  maxAge: 86_400,
} as const;
