import { expect, test } from "vitest";
import { generateBlog } from "../../app/calls/generation.ts";
import { previewBlog, submitCorrections } from "../../app/calls/review.ts";
import { cancelRun, readRecentRuns } from "../../app/calls/runs.ts";
import { accounts } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { startChatServer } from "../support/chat-server.ts";
import { atFileEnd } from "../support/file-end.ts";
import { modelArticle } from "../support/model-article.ts";
import { tokenOf } from "../support/publishing.ts";
import { openTestSite } from "../support/site.ts";

test("a reviewer sees that a regeneration was cancelled, the draft as it was, and the words again", async () => {
  const chat = await startChatServer();
  atFileEnd(chat.close);
  chat.script({ kind: "content", content: JSON.stringify(modelArticle) }, { kind: "stall" });
  const model = { AI_PROVIDER: "openai-compatible", AI_MODEL: "scripted" };
  const site = await openTestSite({ ...accounts, ...model, AI_BASE_URL: chat.baseUrl });
  const pageAt = async (path: string, token: string) =>
    (await site.request(`${path}?${new URLSearchParams({ token }).toString()}`)).text();
  const { call } = await signedIn(site);
  const wanted = { prompt: "Fees", category: "news", publish: false } as const;
  const { id: postId, previewUrl } = (await call(generateBlog, wanted)).post;
  const token = tokenOf(previewUrl);
  const { editToken } = await call(previewBlog, { postId, token });
  const corrections = "Say it in fewer words";
  const asked = chat.nextRequest();
  await call(submitCorrections, { postId, token: editToken ?? "", corrections });
  await asked;
  const preview = `/blog/preview/${postId}`;
  expect(await pageAt(preview, token)).toContain("AI is regenerating the post.");

  const { runs } = await call(readRecentRuns, {});
  await call(cancelRun, { runId: runs[0]?.id ?? "" });
  const page = await pageAt(preview, token);
  expect(page).toContain("The last regeneration was cancelled.");
  expect(page).toContain(modelArticle.title);
  expect(await pageAt(`/blog/edit/${postId}`, editToken ?? "")).toContain(corrections);
});
