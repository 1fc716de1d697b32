import type { PictureSize } from "../shared/picture-address.ts";
import { fail, type Result } from "../shared/result.ts";

export const pictureLimits = {
  uploadBytes: 10 * 1024 * 1024,
  /** Of the words for those who cannot see a picture, in characters: as those of a post's image. */
  altText: 300,
  name: 120,
  /** Uploads of one person in an hour. */
  hourlyUploads: 300,
} as const;

export type Picture = PictureSize & {
  readonly id: string;
  readonly name: string;
  /** Offered where it is used; empty for none yet. */
  readonly alt: string;
  /** Somebody has said that it needs no words: it shows nothing that a reader has to know. */
  readonly isDecorative: boolean;
  readonly uploadedBy: string;
  readonly createdAt: string;
};

/** A file that readers get: WebP, without anything but pixels. */
type PictureFile = PictureSize & { readonly content: Uint8Array };

/** Its widest size, and one file for each offered width. */
export type MadePicture = PictureSize & { readonly files: readonly PictureFile[] };

/**
 * Judges an upload by its content and makes its files. `unacceptable` with a sentence for what is no
 * picture, none that is taken, damaged or too large to be decoded; `unavailable` when too many wait.
 */
export type MakePicture = (upload: Uint8Array) => Promise<Result<MadePicture>>;

export const noPictures: MakePicture = () =>
  Promise.resolve(fail("unavailable", "Pictures cannot be added here."));

/** A post whose live or newest revision shows the picture. */
export type PictureUse = {
  readonly pictureId: string;
  readonly postId: string;
  /** As it is read. */
  readonly title: string;
  readonly isDeleted: boolean;
};
