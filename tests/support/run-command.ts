import { Readable } from "node:stream";
import type { DatabaseLocation } from "../../database/open-database.ts";
import { perform, settingsOf, type Command } from "../../scripts/command.ts";
import { environmentOf } from "./engines.ts";
import type { Said } from "./run-script.ts";
import { noteSecretsOf } from "./secrets-in-text.ts";
import { spawned, type Environment } from "./spawn-server.ts";

type How = {
  readonly input?: string;
  /** Settings beside those of the database. */
  readonly environment?: Environment;
};

/** Runs a command of the site in this process, on this database; what it prints is searched for secrets. */
export async function runCommand(
  location: DatabaseLocation,
  command: Command,
  words: readonly string[],
  { input = "", environment = {} }: How = {},
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
