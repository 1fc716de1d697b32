import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { startChatServer } from "../support/chat-server.ts";
import { modelArticle } from "../support/model-article.ts";
import { tokenOf } from "../support/publishing.ts";
import { openTestSite } from "../support/site.ts";

const admin = { email: "admin@example.com", password: "correct horse battery" };

test("a reviewer sees that a regeneration was cancelled, the draft as it was, and the words again", async () => {
  const chat = await startChatServer();
  onTestFinished(() => chat.close());
  chat.script({ kind: "content", content: JSON.stringify(modelArticle) }, { kind: "stall" });
  const { request } = await openTestSite({
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "scripted",
    AI_BASE_URL: chat.baseUrl,
  });
  const call = async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    init: RequestInit = {},
  ) => schema.parse(await (await request(path, init)).json());
  const post = (body: unknown, headers: HeadersInit = {}): RequestInit => ({
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });

  const { access_token } = await call(
    "/auth/v1/token?grant_type=password",
    z.object({ access_token: z.string() }),
    post(admin),
  );
  const headers = { authorization: `Bearer ${access_token}` };
  const made = await call(
    "/functions/manual-blog-generation",
    z.object({ post: z.object({ id: z.string(), previewUrl: z.string() }) }),
    post({ prompt: "Fees" }, headers),
  );
  const { id: postId, previewUrl } = made.post;
  const token = tokenOf(previewUrl);
  const { editToken } = await call(
    `/functions/preview-blog?${new URLSearchParams({ postId, token }).toString()}`,
    z.object({ editToken: z.string() }),
  );
  const corrections = "Say it in fewer words";
  const asked = chat.nextRequest();
  await request("/functions/edit-blog", post({ postId, token: editToken, corrections }));
  await asked;
  const preview = `/blog/preview/${postId}?${new URLSearchParams({ token }).toString()}`;
  expect(await (await request(preview)).text()).toContain("AI is regenerating the post.");

  const { runs } = await call(
    "/functions/recent-runs",
    z.object({ runs: z.array(z.object({ id: z.string() })) }),
    { headers },
  );
  const cancelled = await request("/functions/cancel-run", post({ runId: runs[0]?.id }, headers));
  expect(cancelled.status).toBe(200);
  const page = await (await request(preview)).text();
  expect(page).toContain("The last regeneration was cancelled.");
  expect(page).toContain(modelArticle.title);
  const edit = `/blog/edit/${postId}?${new URLSearchParams({ token: editToken }).toString()}`;
  expect(await (await request(edit)).text()).toContain(corrections);
});
