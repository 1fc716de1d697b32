import type { PictureSize } from "../shared/picture-address.ts";
import { fail, type Result } from "../shared/result.ts";

export const pictureLimits = {
  uploadBytes: 10 * 1024 * 1024,
  altText: 300,
  name: 120,
  hourlyUploads: 300,
} as const;

export type Picture = PictureSize & {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
  readonly isDecorative: boolean;
  readonly uploadedBy: string;
  readonly createdAt: string;
};

/** A file that readers get: WebP, without anything but pixels. */
type PictureFile = PictureSize & { readonly content: Uint8Array };

export type MadePicture = PictureSize & { readonly files: readonly PictureFile[] };

/** By its content. `unacceptable` for what is no picture that can be used; `unavailable` when too many wait. */
export type MakePicture = (upload: Uint8Array) => Promise<Result<MadePicture>>;

export const noPictures: MakePicture = () =>
  Promise.resolve(fail("unavailable", "Pictures cannot be added here."));

export type PictureUse = {
  readonly pictureId: string;
  readonly postId: string;
  readonly title: string;
  readonly isDeleted: boolean;
};
