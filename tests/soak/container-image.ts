import { execFile } from "node:child_process";
import { chmodSync, copyFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { newFolder } from "../support/test-folder.ts";

const execute = promisify(execFile);

/** What the machine trusts, so that a build behind a proxy that reads along can install. */
const certificates = "/etc/ssl/certs/ca-certificates.crt";

/** Images of one run, in a folder of their own that is removed with it. No engine has to run for that. */
export function createImageStore() {
  const folder = newFolder("container");
  const environment = { ...process.env, BUILDAH_ISOLATION: "chroot" };
  const place = [
    ...["--storage-driver", "vfs"],
    ...["--root", join(folder, "images"), "--runroot", join(folder, "run")],
  ];

  /** Performs a command of buildah; answers what it prints, rejects with its words when it fails. */
  async function buildah(...words: readonly string[]): Promise<string> {
    const options = { env: environment, maxBuffer: 64 * 1024 * 1024 };
    return (await execute("buildah", [...place, ...words], options)).stdout.trim();
  }

  /** Debian with Node.js and an account `node`, as the official image has them, of what this machine has. */
  async function makeBase(name: string): Promise<void> {
    const root = join(folder, "base");
    await execute("debootstrap", [
      ...["--variant=minbase", "--include=ca-certificates", "bookworm", root],
    ]);
    copyFileSync(certificates, join(root, certificates));
    copyFileSync(process.execPath, join(root, "usr/local/bin/node"));
    chmodSync(join(root, "usr/local/bin/node"), 0o755);
    copyNpm(root);
    await execute("chroot", [root, "useradd", "--create-home", "--uid", "1000", "node"]);
    const made = await buildah("from", "scratch");
    await buildah("add", "--quiet", made, root, "/");
    const path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
    const trusted = `NODE_EXTRA_CA_CERTS=${certificates}`;
    await buildah("config", "--env", path, "--env", trusted, made);
    await buildah("commit", "--quiet", "--rm", made, name);
  }

  /** Bytes of an image, those of its base among them. */
  async function sizeOf(image: string): Promise<number> {
    const container = await buildah("from", image);
    const root = await buildah("mount", container);
    const { stdout } = await execute("du", ["--summarize", "--bytes", root]);
    await buildah("rm", container);
    return Number.parseInt(stdout, 10);
  }

  async function remove(): Promise<void> {
    await buildah("umount", "--all");
    rmSync(folder, { recursive: true, force: true });
  }

  return { folder, environment, place, buildah, makeBase, sizeOf, remove };
}

/** The npm that has started this, as `npm run` names it to its programs. */
function copyNpm(root: string): void {
  const program = process.env.npm_execpath;
  if (program === undefined) throw new Error("Start this by npm: npm run soak -- container.");
  const modules = join(root, "usr/local/lib/node_modules");
  mkdirSync(modules, { recursive: true });
  cpSync(dirname(dirname(program)), join(modules, "npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm"));
}
