import { spawn } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../support/free-port.ts";
import { newFolder } from "../support/test-folder.ts";
import { admin } from "./sessions.ts";

const checkout = join(import.meta.dirname, "../..");

/** What the site is made of. It finds its packages in the checkout that the copy lies in. */
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

/** The site as `npm run dev` starts it, on a copy of the sources, while it is used. */
export async function whileDeveloping(use: (site: DevelopmentSite) => Promise<void>) {
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
