import type { AuditLog } from "../audit/audit-log.ts";
import { createLinkChecker, type LinkCheckerDependencies } from "./link-checker.ts";
import { createLinkReport } from "./link-report.ts";

export type LinkChecksService = ReturnType<typeof createLinkChecksService>;

/** The links of posts and updates out of the site: looked at weekly, and reported when they are dead. */
export function createLinkChecksService(
  dependencies: LinkCheckerDependencies & { readonly audit: AuditLog },
) {
  const isOn = dependencies.look !== null;
  return {
    ...createLinkChecker(dependencies),
    report: createLinkReport({ ...dependencies, isOn }),
  };
}
