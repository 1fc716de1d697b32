import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { freePort } from "./processes.ts";

const sources = "bench/peers/astro";
const lock = "package-lock.json";

/** Outside of the checkout, so that none of our tools looks at it; what is installed stays for the next time. */
const folder = join(tmpdir(), "jee-guide-bench-astro");

/** Installs Astro at the versions of its lock file, builds its page from this data, and says how to start it. */
export async function astroProgram(data: unknown) {
  const installed = join(folder, "installed");
  const wanted = readFileSync(join(sources, lock), "utf8");
  const isInstalled = existsSync(installed) && readFileSync(installed, "utf8") === wanted;
  cpSync(sources, folder, { recursive: true });
  if (!isInstalled) {
    // The npm that runs the bench, by its own Node.
    const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
    const [command, ...given] = npm === undefined ? ["npm"] : [node, npm];
    const settings = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    // Not `npm ci`: registries without Astro's parts for other systems give a lock file that it refuses.
    run(command, [...given, "install", "--no-save", ...settings]);
    writeFileSync(installed, wanted);
  }
  mkdirSync(join(folder, "src/data"), { recursive: true });
  writeFileSync(join(folder, "src/data/page.json"), JSON.stringify(data));
  run(process.execPath, ["node_modules/astro/bin/astro.mjs", "build"]);
  const port = await freePort();
  return {
    name: `Astro ${astroVersion()}`,
    command: process.execPath,
    parameters: [join(folder, "dist/server/entry.mjs")],
    environment: { HOST: "127.0.0.1", PORT: String(port), NODE_ENV: "production" },
    port,
  };
}

function run(command: string, parameters: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: folder,
    encoding: "utf8",
    // Whole: how npm reaches its registry is in it.
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error(`${command} ${parameters.join(" ")}:\n${stdout}${stderr}`);
}

const packageSchema = z.object({ dependencies: z.object({ astro: z.string() }) });

function astroVersion(): string {
  const text = readFileSync(join(sources, "package.json"), "utf8");
  return packageSchema.parse(JSON.parse(text)).dependencies.astro;
}
