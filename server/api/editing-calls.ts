import type { Context } from "hono";
import type { FieldMessages } from "../../domain/review/editing/edited-content.ts";
import {
  createPost,
  duplicatePost,
  editPost,
  keepWorkingCopy,
  previewEdit,
  readEditable,
  findForPost,
  readTokenValues,
} from "../../app/calls/editing.ts";
import type { AnswerOf } from "../../app/calls/endpoint.ts";
import { reviewedPost } from "../../app/desk/review-data.ts";
import { statusOf } from "../../app/failure-status.ts";
import type {
  EditFailure,
  HandEditing,
  NewerRevision,
} from "../../domain/review/editing/hand-editing.ts";
import type { NewPosts } from "../../domain/review/editing/new-posts.ts";
import type { EditorSearch } from "../../domain/review/editing/record-search.ts";
import type { WorkingCopies } from "../../domain/review/editing/working-copies.ts";
import { succeed } from "../../domain/shared/result.ts";
import { respondFailure } from "../respond.ts";
import type { StaffRoute, Route } from "./api-routes.ts";

type Editing = {
  readonly editing: HandEditing;
  readonly newPosts: NewPosts;
  readonly workingCopies: WorkingCopies;
  readonly editorSearch: EditorSearch;
  readonly staffRoute: StaffRoute;
};

export function editingCalls(dependencies: Editing): readonly Route[] {
  const { editing, newPosts, workingCopies, editorSearch, staffRoute } = dependencies;
  return [
    staffRoute(createPost, async (input, by, context) => {
      const newPost = await newPosts.begin({ ...input, by });
      if (!newPost.ok) return respondEditFailure(context, newPost.failure);
      return context.json({ post: newPost.value } satisfies AnswerOf<typeof createPost>, 201);
    }),

    staffRoute(readEditable, async (input, by) => {
      const post = await editing.open({ ...input, by });
      return post.ok ? succeed({ post: post.value }) : post;
    }),

    staffRoute(duplicatePost, async ({ postId }, by, context) => {
      const copy = await newPosts.duplicate(postId, by);
      if (!copy.ok) return copy;
      return context.json({ post: copy.value } satisfies AnswerOf<typeof duplicatePost>, 201);
    }),

    staffRoute(keepWorkingCopy, (input, by) => workingCopies.keep({ ...input, by })),

    /** The unsaved post as review pages show one, so that what is typed and what is saved look alike. */
    staffRoute(previewEdit, async ({ postId, fields }, _by, context) => {
      const preview = await editing.preview(postId, fields);
      if (!preview.ok) return respondEditFailure(context, preview.failure);
      const { article, ...marked } = preview.value;
      const { hero_image_url: url, hero_image_alt: alt } = article.post;
      const image = url === null ? null : { url, alt: alt ?? "" };
      return succeed({ ...marked, post: reviewedPost(article), image });
    }),

    staffRoute(editPost, async (input, by, context) => {
      const outcome = await editing.save({ ...input, by });
      return outcome.ok ? outcome : respondEditFailure(context, outcome.failure);
    }),

    staffRoute(findForPost, (input) => editorSearch.find(input)),
    staffRoute(readTokenValues, async (input) => {
      const values = await editorSearch.values(input);
      return values.ok ? succeed({ values: values.value }) : values;
    }),
  ];
}

type Refusal =
  | { readonly error: string; readonly fields: FieldMessages }
  | { readonly error: string; readonly newer: NewerRevision };

/** Beside the sentence: what is wrong with each field, or the revision that stands in the way. */
function respondEditFailure(context: Context, failure: EditFailure): Response {
  const { message: error, kind } = failure;
  if ("fields" in failure) return refuse({ error, fields: failure.fields });
  if ("newer" in failure) return refuse({ error, newer: failure.newer });
  return respondFailure(context, failure);

  function refuse(refusal: Refusal): Response {
    return context.json(refusal, statusOf[kind]);
  }
}
