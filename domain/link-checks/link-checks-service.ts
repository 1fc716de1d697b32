import type { AuditLog } from "../audit/audit-log.ts";
import { createLinkChecker, type LinkCheckerDependencies } from "./link-checker.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { isReported } from "./link-check-rules.ts";
import { listLinks, updateLink } from "./link-check-repository.ts";
import { textsByAddress } from "./linking-texts.ts";

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

/** A link that readers follow in vain. */
type DeadLink = {
  readonly address: string;
  /** In words for the office. */
  readonly outcome: string;
  /** ISO instant of the last look. */
  readonly checkedOn: string;
  readonly texts: readonly {
    readonly title: string;
    readonly path: string;
    readonly deskPath: string;
  }[];
};

type Dependencies = Omit<LinkCheckerDependencies, "look"> & {
  readonly audit: AuditLog;
  readonly isOn: boolean;
};

/** What the office is told of dead links, and what it does about them. */
function createLinkReport({ database, clock, audit, texts, siteUrl, isOn }: Dependencies) {
  return {
    /** Links that failed twice on days of their own, with the texts that have them; `isOn` says whether any are looked at. */
    async list(): Promise<Result<{ links: readonly DeadLink[]; isOn: boolean }>> {
      const dead = (await listLinks(database.queries)).filter(isReported);
      if (dead.length === 0) return succeed({ links: [], isOn });
      const linkedTexts = textsByAddress(await texts(), siteUrl);
      const links = dead.flatMap(({ address, lastOutcome, checkedAt }): readonly DeadLink[] => {
        const having = linkedTexts.get(address);
        if (having === undefined || checkedAt === null) return [];
        const textNames = having.map(({ title, path, deskPath }) => ({ title, path, deskPath }));
        return [{ address, outcome: lastOutcome, checkedOn: checkedAt, texts: textNames }];
      });
      return succeed({ links, isOn });
    },

    /** Has an address looked at with the next round; until it fails again, nobody is told of it. `not-found` for one that is not known. */
    tryAgain: (address: string, by: { readonly email: string }) =>
      change(address, by, "link-check-requested"),

    /** Puts a report away until the address has answered once. `not-found` for one that is not known. */
    dismiss: (address: string, by: { readonly email: string }) =>
      change(address, by, "dead-link-dismissed"),
  };

  async function change(
    address: string,
    by: { readonly email: string },
    action: "dead-link-dismissed" | "link-check-requested",
  ): Promise<Result<{ message: string }>> {
    const now = clock.now().toISOString();
    const isDismissal = action === "dead-link-dismissed";
    const changedLink = await database.transaction(async (queries) => {
      const isKnown = await updateLink(
        queries,
        address,
        isDismissal ? { dismissedAt: now } : { failures: 1, nextCheckAt: now },
      );
      if (isKnown)
        await audit.append(queries, { actor: `admin:${by.email}`, action, details: { address } });
      return isKnown;
    });
    if (!changedLink) return fail("not-found", "This link is not among those that are looked at.");
    return succeed({
      message: isDismissal
        ? "Put away. It is reported again when it has worked and breaks again."
        : "It is looked at again within the hour.",
    });
  }
}
