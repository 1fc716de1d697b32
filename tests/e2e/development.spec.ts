import { spawn } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import { freePort } from "../support/free-port.ts";
import { newFolder } from "../support/test-folder.ts";
import { test } from "./desk.ts";
import { admin } from "./sessions.ts";

const checkout = join(import.meta.dirname, "../..");

/** The copy finds its packages in the checkout that it lies in. */
const sources = [
  ...["app", "content", "database", "domain", "public", "scripts", "server"],
  ...["package.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"],
];

type DevelopmentSite = {
  readonly url: string;
  /** Writes one text in the place of another, in one file of the site's own copy of the sources. */
  readonly edit: (path: string, before: string, after: string) => void;
  readonly output: () => string;
};

// The sources are compiled when a page first asks for them.
test.setTimeout(600_000);

test(
  "while developing, pages answer, and an edit is seen without a restart",
  { tag: "@proof" },
  async ({ page }) => {
    await whileDeveloping(async ({ url, edit, output }) => {
      for (const path of ["/", "/faq", "/counseling", "/blog", "/tools/fees"]) {
        const { status } = await fetch(url + path);
        expect([path, status, output().match(/fault.*/)]).toEqual([path, 200, null]);
      }
      const connected = () =>
        page.waitForEvent("console", (said) => said.text().includes("connected."));
      const firstConnection = connected();
      await page.goto(`${url}/terms`);
      await firstConnection;
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText("Terms of Use");
      // The page loads itself again; a site that ended before it is connected would be an error in it.
      const secondConnection = connected();
      edit("content/pages/terms.ts", "Terms of Use", "Terms of today");
      await expect(heading).toHaveText("Terms of today");
      await secondConnection;
      expect(output()).not.toContain("fault");
    });
  },
);

/** The site as `npm run dev` starts it, on a copy of the sources, while it is used. */
async function whileDeveloping(use: (site: DevelopmentSite) => Promise<void>) {
  const folder = newFolder("development");
  for (const name of sources) cpSync(join(checkout, name), join(folder, name), { recursive: true });
  // Vite gives out files of its root alone.
  edit("vite.config.ts", "  css:", `  server: { fs: { allow: ["${checkout}"] } },\n  css:`);
  const port = await freePort();
  const child = spawn(process.execPath, ["server/dev.ts"], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const url = `http://localhost:${port}`;
  try {
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error(`the site ended: ${printed}`);
      await sleep(200);
    }
    await use({ url, edit, output: () => printed });
  } finally {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }

  function edit(path: string, before: string, after: string): void {
    const text = readFileSync(join(folder, path), "utf8");
    if (!text.includes(before)) throw new Error(`${path} does not say "${before}"`);
    writeFileSync(join(folder, path), text.replace(before, after));
  }
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
