import { builtInFacts } from "../../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../../database/open-database.ts";
import { createAuditLog } from "../../../domain/audit/audit-log.ts";
import { createMailQueue } from "../../../domain/notify/mail-queue.ts";
import { createOutboundClient } from "../../../domain/outbound/outbound-client.ts";
import { followSiteVersion } from "../../../domain/site-version.ts";
import { noLog } from "../../../domain/shared/log.ts";
import { createOfficialPages } from "../../../domain/official-pages/official-pages-service.ts";
import { movableClock, type MovableClock } from "../movable-clock.ts";

export const hour = 3_600_000;
export const approver = { email: "anita@example.com" };

/** No name but that of this machine leads anywhere. */
const resolveHere = (host: string) =>
  Promise.resolve(host === "localhost" ? [{ address: "127.0.0.1", family: 4 }] : []);

type Dependencies = Parameters<typeof createOfficialPages>[0];

type RoomOptions = Partial<Omit<Dependencies, "clock">> & {
  readonly database: OpenDatabase;
  readonly clock?: MovableClock;
  /** Servers on this machine that may be asked. */
  readonly hosts?: readonly string[];
};

/** The room of watched pages on a database, with a clock that is moved and hosts that need no rest. */
export function openOfficialPages({ database, hosts = [], ...overrides }: RoomOptions) {
  const clock = overrides.clock ?? movableClock("2026-11-02T04:30:00Z");
  const siteVersion = followSiteVersion({ database, log: noLog });
  const room = createOfficialPages({
    database: siteVersion.database,
    clock,
    log: noLog,
    siteUrl: "https://guide.example",
    audit: createAuditLog({ clock }),
    outbound: createOutboundClient({ hosts, resolve: resolveHere }),
    facts: { current: () => builtInFacts, ofEdition: () => undefined },
    hostPause: 0,
    isOn: true,
    site: { url: "https://guide.example", name: "Institute" },
    mail: createMailQueue({ clock }),
    approvers: () => Promise.resolve([approver.email]),
    ...overrides,
  });
  siteVersion.keep([room.told]);
  return { room, clock };
}
