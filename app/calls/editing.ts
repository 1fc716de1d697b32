import * as z from "zod/mini";
import { checkedPost } from "./checked-post.ts";
import {
  anObject,
  type DeepReadonly,
  getCall,
  nullableText,
  ofPost,
  optionalText,
  postCall,
  revision,
  textInput,
} from "./endpoint.ts";

/** The calls of the page where an admin edits a post by hand. */

const editedFields = z.object(
  {
    /** What is not given of these stays as it is. */
    slug: z.optional(textInput("slug")),
    category: z.optional(textInput("category")),
    author: z.optional(textInput("author")),
    title: textInput("title"),
    hero_summary: textInput("hero_summary"),
    tags: z.array(textInput("Each of tags"), { error: "tags has to be a list of texts." }),
    body_markdown: textInput("body_markdown"),
    meta_description: textInput("meta_description"),
    hero_image_url: textInput("hero_image_url"),
    hero_image_alt: textInput("hero_image_alt"),
    source_references: z.array(
      z.object(
        { title: textInput("The title of a reference"), url: textInput("The url of a reference") },
        { error: "Each of source_references has to have a title and a url." },
      ),
      { error: "source_references has to be a list." },
    ),
  },
  { error: "fields has to be an object with the parts of the post." },
);

export type EditedFields = DeepReadonly<z.output<typeof editedFields>>;

const openedFields = z.extend(editedFields, {
  /** The last part of the post's address. */
  slug: z.string(),
  category: z.string(),
  /** A name; empty for none. */
  author: z.string(),
});

const editablePost = z.object({
  postId: z.string(),
  status: z.enum(["draft", "regenerating", "published", "withdrawn"]),
  revision: z.number(),
  /** The revision that readers have; null when they have none. */
  liveRevision: z.nullable(z.number()),
  fields: openedFields,
  previewUrl: nullableText,
  /** How many statements of it the checks stop, and how many wait for somebody to check them. */
  checks: z.object({ stopped: z.number(), unconfirmed: z.number() }),
  /** The revision that goes public by itself, at an ISO instant, and who set that as the log names them. */
  scheduled: z.nullable(
    z.object({ revision: z.number(), publishAt: z.string(), scheduledBy: z.string() }),
  ),
});

const scheduleChoice = z.enum(["stop", "keep", "newest"], {
  error: "schedule has to be stop, keep or newest.",
});

/** What becomes of a schedule when another revision is saved: it stops, stays for its own, or takes the new one. */
export type ScheduleChoice = z.output<typeof scheduleChoice>;

export type EditablePost = DeepReadonly<z.output<typeof editablePost>>;

/** The newest revision of a post, to be edited. */
export const readEditable = getCall(
  "/functions/editable-post",
  ofPost,
  z.object({ post: editablePost }),
);

/** A draft with a title and nothing else, to be written by hand. */
export const createPost = postCall(
  "/functions/create-post",
  z.object(
    {
      title: optionalText("title"),
      category: z.optional(textInput("category")),
      author: z.optional(textInput("author")),
      /** What was planned, when the post comes of that. */
      planId: z.optional(textInput("planId")),
    },
    anObject,
  ),
  z.object({ post: editablePost }),
  "The post could not be made.",
);

/** Unsaved words as readers would see them, with what the checks see in them. */
export const previewEdit = postCall(
  "/functions/preview-edit",
  z.extend(ofPost, { fields: editedFields }),
  checkedPost,
  "The preview could not be made.",
);

/** Makes of what was typed the newest revision. */
export const editPost = postCall(
  "/functions/edit-post",
  z.extend(ofPost, {
    /** The revision that was opened: another one there by now is a conflict. */
    revision: revision(),
    fields: editedFields,
    readerNote: optionalText("readerNote"),
    /** Left out, a schedule of the post stops. */
    schedule: z.optional(scheduleChoice),
  }),
  z.object({ message: z.string(), post: editablePost }),
  "The post could not be saved.",
);

const message = z.optional(z.string());

/** How a preview or a save is refused because of single fields: one sentence for each. */
export const fieldRefusal = z.object({
  fields: z.object({
    title: message,
    slug: message,
    category: message,
    author: message,
    hero_summary: message,
    tags: message,
    body_markdown: message,
    meta_description: message,
    hero_image_url: message,
    hero_image_alt: message,
    source_references: message,
  }),
});

export type FieldMessages = DeepReadonly<z.output<typeof fieldRefusal>["fields"]>;

const words = z.array(z.object({ kind: z.enum(["same", "added", "removed"]), text: z.string() }));

/** How a save is refused when there is a newer revision by now: that one, and the difference to what was typed. */
export const editConflict = z.object({
  newer: z.object({
    revision: z.number(),
    by: z.string(),
    fields: openedFields,
    difference: z.object({
      fields: z.array(z.object({ name: z.string(), words })),
      body: z.array(
        z.union([
          z.object({ kind: z.literal("unchanged"), texts: z.array(z.string()) }),
          z.object({ kind: z.literal("changed"), words }),
          z.object({ kind: z.enum(["added", "removed", "moved"]), text: z.string() }),
        ]),
      ),
    }),
  }),
});

export type NewerRevision = DeepReadonly<z.output<typeof editConflict>["newer"]>;
