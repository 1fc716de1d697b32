import type { Queries } from "../../database/open-database.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import {
  deleteFormerSlug,
  insertFormerSlug,
  isSlugTaken,
  updateSlug,
} from "./publishing/former-slug-repository.ts";
import type { Post } from "./post.ts";

export async function movePost(
  queries: Queries,
  { id, slug: from, published_at }: Pick<Post, "id" | "slug" | "published_at">,
  { to, at }: { readonly to: string; readonly at: string },
): Promise<Result<null>> {
  if (to === from) return succeed(null);
  if (await isSlugTaken(queries, to, id)) return slugTaken(to);
  if (!(await updateSlug(queries, id, to))) return slugTaken(to);
  await deleteFormerSlug(queries, to);
  if (published_at !== null) await insertFormerSlug(queries, { postId: id, slug: from, at });
  return succeed(null);
}

export function slugTaken(slug: string) {
  return fail(
    "unacceptable",
    `The address “${slug}” belongs to another post, or did before. Please choose another one.`,
  );
}
