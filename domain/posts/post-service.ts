import type { OpenDatabase } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { FactsService } from "../facts/facts-service.ts";
import type { Clock } from "../shared/clock.ts";
import { createMarkKeeping } from "./revisions/kept-marks.ts";
import { createAffectedPosts } from "./uses/affected-posts.ts";
import { createPostDrafts } from "./revisions/post-drafts.ts";
import { createPostList } from "./lists/post-list.ts";
import { createPostPublication } from "./publishing/post-publication.ts";
import { createPostRevisions, type CheckContent } from "./revisions/post-revisions.ts";
import * as schedules from "./schedules/schedule.ts";
import { createPublishedPosts } from "./publishing/published-posts.ts";
import type { PublishingSite } from "./publishing/post-structured-data.ts";

export type PostService = ReturnType<typeof createPostService>;

type Publication = Parameters<typeof createPostPublication>[0];

type Dependencies = Pick<
  Publication,
  "onPublished" | "onErased" | "authorizePublication" | "checkPictures"
> &
  Pick<Parameters<typeof createPostDrafts>[0], "onRevised"> & {
    readonly database: OpenDatabase;
    readonly clock: Clock;
    readonly audit: AuditLog;
    readonly facts: Pick<FactsService, "current">;
    readonly site: PublishingSite;
    readonly checkContent: CheckContent;
  };

export function createPostService(dependencies: Dependencies) {
  const { queries } = dependencies.database;
  const revisions = createPostRevisions({ ...dependencies, queries });
  const shared = { ...dependencies, revisions };
  const { topics, ...published } = createPublishedPosts(queries);
  return {
    published,
    topics,
    revisions,
    drafts: createPostDrafts(dependencies),
    publication: createPostPublication(shared),
    keptMarks: createMarkKeeping({ ...dependencies, queries }),
    affected: createAffectedPosts({ queries }),
    list: createPostList({ ...dependencies, queries }),
    schedules,
  };
}
