import { pageCatalogue } from "../../../content/page-catalogue.ts";
import { postAddress } from "../../posts/post-address.ts";
import { indianDate } from "../../shared/clock.ts";
import { succeed, type Result } from "../../shared/result.ts";
import type { CheckedDraft } from "../checks/check-draft.ts";
import type { RunTools } from "../run-tools.ts";
import type { DraftContent } from "../writer.ts";
import { checkedContent } from "../written-content.ts";
import type { Task } from "./read-request.ts";

/** Holds what was written against the shape of a post (`provider-failed`), then against the records. */
export async function checkWritten(
  written: DraftContent,
  { suppliedAddresses }: Task,
  { clock, posts, checkDraft, ownContacts }: RunTools,
): Promise<Result<CheckedDraft>> {
  const content = checkedContent(written);
  if (!content.ok) return content;
  const now = clock.now();
  const published = await posts.publishedAddresses();
  const paths = [...pageCatalogue.map(({ path }) => path), ...published.map(postAddress)];
  return succeed(
    checkDraft(content.value, {
      today: indianDate(now),
      checkedAt: now.toISOString(),
      paths: new Set(paths),
      suppliedAddresses,
      ownContacts,
    }),
  );
}
