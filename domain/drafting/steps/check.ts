import { pageCatalogue } from "../../../content/page-catalogue.ts";
import { postAddress } from "../../posts/post-address.ts";
import { indianDate } from "../../shared/clock.ts";
import { succeed, type Result } from "../../shared/result.ts";
import type { CheckedDraft } from "../checks/check-draft.ts";
import type { RunTools } from "../run-tools.ts";
import type { DraftContent } from "../writer.ts";
import { checkedContent } from "../written-content.ts";
import type { Task } from "./read-request.ts";

/** What a check works with. */
type Checking = Pick<RunTools, "clock" | "posts" | "checkDraft" | "ownContacts">;

/** Holds what was written against the shape of a post (`provider-failed`), then against the records. */
export async function checkWritten(
  written: DraftContent,
  { suppliedAddresses }: Pick<Task, "suppliedAddresses">,
  { clock, posts, checkDraft, ownContacts }: Checking,
): Promise<Result<CheckedDraft>> {
  const content = checkedContent(written);
  if (!content.ok) return content;
  const now = clock.now();
  const published = await posts.publishedAddresses();
  const paths = [...pageCatalogue.map(({ path }) => path), ...published.map(postAddress)];
  const checked = await checkDraft(content.value, {
    today: indianDate(now),
    checkedAt: now.toISOString(),
    paths: new Set(paths),
    suppliedAddresses,
    ownContacts,
  });
  return succeed(checked);
}
