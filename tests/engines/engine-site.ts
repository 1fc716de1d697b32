import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished } from "vitest";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { spawnServer, untilReady, type ServerProcess } from "../support/spawn-server.ts";
import { newFolder } from "../support/test-folder.ts";
import { engineNames, openWindow, type WindowChoice } from "./engine-window.ts";
import { visitOf, type Visit } from "./visit.ts";

export const admin = { email: "admin@example.com", password: "correct horse battery" };

export const phone = [360, 740] as const;
export const desk = [1280, 900] as const;

/** What a journey has: where its files go, a window of the engine, and others that are set otherwise. */
type Journey = {
  /** Of this engine, among all. */
  readonly number: number;
  readonly folder: string;
  readonly visit: Visit;
  readonly openAnother: (choice: WindowChoice) => Promise<Visit>;
};

/** Declares these journeys in each engine, on one site in a process of its own; an error on the console fails a journey. */
export function inEveryEngine(journeys: (start: () => Journey) => void): void {
  let server: ServerProcess;
  let folder: string;
  beforeAll(async () => {
    folder = newFolder("engines");
    const port = await freePort();
    const settings = { SITE_URL: `http://127.0.0.1:${port}`, DATA_DIR: join(folder, "data") };
    const login = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
    server = await untilReady(spawnServer({ ...settings, ...login }, port));
  });
  afterAll(async () => {
    server.child.kill("SIGTERM");
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  describe.each(engineNames)("%s", (name) => {
    let visit: Visit;
    let told = 0;
    beforeAll(async () => {
      visit = visitOf(await openWindow(name), server.url);
    });
    afterAll(() => visit.close());
    afterEach(() => {
      const errors = visit.errors().slice(told);
      told += errors.length;
      // Refused calls are reported by the browser itself; the journeys that cause them look at the page. Firefox
      // empties a page that is left while React takes it over, which React then finds other than it was sent.
      const expected = name === "Firefox" ? /Failed to load|React error #418/ : /Failed to load/;
      expect(errors.filter((error) => !expected.test(error))).toEqual([]);
    });
    journeys(() => ({
      number: engineNames.indexOf(name) + 1,
      folder,
      visit,
      async openAnother(choice) {
        const other = visitOf(await openWindow(name, choice), server.url);
        onTestFinished(() => other.close());
        return other;
      },
    }));
  });
}
