import * as z from "zod/mini";
import type { FieldMessages } from "../../domain/review/editing/edited-content.ts";
import type {
  EditablePost,
  HandEditing,
  NewerRevision,
} from "../../domain/review/editing/hand-editing.ts";
import { editedFieldsSchema, typedWordsSchema } from "../../domain/review/editing/form-fields.ts";
import type { MarkedArticle } from "../../domain/review/marks-view.ts";
import type { ReviewedPost } from "../desk/review-data.ts";
import {
  getCall,
  ofPost,
  optionalText,
  ownPart,
  postCall,
  revision,
  type ValueOf,
} from "./endpoint.ts";
import type { EditorFindings, EditorValue } from "../../domain/review/editing/record-search.ts";

export const readEditable = getCall<{ readonly post: EditablePost }>()(
  "/functions/editable-post",
  ofPost,
);

export const createPost = postCall<{ readonly post: EditablePost }>()("/functions/create-post", {
  title: optionalText(),
  category: z.optional(z.string()),
  author: z.optional(z.string()),
});

export const duplicatePost = postCall<{ readonly post: EditablePost }>()(
  "/functions/duplicate-post",
  ofPost,
);

/** Keeps on the server what one person has typed and not saved; null gives it up. Nobody else sees the words. */
export const keepWorkingCopy = postCall<{ readonly keptAt: string | null }>()(
  "/functions/working-copy",
  {
    ...ofPost,
    /** The revision on which the words were begun. */
    revision: revision(),
    words: z.nullable(typedWordsSchema),
  },
);

export type PreviewedEdit = Omit<MarkedArticle, "article"> & {
  readonly post: ReviewedPost;
  readonly image: { readonly url: string; readonly alt: string } | null;
};

export const previewEdit = postCall<PreviewedEdit>()("/functions/preview-edit", {
  ...ofPost,
  fields: editedFieldsSchema,
});

/** Makes of what was typed the newest revision; a schedule of the post stops. */
export const editPost = postCall<ValueOf<HandEditing["save"]>>()("/functions/edit-post", {
  ...ofPost,
  /** The revision that was opened: another one there by now is a conflict. */
  revision: revision(),
  fields: editedFieldsSchema,
  readerNote: optionalText(),
});

/** How a preview or a save is refused because of single fields: one sentence for each. */
export const fieldRefusal = z.object({ fields: ownPart<FieldMessages>() });

/** How a save is refused when there is a newer revision by now: that one, and the difference to what was typed. */
export const editConflict = z.object({ newer: ownPart<NewerRevision>() });

export const findForPost = getCall<EditorFindings>()("/functions/find-for-post", {
  ...ofPost,
  words: optionalText(),
});

export const readTokenValues = postCall<{ readonly values: readonly EditorValue[] }>()(
  "/functions/token-values",
  { ...ofPost, text: z.string() },
);
