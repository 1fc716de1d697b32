import { pageCatalogue } from "../../../content/page-catalogue.ts";
import { postAddress } from "../../posts/post-address.ts";
import { indianDate } from "../../shared/clock.ts";
import { succeed, type Result } from "../../shared/result.ts";
import type { CheckedDraft } from "../checks/check-draft.ts";
import type { RunTools } from "../run-tools.ts";
import type { DraftContent } from "../writer.ts";
import { checkedContent } from "../written-content.ts";
import { requireLockedBlocks, keepBaseBlocks } from "./keep-blocks.ts";
import type { Task } from "./read-request.ts";

/** What a check works with. */
type Checking = Pick<RunTools, "clock" | "checkDraft" | "ownContacts"> & {
  readonly posts: { readonly published: Pick<RunTools["posts"]["published"], "addresses"> };
};

/**
 * Holds what was written against the shape of a post (`provider-failed`), against the locked blocks of
 * the revision that it comes from (`unacceptable`), then against the records.
 */
export async function checkWritten(
  written: DraftContent,
  { suppliedAddresses, base }: Pick<Task, "suppliedAddresses" | "base">,
  { clock, posts, checkDraft, ownContacts }: Checking,
): Promise<Result<CheckedDraft>> {
  const content = checkedContent(written);
  if (!content.ok) return content;
  const kept = requireLockedBlocks(content.value, base);
  if (!kept.ok) return kept;
  const now = clock.now();
  const published = await posts.published.addresses();
  const paths = [...pageCatalogue.map(({ path }) => path), ...published.map(postAddress)];
  const checked = await checkDraft(kept.value, {
    today: indianDate(now),
    checkedAt: now.toISOString(),
    paths: new Set(paths),
    suppliedAddresses,
    ownContacts,
  });
  return succeed({ ...checked, content: keepBaseBlocks(checked.content, kept.value, base) });
}
