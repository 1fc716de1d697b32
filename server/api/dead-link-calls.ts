import { answerDeadLink, listDeadLinks } from "../../app/calls/dead-links-schema.ts";
import type { LinkChecksService } from "../../domain/link-checks/link-checks-service.ts";
import type { Route, StaffRoute } from "./api-routes.ts";

/** The calls of the desk on dead links: whoever writes may mend them. */
export function deadLinkCalls(
  { report }: Pick<LinkChecksService, "report">,
  staffRoute: StaffRoute,
): readonly Route[] {
  return [
    staffRoute(listDeadLinks, () => report.list()),
    staffRoute(answerDeadLink, ({ address, action }, by) =>
      action === "dismiss" ? report.dismiss(address, by) : report.tryAgain(address, by),
    ),
  ];
}
