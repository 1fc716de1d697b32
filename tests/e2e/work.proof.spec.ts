import { expect, type Page } from "@playwright/test";
import { expectWholeAtEachWidth, signIn, test, toastOf } from "./desk.ts";

const generation = "**/functions/manual-blog-generation";
const stopped = "Saved as a draft: 1 value differs from our records. “One paper costs ₹600.”";

function runWith(change: Record<string, unknown>) {
  return {
    id: "0199a000-0000-7000-8000-000000000001",
    kind: "generate",
    state: "running",
    stage: "drafting",
    prompt: "Normalisation in plain words",
    category: "exam-strategy",
    error: null,
    remark: null,
    created_at: new Date(Date.now() - 65_000).toISOString(),
    finished_at: null,
    post: null,
    ...change,
  };
}

async function showRuns(page: Page, runs: () => readonly unknown[]): Promise<void> {
  await page.route("**/functions/recent-runs", (route) =>
    route.fulfill({ json: { runs: runs() } }),
  );
}

test("a prompt of which no post is made is told beside it, calmly where somebody may be in danger", async ({
  page,
}) => {
  const answers = [
    { error: "This is not about the exam.", stopped: "off-topic" },
    { error: "Please call Tele MANAS at 14416.", stopped: "danger" },
  ];
  await page.route(generation, (route) => route.fulfill({ status: 422, json: answers.shift() }));
  await signIn(page);
  const card = page.getByRole("region", { name: "Generate Blog Post" });
  await page.getByLabel("Prompt").fill("A cake");
  await page.getByRole("button", { name: "Generate Draft" }).click();
  await expect(card.getByRole("alert")).toHaveText("This is not about the exam.");
  await expect(toastOf(page, "Generation failed")).toBeVisible();
  await page.getByLabel("Prompt").fill("I cannot go on");
  await page.getByRole("button", { name: "Generate Draft" }).click();
  await expect(card.getByRole("status")).toHaveText("Please call Tele MANAS at 14416.");
  await expect(card.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Prompt")).toHaveValue("I cannot go on");
});

test("running, failed and stopped work is whole at 360 px, and a failed prompt is used again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const post = { id: "2", title: "Fees", slug: "fees", status: "draft", published_at: null };
  await showRuns(page, () => [
    runWith({ state: "running" }),
    runWith({
      id: "4",
      state: "failed",
      prompt: "Marks in plain words",
      error: "The AI provider took too long.",
    }),
    runWith({
      id: "3",
      state: "succeeded",
      remark: stopped,
      post: { ...post, previewUrl: "/blog/preview/2?token=x" },
    }),
  ]);
  await signIn(page);
  await expect(page.getByText("The AI provider took too long.")).toBeVisible();
  await expectWholeAtEachWidth(page);
  await page
    .getByRole("listitem")
    .filter({ hasText: "The AI provider took too long." })
    .getByRole("button", { name: "Use this prompt again" })
    .click();
  await expect(page.getByLabel("Prompt")).toHaveValue("Marks in plain words");
  await expect(page.getByLabel("Category")).toHaveValue("exam-strategy");
});
