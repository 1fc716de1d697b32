import * as z from "zod/mini";
import type { FieldMessages, WorkingCopy } from "../../domain/review/editing/edited-content.ts";
import type {
  EditablePost,
  HandEditing,
  NewerRevision,
} from "../../domain/review/editing/hand-editing.ts";
import { editedFieldsSchema, typedWordsSchema } from "../../domain/review/editing/form-fields.ts";
import type { MarkedArticle } from "../../domain/review/marks-view.ts";
import type { Colleague } from "../../domain/review/editing/working-copies.ts";
import type { ReviewedPost } from "../desk/reviewed-post.tsx";
import {
  answers,
  getCall,
  ofPost,
  optionalText,
  ownPart,
  postCall,
  revision,
  type ValueOf,
} from "./endpoint.ts";
import type { EditorFindings, EditorValue } from "../../domain/review/editing/record-search.ts";

export const readEditable = getCall(
  "/functions/editable-post",
  ofPost,
  answers<{ readonly post: EditablePost }>(),
);

export const createPost = postCall(
  "/functions/create-post",
  {
    title: optionalText(),
    category: z.optional(z.string()),
    author: z.optional(z.string()),
  },
  answers<{ readonly post: EditablePost }>(),
);

export const duplicatePost = postCall(
  "/functions/duplicate-post",
  ofPost,
  answers<{ readonly post: EditablePost }>(),
);

/** Keeps on the server what one person has typed and not saved; null gives it up. Nobody else sees the words. */
export const keepWorkingCopy = postCall(
  "/functions/working-copy",
  {
    ...ofPost,
    /** The revision on which the words were begun. */
    revision: revision(),
    words: z.nullable(typedWordsSchema),
    /** The version of the copy that they go on from; null for none. Another one there by now is a conflict. */
    replaces: z.nullable(z.string()),
  },
  answers<{
    readonly kept: Pick<WorkingCopy, "version" | "keptAt"> | null;
    readonly colleagues: readonly Colleague[];
  }>(),
);

export const otherCopy = z.object({ copy: ownPart<WorkingCopy>() });

/** Unsaved words as review pages show a post, with their marks. */
export type PreviewedEdit = Omit<MarkedArticle, "article"> & {
  readonly post: ReviewedPost;
  readonly image: { readonly url: string; readonly alt: string } | null;
};

export const previewEdit = postCall(
  "/functions/preview-edit",
  { ...ofPost, fields: editedFieldsSchema },
  answers<PreviewedEdit>(),
);

/** Makes of what was typed the newest revision; a schedule of the post stops. */
export const editPost = postCall(
  "/functions/edit-post",
  {
    ...ofPost,
    /** The revision that was opened: another one there by now is a conflict. */
    revision: revision(),
    fields: editedFieldsSchema,
    readerNote: optionalText(),
  },
  answers<ValueOf<HandEditing["save"]>>(),
);

/** How a preview or a save is refused because of single fields: one sentence for each. */
export const fieldRefusal = z.object({ fields: ownPart<FieldMessages>() });

/** How a save is refused when there is a newer revision by now: that one, and the difference to what was typed. */
export const editConflict = z.object({ newer: ownPart<NewerRevision>() });

export const findForPost = getCall(
  "/functions/find-for-post",
  { ...ofPost, words: optionalText() },
  answers<EditorFindings>(),
);

export const readTokenValues = postCall(
  "/functions/token-values",
  { ...ofPost, text: z.string() },
  answers<{ readonly values: readonly EditorValue[] }>(),
);
