import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Queries } from "../../../database/open-database.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { postAddress } from "../post-address.ts";
import { factsOf } from "../post-edition.ts";
import type { Post } from "../post.ts";
import { filledText } from "../text/fact-tokens.ts";
import { listLiveTitles } from "./published-list-repository.ts";

export function comparableTitle(
  post: Pick<Post, "title" | "edition">,
  facts: FactSnapshot,
): string {
  return readTitle(post, facts).toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/** `unacceptable` when another live post has this post's title, with that post's address. */
export async function checkTitle(
  queries: Queries,
  post: Pick<Post, "id" | "title" | "edition">,
  facts: FactSnapshot,
): Promise<Result<null>> {
  const title = comparableTitle(post, facts);
  const live = await listLiveTitles(queries);
  const other = live.find(
    ({ id, ...one }) => id !== post.id && comparableTitle(one, facts) === title,
  );
  if (other === undefined) return succeed(null);
  const message = `There is a live post with this title already: ${readTitle(other, facts)} (${postAddress(other)}).`;
  return fail("unacceptable", `${message} Change the title, then publish.`);
}

function readTitle(post: Pick<Post, "title" | "edition">, facts: FactSnapshot): string {
  return filledText(post.title, factsOf(post, facts));
}
