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
import { reviewedPost } from "../../app/desk/review-data.ts";
import { statusOf } from "../../app/failure-status.ts";
import type {
  EditablePost,
  EditFailure,
  NewerRevision,
} from "../../domain/review/editing/hand-editing.ts";
import { mapResult, succeed } from "../../domain/shared/result.ts";
import { respondFailure } from "../respond.ts";
import type { CallSources, Route } from "./api-routes.ts";

export function editingCalls(sources: CallSources): readonly Route[] {
  const { editing, newPosts, workingCopies, editorSearch, staffRoute } = sources;
  const asPost = (post: EditablePost) => ({ post });
  const created = 201;
  return [
    staffRoute(
      createPost,
      async (input, by, context) => {
        const post = await newPosts.begin({ ...input, by });
        return post.ok ? succeed(asPost(post.value)) : respondEditFailure(context, post.failure);
      },
      created,
    ),

    staffRoute(readEditable, async (input, by) =>
      mapResult(await editing.open({ ...input, by }), asPost),
    ),

    staffRoute(
      duplicatePost,
      async ({ postId }, by) => mapResult(await newPosts.duplicate(postId, by), asPost),
      created,
    ),

    staffRoute(keepWorkingCopy, (input, by) => workingCopies.keep({ ...input, by })),

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
    staffRoute(readTokenValues, async (input) =>
      mapResult(await editorSearch.values(input), (values) => ({ values })),
    ),
  ];
}

type Refusal =
  | { readonly error: string; readonly fields: FieldMessages }
  | { readonly error: string; readonly newer: NewerRevision };

function respondEditFailure(context: Context, failure: EditFailure): Response {
  const { message: error, kind } = failure;
  if ("fields" in failure) return refuse({ error, fields: failure.fields });
  if ("newer" in failure) return refuse({ error, newer: failure.newer });
  return respondFailure(context, failure);

  function refuse(refusal: Refusal): Response {
    return context.json(refusal, statusOf[kind]);
  }
}
