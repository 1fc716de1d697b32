import type { EditablePost } from "../../domain/review/editing/hand-editing.ts";
import { createPost, editPost, readEditable } from "../../app/calls/editing.ts";
import type { AnswerOf } from "../../app/calls/endpoint.ts";
import { actOnPost } from "../../app/calls/posts.ts";
import { previewBlog, settleMark } from "../../app/calls/review.ts";
import { signedIn } from "./caller.ts";
import type { TestSite } from "./site.ts";
import { contentNamed } from "./writing.ts";

export type HandWritten = AnswerOf<typeof editPost>;

/** The calls by which the only admin of a whole site writes, corrects and publishes posts by hand. */
export async function openHandWriting(site: Pick<TestSite, "request">) {
  const { call, send } = await signedIn(site);

  function saved({ postId, revision, fields }: EditablePost, change: object): Promise<HandWritten> {
    const { readerNote = "", ...changed } = change as { readonly readerNote?: string };
    return call(editPost, { postId, revision, readerNote, fields: { ...fields, ...changed } });
  }

  return {
    /** A draft with this title, body and summary. */
    async write(title: string, body_markdown: string, summary?: string): Promise<HandWritten> {
      const { post } = await call(createPost, { title, category: "news" });
      const { tags, meta_description, source_references, ...usual } = contentNamed(title);
      const written = { title, body_markdown, tags, meta_description, source_references };
      return saved(post, { ...written, hero_summary: summary ?? usual.hero_summary });
    },

    /** The newest revision of a post with other words; readers are told the note once it is published. */
    async rewrite(
      postId: string,
      change: { readonly body_markdown: string; readonly readerNote?: string },
    ): Promise<HandWritten> {
      return saved((await call(readEditable, { postId })).post, change);
    },

    /** Publishes, unless told otherwise once every conflict is kept; the answer of the gate. */
    async publish({ post: { postId, revision, previewUrl } }: HandWritten, { keeps = true } = {}) {
      const token = new URL(previewUrl ?? "").searchParams.get("token") ?? "";
      const { marks } = await call(previewBlog, { postId, token });
      const conflicts = marks.filter(
        ({ kind, actions }) => kind === "conflict" && actions.includes("keep"),
      );
      for (const { id: markId } of keeps ? conflicts : [])
        await call(settleMark, {
          postId,
          token: "",
          revision,
          markId,
          action: "keep",
          reason: "Looked up.",
        });
      const answer = await send(actOnPost, { postId, revision, action: "publish" });
      return { status: answer.status, text: await answer.text() };
    },
  };
}
