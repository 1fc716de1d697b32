import { lockDataFolder } from "../database/data-folder-lock.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase, type OpenDatabase } from "../database/open-database.ts";
import { siteSecret } from "../database/site-secrets.ts";
import type { Services } from "../domain/services.ts";
import { frozenClock, systemClock } from "../domain/shared/clock.ts";
import { createApp } from "./app.ts";
import type { Settings } from "./config.ts";
import { createLog } from "./log.ts";
import { StartError } from "./start-error.ts";

export type RunningSite = {
  readonly fetch: (request: Request, bindings?: unknown) => Response | Promise<Response>;
  /** The credentials to show once, when this start made the first admin. */
  readonly firstAdmin: { email: string; password: string } | null;
  /** Ends background work, closes the database and frees the data folder. */
  readonly close: () => Promise<void>;
};

/** Opens everything that the settings name; throws `StartError` with one sentence when it cannot. */
export async function openSite(settings: Settings): Promise<RunningSite> {
  const log = createLog(settings);
  const clock = settings.now === null ? systemClock : frozenClock(settings.now);
  const place = await openPlace(settings);
  try {
    const { database } = place;
    const site = {
      services: {} satisfies Services,
      provider: settings.provider,
      url: settings.siteUrl,
      publicAnonKey: settings.publicAnonKey ?? (await siteSecret(database, "public-anon-key")),
      clock,
      log,
    };
    if (settings.production && settings.placeholders.length > 0)
      log.warn("These settings still have their placeholder.", { names: settings.placeholders });
    if (settings.mailIsSet) log.warn("SMTP_URL is set, but this version sends no mail.");
    const app = createApp({ site, database });
    return { fetch: app.fetch, firstAdmin: null, close: place.close };
  } catch (error) {
    await place.close();
    throw error;
  }
}

type Place = { readonly database: OpenDatabase; readonly close: () => Promise<void> };

/** The migrated database, and the data folder's lock when it lies there. */
async function openPlace({ database: location, dataDir }: Settings): Promise<Place> {
  if ("databaseUrl" in location) {
    const database = await openMigrated(location, "The database at DATABASE_URL");
    return { database, close: database.close };
  }
  const lock = lockOrExplain(dataDir);
  try {
    const database = await openMigrated(location, `The database in DATA_DIR (${dataDir})`);
    const close = async () => {
      await database.close();
      lock.release();
    };
    return { database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function lockOrExplain(dataDir: string): { release: () => void } {
  const lock = explain(`The data folder ${dataDir} cannot be used`, () => lockDataFolder(dataDir));
  if (lock === null)
    throw new StartError(
      `Another instance of the site already uses the data folder ${dataDir}: stop it, or set DATA_DIR.`,
    );
  return lock;
}

function explain<Value>(sentence: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw startError(sentence, error);
  }
}

async function openMigrated(
  location: Settings["database"],
  subject: string,
): Promise<OpenDatabase> {
  let database: OpenDatabase | undefined;
  try {
    database = await openDatabase(location);
    await migrate(database);
    return database;
  } catch (error) {
    await database?.close();
    throw startError(`${subject} cannot be opened`, error);
  }
}

function startError(sentence: string, cause: unknown): StartError {
  const reason: unknown = cause instanceof AggregateError ? cause.errors.at(-1) : cause;
  const detail = reason instanceof Error ? reason.message : String(reason);
  return new StartError(`${sentence}: ${detail.replaceAll("\n", " ")}.`, { cause });
}
