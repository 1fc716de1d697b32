import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "../support/free-port.ts";
import { secretsIn } from "../support/secrets-in-text.ts";
import { spawnServer, untilReady, type Environment } from "../support/spawn-server.ts";
import { admin } from "./sessions.ts";

export type OwnSite = {
  readonly url: string;
  readonly dataDir: string;
  /** Stops the site and starts it with other settings, on the same data and under the same address. */
  readonly restart: (settings: Environment) => Promise<void>;
};

/** A site of its own for one test, with these settings beside the admin's; none of its processes may print a secret. */
export async function withOwnSite(
  settings: Environment,
  use: (site: OwnSite) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "jee-guide-e2e-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = (own: Environment) => {
    const login = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
    return spawnServer({ SITE_URL: url, DATA_DIR: dataDir, ...login, ...own }, port);
  };
  const servers = [start(settings)];
  const stop = () => {
    for (const { child } of servers) child.kill("SIGTERM");
    return Promise.all(servers.map(({ ended }) => ended));
  };
  try {
    await Promise.all(servers.map(untilReady));
    await use({
      url,
      dataDir,
      async restart(changed) {
        await stop();
        const server = start(changed);
        servers.push(server);
        await untilReady(server);
      },
    });
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  for (const { output } of servers) expect(secretsIn(output())).toEqual([]);
}
