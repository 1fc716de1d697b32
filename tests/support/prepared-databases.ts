import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { migrate } from "../../database/migrate.ts";
import { openDatabase } from "../../database/open-database.ts";
import { startPostgres } from "./postgres-server.ts";
import { newFolder, testFolder } from "./test-folder.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A server with the migrated database `template`. */
    postgresUrl: string;
    /** The data folder of a migrated, empty SQLite database, to be copied. */
    embeddedTemplate: string;
  }
}

/** Once a run: a PostgreSQL of its own, an SQLite file to copy, and the folder of all that the tests write. */
export default async function setup(project: TestProject) {
  const remove = () => rmSync(testFolder, { recursive: true, force: true, maxRetries: 3 });
  process.once("exit", remove);
  // Otherwise a signal would end the process before anything is removed.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => process.exit(signal === "SIGINT" ? 130 : 143));
  const dataDir = newFolder("template");
  const embedded = await openDatabase({ dataDir });
  await migrate(embedded);
  await embedded.close();
  const server = await startPostgres({ isDurable: false });
  project.provide("embeddedTemplate", dataDir);
  project.provide("postgresUrl", server.url);
  return async () => {
    await server.stop();
    remove();
  };
}
