import type { Queries } from "../../database/open-database.ts";
import type { PostService } from "../posts/post-service.ts";
import type { UpdatesService } from "./updates-service.ts";

type Rooms = { readonly posts: Pick<PostService, "revisions">; readonly updates: UpdatesService };

export async function begunInEdition(
  queries: Queries,
  edition: string,
  { posts, updates }: Rooms,
): Promise<string | null> {
  if (await posts.revisions.isAnyOf(queries, edition))
    return `A post of ${edition} was begun since it was opened.`;
  return (await updates.desk.isAnyOf(queries, edition))
    ? `An update of ${edition} was written since it was opened.`
    : null;
}
