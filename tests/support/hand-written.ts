import { answerTo } from "./caller.ts";
import type { EditablePost } from "../../domain/review/editing/hand-editing.ts";
import { createPost, editPost, readEditable } from "../../app/calls/editing.ts";
import type { AnswerOf } from "../../app/calls/endpoint.ts";
import { previewBlog } from "../../app/calls/review.ts";
import { adminHeaders } from "./blog-posts.ts";
import type { TestSite } from "./site.ts";
import { contentNamed } from "./writing.ts";

export type HandWritten = AnswerOf<typeof editPost>;

/** The calls by which the only admin of a whole site writes, corrects and publishes posts by hand. */
export async function openHandWriting({ request }: Pick<TestSite, "request">) {
  const headers = await adminHeaders({ request });
  const call = (name: string, body: object) =>
    request(`/functions/${name}`, { method: "POST", headers, body: JSON.stringify(body) });

  async function saved(post: EditablePost, change: object): Promise<HandWritten> {
    const { readerNote = "", ...fields } = change as { readonly readerNote?: string };
    const { postId, revision } = post;
    const answer = await call("edit-post", {
      ...{ postId, revision, readerNote, fields: { ...post.fields, ...fields } },
    });
    return answerTo(editPost, answer);
  }

  return {
    /** A draft with this title, body and summary. */
    async write(title: string, body_markdown: string, summary?: string): Promise<HandWritten> {
      const made = await call("create-post", { title, category: "news" });
      const { post } = await answerTo(createPost, made);
      const { tags, meta_description, source_references, ...usual } = contentNamed(title);
      const written = { title, body_markdown, tags, meta_description, source_references };
      return saved(post, { ...written, hero_summary: summary ?? usual.hero_summary });
    },

    /** The newest revision of a post with other words; readers are told the note once it is published. */
    async rewrite(
      postId: string,
      change: { readonly body_markdown: string; readonly readerNote?: string },
    ): Promise<HandWritten> {
      const answer = await request(`/functions/editable-post?postId=${postId}`, { headers });
      const { post } = await answerTo(readEditable, answer);
      return saved(post, change);
    },

    /** Publishes, unless told otherwise once all is confirmed that waits for a person; the answer of the gate. */
    async publish(
      { post: { postId, revision, previewUrl } }: HandWritten,
      { confirms = true } = {},
    ) {
      const { search } = new URL(previewUrl ?? "");
      const preview = await request(`/functions/preview-blog?postId=${postId}&${search.slice(1)}`);
      const { checks } = await answerTo(previewBlog, preview);
      const sentences = checks.toConfirm.map(({ sentence }) => sentence);
      if (confirms && sentences.length > 0)
        await call("confirm-claims", { postId, revision, sentences });
      const answer = await call("post-action", { postId, revision, action: "publish" });
      return { status: answer.status, text: await answer.text() };
    },
  };
}
