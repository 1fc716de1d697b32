import * as endpoints from "../../app/calls/official-pages-schema.ts";
import type { OfficialPages } from "../../domain/official-pages/official-pages-service.ts";
import type { Route, StaffRoute } from "./api-routes.ts";

type Routes = { readonly adminRoute: StaffRoute; readonly staffRoute: StaffRoute };

/** The calls of the desk on official pages: approvers keep the list, whoever writes may judge a change. */
export function officialPagesCalls(
  { desk }: Pick<OfficialPages, "desk">,
  { adminRoute, staffRoute }: Routes,
): readonly Route[] {
  return [
    staffRoute(endpoints.listWatchedPages, () => desk.pages()),
    adminRoute(endpoints.watchPage, async (page, by, context) => {
      const added = await desk.add(page, by);
      return added.ok ? context.json(added.value, 201) : added;
    }),
    adminRoute(endpoints.changeWatchedPage, (change, by) => desk.change(change, by)),
    staffRoute(endpoints.listPageChanges, ({ state, cursor }) => desk.changes(state, cursor)),
    staffRoute(endpoints.judgePageChange, (judgement, by) => desk.judge(judgement, by)),
  ];
}
