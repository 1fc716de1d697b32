import * as z from "zod/mini";
import type { FieldMessages } from "../../domain/review/editing/edited-content.ts";
import type {
  EditablePost,
  HandEditing,
  NewerRevision,
} from "../../domain/review/editing/hand-editing.ts";
import type { MarkedArticle } from "../../domain/review/marks-view.ts";
import type { Colleague } from "../../domain/review/editing/working-copies.ts";
import type { WorkingCopy } from "../../domain/review/editing/working-copy.ts";
import type { ReviewedPost } from "../desk/reviewed-post.tsx";
import {
  anObject,
  answers,
  getCall,
  ofPost,
  optionalText,
  ownPart,
  postCall,
  revision,
  textInput,
  type ValueOf,
} from "./endpoint.ts";

/** The calls of the page where an admin edits a post by hand. */

export const editedFields = z.object(
  {
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

/** The whole form of the editor as it was typed. */
export const typedWords = z.extend(editedFields, {
  slug: textInput("slug"),
  category: textInput("category"),
  author: textInput("author"),
  readerNote: textInput("readerNote"),
});

const scheduleChoice = z.enum(["stop", "keep", "newest"], {
  error: "schedule has to be stop, keep or newest.",
});

/** When another revision is saved, a schedule stops, stays for its own, or takes the new one. */
export type ScheduleChoice = z.output<typeof scheduleChoice>;

/** The newest revision of a post, to be edited. */
export const readEditable = getCall(
  "/functions/editable-post",
  ofPost,
  answers<{ readonly post: EditablePost }>(),
);

/** A draft with a title and nothing else, to be written by hand. */
export const createPost = postCall(
  "/functions/create-post",
  z.object(
    {
      title: optionalText("title"),
      category: z.optional(textInput("category")),
      author: z.optional(textInput("author")),
    },
    anObject,
  ),
  answers<{ readonly post: EditablePost }>(),
  "The post could not be made.",
);

/** A draft with the words of another post. */
export const duplicatePost = postCall(
  "/functions/duplicate-post",
  ofPost,
  answers<{ readonly post: EditablePost }>(),
  "The post could not be duplicated.",
);

/** Keeps on the server what one person has typed and not saved; null gives it up. Nobody else sees the words. */
export const keepWorkingCopy = postCall(
  "/functions/working-copy",
  z.extend(ofPost, {
    /** The revision on which the words were begun. */
    revision: revision(),
    words: z.nullable(typedWords),
    /** The version of the copy that they go on from; null for none. Another one there by now is a conflict. */
    replaces: z.nullable(textInput("replaces")),
  }),
  answers<{
    readonly kept: Pick<WorkingCopy, "version" | "keptAt"> | null;
    readonly colleagues: readonly Colleague[];
  }>(),
  "Your changes could not be kept.",
);

/** How a keeping is refused: what was typed elsewhere. */
export const otherCopy = z.object({ copy: ownPart<WorkingCopy>() });

/** Unsaved words as review pages show a post, with their marks. */
export type PreviewedEdit = Omit<MarkedArticle, "article"> & {
  readonly post: ReviewedPost;
  readonly image: { readonly url: string; readonly alt: string } | null;
};

/** Changes nothing. */
export const previewEdit = postCall(
  "/functions/preview-edit",
  z.extend(ofPost, { fields: editedFields }),
  answers<PreviewedEdit>(),
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
  answers<ValueOf<HandEditing["save"]>>(),
  "The post could not be saved.",
);

/** How a preview or a save is refused because of single fields: one sentence for each. */
export const fieldRefusal = z.object({ fields: ownPart<FieldMessages>() });

/** How a save is refused when there is a newer revision by now: that one, and the difference to what was typed. */
export const editConflict = z.object({ newer: ownPart<NewerRevision>() });
