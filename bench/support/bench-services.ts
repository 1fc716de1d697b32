import type { OpenDatabase } from "../../database/open-database.ts";
import { createWriter } from "../../domain/drafting/create-writer.ts";
import type { Writer } from "../../domain/drafting/writer.ts";
import { createServices } from "../../domain/services.ts";
import { systemClock } from "../../domain/shared/clock.ts";

type Options = { readonly writer?: Writer; readonly url?: string };

/** The rooms of the site on this database, for posts that only the bench reads. */
export function benchServices(database: OpenDatabase, options: Options = {}) {
  const { writer = createWriter({ provider: "offline" }, systemClock) } = options;
  return createServices({
    database,
    clock: systemClock,
    log: { info: () => undefined, warn: () => undefined, error: console.error },
    writer,
    siteUrl: options.url ?? "http://localhost:3000",
    fixed: { institute: { name: "The Institute" }, timeoutSeconds: 60 },
  });
}
