import { readReadership } from "../../app/calls/readership-schema.ts";
import type { ReadershipService } from "../../domain/readership/readership-service.ts";
import { succeed } from "../../domain/shared/result.ts";
import type { Route, StaffRoute } from "./api-routes.ts";

/** How often posts are read, for everybody of the office. */
export function readershipCalls(
  readership: ReadershipService,
  staffRoute: StaffRoute,
): readonly Route[] {
  return [
    staffRoute(readReadership, async ({ post }) => {
      const week = await readership.ofWeek();
      const sums = post === "" ? null : (await readership.ofPosts([post])).get(post);
      return succeed({ week, post: sums ?? null });
    }),
  ];
}
