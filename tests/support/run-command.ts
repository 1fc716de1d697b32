import { Readable } from "node:stream";
import type { DatabaseLocation } from "../../database/open-database.ts";
import { perform, settingsOf, type Command } from "../../scripts/command.ts";
import { environmentOf } from "./engines.ts";
import { noteSecretsOf } from "./secrets-in-text.ts";
import { spawned, type Environment } from "./spawn-server.ts";
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";

export type Said = {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
};

type Options = {
  readonly input?: string;
  /** Settings beside those of the database. */
  readonly environment?: Environment;
};

/** Runs a command of the site in this process, on this database; what it prints is searched for secrets. */
export async function runCommand(
  location: DatabaseLocation,
  command: Command,
  words: readonly string[],
  { input = "", environment = {} }: Options = {},
): Promise<Said> {
  const place = environmentOf(location);
  let output = "";
  let errors = "";
  noteSecretsOf(place);
  spawned.push({ output: () => output + errors });
  const code = await perform(
    command,
    words,
    {
      settings: () => settingsOf({ ...environment, ...place }),
      input: () => Readable.from([Buffer.from(input)]),
      onStop: () => undefined,
    },
    {
      log: (line: string) => void (output += `${line}\n`),
      error: (line: string) => void (errors += `${line}\n`),
    },
  );
  return { code, output, errors };
}

type ProcessOptions = Options & {
  /** A program that runs it, with that one's own words. */
  readonly shell?: readonly string[];
  readonly onStart?: (child: ChildProcess) => void;
};

/**
 * Runs a command of the site as a process of its own, on this database, to its end; what it prints is
 * searched for secrets. For what is about processes: all else runs here, by `runCommand`.
 */
export async function runScript(
  location: DatabaseLocation,
  script: "admin" | "backup" | "closing-ranks" | "facts" | "restore" | "watch",
  words: readonly string[],
  { input = "", shell = [], environment = {}, onStart }: ProcessOptions = {},
): Promise<Said> {
  const place = environmentOf(location);
  const [program = process.execPath, ...rest] = [
    ...shell,
    process.execPath,
    `scripts/${script}.ts`,
    ...words,
  ];
  const child = spawn(program, rest, {
    env: {
      PATH: process.env.PATH,
      // Half of a short command's time is the compilation of its modules, which `npm test` keeps here as well.
      NODE_COMPILE_CACHE: join(import.meta.dirname, "../../node_modules/.cache/node"),
      ...environment,
      ...place,
    },
  });
  onStart?.(child);
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  noteSecretsOf(place);
  spawned.push({ output: () => output + errors });
  // A command that needs no input may have ended before it gets any.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output, errors };
}
