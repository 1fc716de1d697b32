import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "../support/free-port.ts";
import { secretsIn } from "../support/secrets-in-text.ts";
import { spawnServer, untilReady, type Environment } from "../support/spawn-server.ts";
import { admin } from "./sessions.ts";

export type OwnSite = { readonly url: string; readonly dataDir: string };

/** A site beside the shared one, with these settings beside the admin's; it may not print a secret. */
export async function withOwnSite(
  settings: Environment,
  use: (site: OwnSite) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "jee-guide-e2e-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const login = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  const server = spawnServer({ SITE_URL: url, DATA_DIR: dataDir, ...login, ...settings }, port);
  try {
    await untilReady(server);
    await use({ url, dataDir });
  } finally {
    server.child.kill("SIGTERM");
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
  expect(secretsIn(server.output())).toEqual([]);
}
