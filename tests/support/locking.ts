import type { RevisionRequest, Writer } from "../../domain/drafting/writer.ts";
import { succeed } from "../../domain/shared/result.ts";
import { untilRunEnds, type Publishing } from "./publishing.ts";
import { posted } from "./review-links.ts";
import { contentNamed, testWriter } from "./writing.ts";

const paragraphs = ["## Fees", "One stays.", "Two goes.", "Three stays."];
export const body = paragraphs.join("\n\n");

/** A writer whose first answer is the draft, and whose later ones are these bodies. */
export function writerOf(
  ...bodies: readonly string[]
): Writer & { readonly asked: RevisionRequest[] } {
  const asked: RevisionRequest[] = [];
  const left = [...bodies];
  const written = (text: string, skippedChanges = 0) => {
    const content = contentNamed("Fees", { body_markdown: text });
    return Promise.resolve(succeed({ content, usage: null, skippedChanges }));
  };
  return {
    ...testWriter(),
    asked,
    draft: () => written(body),
    revise: (request) => {
      asked.push(request);
      return written(left.shift() ?? body);
    },
  };
}

export function lock(site: Publishing, command: object, headers = {}) {
  return posted(site, "lock-passages", command, headers);
}

export async function correct(site: Publishing, call: { postId: string; editToken: string }) {
  const { postId, editToken: token } = call;
  const asked = await site.review.requests.correct({ postId, token, corrections: "Reword it." });
  if (!asked.ok) throw new Error(asked.failure.message);
  return untilRunEnds(site, postId);
}

export async function bodyOf({ posts }: Publishing, postId: string): Promise<string> {
  const post = await posts.revisions.newest(postId);
  return post.ok ? post.value.body_markdown : "";
}
