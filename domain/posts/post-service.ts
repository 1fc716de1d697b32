import { createMarkKeeping } from "./revisions/kept-marks.ts";
import { createAffectedPosts } from "./uses/affected-posts.ts";
import { createPostDrafts } from "./revisions/post-drafts.ts";
import { createPostList } from "./lists/post-list.ts";
import { createPostPublication } from "./publishing/post-publication.ts";
import { createPostRevisions, type CheckContent } from "./revisions/post-revisions.ts";
import * as schedules from "./schedules/schedule.ts";
import { createPublishedPosts } from "./publishing/published-posts.ts";
import type { PostTools } from "./post-tools.ts";

export type PostService = ReturnType<typeof createPostService>;

type Publication = Parameters<typeof createPostPublication>[0];

type Dependencies = Pick<
  Publication,
  "onPublished" | "onErased" | "authorizePublication" | "checkPictures"
> &
  Pick<Parameters<typeof createPostDrafts>[0], "onRevised"> &
  Omit<PostTools, "queries"> & { readonly checkContent: CheckContent };

export function createPostService(dependencies: Dependencies) {
  const { queries } = dependencies.database;
  const tools = { ...dependencies, queries };
  const revisions = createPostRevisions(tools);
  const { topics, ...published } = createPublishedPosts(queries);
  return {
    published,
    topics,
    revisions,
    drafts: createPostDrafts(tools),
    publication: createPostPublication({ ...tools, revisions }),
    keptMarks: createMarkKeeping(tools),
    affected: createAffectedPosts(queries),
    list: createPostList(tools),
    schedules,
  };
}
