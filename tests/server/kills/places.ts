import { rmSync } from "node:fs";
import type { DatabaseLocation, Engine } from "../../../database/open-database.ts";
import { startPostgres } from "../../support/postgres-server.ts";
import type { Environment } from "../../support/spawn-server.ts";
import { newFolder } from "../../support/test-folder.ts";

/** Where a site that is killed keeps its data. */
export type Place = {
  readonly location: DatabaseLocation;
  readonly environment: Environment;
  /** Kills the database server and starts it again; null where there is none. */
  readonly killDatabase: (() => Promise<void>) | null;
  readonly remove: () => Promise<void>;
};

export const places: Record<Engine, () => Promise<Place>> = {
  sqlite() {
    const dataDir = newFolder("kills");
    return Promise.resolve({
      location: { dataDir },
      environment: { DATA_DIR: dataDir },
      killDatabase: null,
      remove() {
        rmSync(dataDir, { recursive: true, force: true });
        return Promise.resolve();
      },
    });
  },

  async postgres() {
    const server = await startPostgres({ isDurable: true });
    const databaseUrl = `${server.url}/template`;
    return {
      location: { databaseUrl },
      environment: { DATABASE_URL: databaseUrl },
      async killDatabase() {
        await server.kill();
        await server.startAgain();
      },
      remove: server.stop,
    };
  },
};
