import * as z from "zod/mini";
import type { LibraryPicture as KeptPicture } from "../../domain/pictures/picture-service.ts";
import { getCall, optionalText, postCall } from "./endpoint.ts";

export type LibraryPicture = Omit<KeptPicture, "uploadedBy"> & {
  readonly url: string;
  /** The present person may delete it once nothing uses it. */
  readonly mayDelete: boolean;
};

export type AddedPicture = Pick<LibraryPicture, "id" | "url" | "width" | "height">;

/** Adds the file of a form's field `file`; the form is no JSON, so it has no schema here. */
export const addPicture = postCall<AddedPicture>()("/functions/media");

export const listPictures = getCall<{
  readonly pictures: readonly LibraryPicture[];
  readonly nextCursor: string | null;
}>()("/functions/media", { q: optionalText(), cursor: optionalText() });

const ofPicture = { id: z.string() };

export const describePicture = postCall<LibraryPicture>()("/functions/media/describe", {
  ...ofPicture,
  alt: optionalText(),
  isDecorative: z._default(z.boolean(), false),
});

export const deletePicture = postCall<{ readonly id: string }>()(
  "/functions/media/delete",
  ofPicture,
);
