import * as z from "zod/mini";
import {
  anObject,
  cursor,
  emptyOutput,
  getCall,
  nextCursor,
  optionalText,
  postCall,
  textInput,
} from "./endpoint.ts";

/** The calls on pictures, for everybody of the office. */

const use = z.object({
  postId: z.string(),
  title: z.string(),
  status: z.enum(["draft", "published", "withdrawn"]),
  isDeleted: z.boolean(),
  place: z.enum(["hero", "body"]),
  /** `newest`: the latest revision, which readers do not have; `earlier`: only revisions before these. */
  shownIn: z.enum(["live", "newest", "earlier"]),
});

export type PictureUse = z.output<typeof use>;

const size = { width: z.number(), height: z.number() };

const libraryPicture = z.object({
  id: z.string(),
  /** The path of the widest file. */
  url: z.string(),
  ...size,
  /** What its file was called. */
  name: z.string(),
  alt: z.string(),
  isDecorative: z.boolean(),
  createdAt: z.string(),
  /** The present person may delete it once nothing uses it. */
  mayDelete: z.boolean(),
  uses: z.array(use),
});

export type LibraryPicture = z.output<typeof libraryPicture>;

/** Adds the file of a form's field `file`; the form is no JSON, so it has no schema here. */
export const addPicture = postCall(
  "/functions/media",
  emptyOutput,
  z.object({ id: z.string(), url: z.string(), ...size }),
  "The picture could not be added.",
);

export type AddedPicture = z.output<typeof addPicture.output>;

/** One page of the library, newest first. */
export const listPictures = getCall(
  "/functions/media",
  z.object({ q: optionalText("q"), cursor: cursor() }),
  z.object({ pictures: z.array(libraryPicture), nextCursor }),
);

const ofPicture = z.object({ id: textInput("id") }, anObject);

/** Says what a picture shows, or that it is decorative. */
export const describePicture = postCall(
  "/functions/media/describe",
  z.extend(ofPicture, {
    alt: optionalText("alt"),
    isDecorative: z._default(z.boolean({ error: "isDecorative has to be true or false." }), false),
  }),
  libraryPicture,
  "The description could not be saved.",
);

/** Deletes a picture that no post shows. */
export const deletePicture = postCall(
  "/functions/media/delete",
  z.extend(ofPicture, {
    /** Earlier versions of posts may lose it. */
    fromEarlier: z._default(z.boolean({ error: "fromEarlier has to be true or false." }), false),
  }),
  z.object({ id: z.string() }),
  "The picture could not be deleted.",
);
