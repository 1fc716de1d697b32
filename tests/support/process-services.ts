import { openDatabase, type DatabaseLocation } from "../../database/open-database.ts";
import { createServices, type Services } from "../../domain/services.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import { testWriter } from "./writing.ts";

/** The site's services in a process that a test kills, with the facts read. */
export async function servicesOf(location: DatabaseLocation): Promise<Services> {
  const services = createServices({
    database: await openDatabase(location),
    clock: systemClock,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    writer: testWriter(),
    siteUrl: "https://guide.example",
    fixed: { institute: { name: "The Institute" }, timeoutSeconds: 60 },
  });
  await services.facts.load();
  return services;
}
