import * as z from "zod/mini";
import type { LibraryPicture as KeptPicture } from "../../domain/pictures/picture-library.ts";
import {
  anObject,
  answers,
  cursor,
  noInput,
  getCall,
  optionalText,
  postCall,
  textInput,
} from "./endpoint.ts";

export type LibraryPicture = Omit<KeptPicture, "uploadedBy"> & {
  readonly url: string;
  /** The present person may delete it once nothing uses it. */
  readonly mayDelete: boolean;
};

export type AddedPicture = Pick<LibraryPicture, "id" | "url" | "width" | "height">;

/** Adds the file of a form's field `file`; the form is no JSON, so it has no schema here. */
export const addPicture = postCall(
  "/functions/media",
  noInput,
  answers<AddedPicture>(),
  "The picture could not be added.",
);

export const listPictures = getCall(
  "/functions/media",
  z.object({ q: optionalText("q"), cursor: cursor() }),
  answers<{ readonly pictures: readonly LibraryPicture[]; readonly nextCursor: string | null }>(),
);

const ofPicture = z.object({ id: textInput("id") }, anObject);

export const describePicture = postCall(
  "/functions/media/describe",
  z.extend(ofPicture, {
    alt: optionalText("alt"),
    isDecorative: z._default(z.boolean({ error: "isDecorative has to be true or false." }), false),
  }),
  answers<LibraryPicture>(),
  "The description could not be saved.",
);

/** Deletes a picture that no post shows. */
export const deletePicture = postCall(
  "/functions/media/delete",
  z.extend(ofPicture, {
    /** Earlier versions of posts may lose it. */
    fromEarlier: z._default(z.boolean({ error: "fromEarlier has to be true or false." }), false),
  }),
  answers<{ readonly id: string }>(),
  "The picture could not be deleted.",
);
