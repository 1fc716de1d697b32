import type { ServiceDependencies } from "../domain/service-dependencies.ts";
import { createServices, type Services } from "../domain/services.ts";
import { noLog } from "../domain/shared/log.ts";
import { createAuditKey } from "../server/settings-key.ts";
import { withDatabase, type CommandSettings } from "./command.ts";

/** The services of the site that these settings name. Servers that run learn of a change from the version of the site. */
export function withServices<Value>(
  settings: CommandSettings,
  more: Partial<ServiceDependencies>,
  work: (services: Services) => Promise<Value>,
): Promise<Value> {
  const { clock, siteUrl, fixed } = settings;
  const auditKey = createAuditKey(settings);
  return withDatabase(settings.database, async (database) => {
    const services = createServices({
      database,
      clock,
      log: noLog,
      siteUrl,
      fixed,
      auditKey,
      ...more,
    });
    await services.siteVersion.catchUp();
    return work(services);
  });
}
