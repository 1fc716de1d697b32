import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { EditablePost } from "../../domain/review/editing/hand-editing.ts";
import { factChanges } from "../../tests/support/fact-changes.ts";
import { openFactDesk } from "../../tests/support/fact-desk.ts";
import type { TestSite } from "../../tests/support/site.ts";

type Asked = Pick<TestSite, "request">;

/** Has another value of a record approved: what is worked out of the records is not known any more. */
export async function changeFact(asked: Asked): Promise<void> {
  const desk = await openFactDesk(asked);
  const [change] = factChanges;
  if (change === undefined) throw new Error("there is no change of a fact");
  const { id } = await desk.propose(change);
  await desk.approve(id);
}

const tokens = z.object({ editToken: z.string() });
const status = z.object({ job: z.object({ state: z.string() }) });

/** Corrects a post by the link to its preview, as somebody without an account; answers how that ended. */
export async function correctByLink({ request }: Asked, post: EditablePost): Promise<string> {
  const { postId, previewUrl } = post;
  const link = new URL(previewUrl ?? "");
  const query = `postId=${postId}&${link.search.slice(1)}`;
  const seen = await request(`/functions/preview-blog?${query}`);
  const { editToken: token } = tokens.parse(await seen.json());
  const body = JSON.stringify({ postId, token, corrections: 'Change the title to "Fees paid"' });
  await request("/functions/edit-blog", { method: "POST", body });
  for (;;) {
    await sleep(50);
    const answer = await request(`/functions/post-status?${query}`);
    const { state } = status.parse(await answer.json()).job;
    if (state !== "queued" && state !== "running") return state;
  }
}
