import { readFile, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import type { DatabaseLocation, OpenDatabase } from "../database/open-database.ts";
import { createAuditLog } from "../domain/audit/audit-log.ts";
import type { RoomTools } from "../domain/audit/room-tools.ts";
import { createServices, type ServiceDependencies, type Services } from "../domain/services.ts";
import { frozenClock, systemClock, type Clock } from "../domain/shared/clock.ts";
import { noLog } from "../domain/shared/log.ts";
import type { Result } from "../domain/shared/result.ts";
import { loadEnvironment, readSettings, type Settings } from "../server/config.ts";
import { openMigrated } from "../server/data-location.ts";
import { createAuditKey } from "../server/settings-key.ts";
import { startErrorFrom, StartError, startFailureMessage } from "../server/start-error.ts";

/** A command of the site. Its `run` throws `UnknownWords`, or `StartError` with why it cannot be done. */
export type Command = {
  readonly usage: string;
  readonly run: (words: readonly string[], context: CommandContext) => Promise<Outcome>;
};

export type Outcome = {
  readonly lines: readonly string[];
  /** False where the lines say what is still in the way: the exit code is 1 then. */
  readonly isDone: boolean;
};

export type CommandSettings = Settings & { readonly clock: Clock };

export type CommandContext = {
  readonly settings: () => CommandSettings;
  readonly input: () => Readable & { readonly isTTY?: boolean };
  /** At Ctrl-C and at SIGTERM, in place of ending at once with this exit code. */
  readonly onStop: (work: (exitCode: number) => void) => void;
};

/** The message says why the words are not understood, where it is not plain from the usage. */
export class UnknownWords extends Error {
  override readonly name = "UnknownWords";
}

type Printer = Pick<Console, "log" | "error">;

export async function perform(
  { run, usage }: Command,
  words: readonly string[],
  context: CommandContext,
  print: Printer,
): Promise<number> {
  try {
    const { lines, isDone } = await run(words, context);
    for (const line of lines) print.log(line);
    return isDone ? 0 : 1;
  } catch (error) {
    const isUnknown = error instanceof UnknownWords;
    if (!isUnknown) print.error(startFailureMessage(error));
    else print.error(error.message === "" ? usage : `${error.message}\n\n${usage}`);
    return isUnknown ? 2 : 1;
  }
}

export async function runAsProcess(command: Command): Promise<void> {
  const context: CommandContext = {
    settings: () => settingsOf(loadEnvironment()),
    input: () => process.stdin,
    onStop(work) {
      process.once("SIGINT", () => work(130));
      process.once("SIGTERM", () => work(143));
    },
  };
  process.exitCode = await perform(command, process.argv.slice(2), context, console);
}

/** The words with the options among them; throws `UnknownWords` for an option that there is not. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    // Behind its first sentence, Node explains how a file would be named that begins with a dash.
    const sentence = String(error instanceof Error ? error.message : error);
    throw new UnknownWords(sentence.replace(/\. To .*/s, "."));
  }
}

export function settingsOf(environment: Parameters<typeof readSettings>[0]): CommandSettings {
  const settings = readSettings(environment);
  return { ...settings, clock: settings.now === null ? systemClock : frozenClock(settings.now) };
}

export async function withDatabase<Value>(
  location: DatabaseLocation,
  work: (database: OpenDatabase) => Promise<Value>,
  open: (location: DatabaseLocation) => Promise<OpenDatabase> = openMigrated,
): Promise<Value> {
  const database = await open(location);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** What a command changes is noted in the audit log, which signs it as the site does. */
export function withTools<Value>(
  settings: CommandSettings,
  work: (tools: RoomTools) => Promise<Value>,
  open?: (location: DatabaseLocation) => Promise<OpenDatabase>,
): Promise<Value> {
  const { clock } = settings;
  const audit = createAuditLog({ clock, key: createAuditKey(settings) });
  return withDatabase(settings.database, (database) => work({ database, clock, audit }), open);
}

/** The services of the site that these settings name. Servers that run learn of a change from the version of the site. */
export function withServices<Value>(
  settings: CommandSettings,
  more: Partial<ServiceDependencies>,
  work: (services: Services) => Promise<Value>,
): Promise<Value> {
  const { clock, siteUrl, fixed } = settings;
  const auditKey = createAuditKey(settings);
  return withDatabase(settings.database, async (database) => {
    const own = { database, clock, log: noLog, siteUrl, fixed, auditKey };
    const services = createServices({ ...own, ...more });
    await services.siteVersion.catchUp();
    return work(services);
  });
}

export function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new StartError(result.failure.message);
  return result.value;
}

export async function readBounded(path: string, most: number, tooLarge: string): Promise<Buffer> {
  const cannotRead = (error: unknown) => {
    throw startErrorFrom(`${path} cannot be read`, error);
  };
  const { size } = await stat(path).catch(cannotRead);
  if (size > most) throw new StartError(`${path} is too large for ${tooLarge}.`);
  return readFile(path).catch(cannotRead);
}

export function countText(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
