import { uuidv7 } from "uuidv7";
import { insertPages } from "../../../domain/official-pages/page-repository.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import { builtInFacts } from "../../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../../database/open-database.ts";
import { createAuditLog } from "../../../domain/audit/audit-log.ts";
import { createMailQueue } from "../../../domain/notify/mail-queue.ts";
import { createOutboundClient } from "../../../domain/outbound/outbound-client.ts";
import { followSiteVersion } from "../../../domain/site-version.ts";
import { noLog } from "../../../domain/shared/log.ts";
import { createOfficialPages } from "../../../domain/official-pages/official-pages-service.ts";
import { movableClock, type MovableClock } from "../movable-clock.ts";
import { openServer } from "../outbound-server.ts";

/** The answer of an official site at a path. */
export type OfficialAnswer =
  | string
  | ((request: IncomingMessage, response: ServerResponse) => void)
  | { readonly status?: number; readonly type?: string; readonly body: string | Uint8Array };

/** A loopback server that plays official sites; what it answers can be changed, and what it was asked is noted. */
export async function openOfficialServer() {
  const answers = new Map<string, OfficialAnswer>();
  const asked: { readonly path: string; readonly headers: IncomingMessage["headers"] }[] = [];
  const { host, url } = await openServer((request, response) => {
    const path = request.url ?? "/";
    asked.push({ path, headers: request.headers });
    const answer = answers.get(path);
    if (answer === undefined) response.writeHead(404).end();
    else if (typeof answer === "function") answer(request, response);
    else if (typeof answer === "string")
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(answer);
    else
      response
        .writeHead(answer.status ?? 200, { "Content-Type": answer.type ?? "text/html" })
        .end(answer.body);
  });
  return {
    host,
    address: (path: string) => url + path,
    answers,
    asked,
    /** How often a path was asked for. */
    count: (path: string) => asked.filter((one) => one.path === path).length,
  };
}

export const hour = 3_600_000;
export const approver = { email: "anita@example.com" };

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
    audit: createAuditLog({ clock }),
    outbound: createOutboundClient({ hosts }),
    facts: { current: () => builtInFacts },
    hostPause: 0,
    isOn: true,
    site: { url: "https://guide.example", name: "Institute" },
    mail: createMailQueue(clock),
    approvers: () => Promise.resolve([approver.email]),
    ...overrides,
  });
  siteVersion.keep([room.told]);
  return { room, clock };
}

/** Has an office watch this page from now on; its id. */
export async function watchPage(
  { queries }: Pick<OpenDatabase, "queries">,
  address: string,
  at: string,
  origin: "office" | "record" = "office",
): Promise<string> {
  const id = uuidv7();
  await insertPages(queries, [
    { id, address, title: "", origin, created_at: at, next_look_at: at },
  ]);
  return id;
}
