import { execFileSync } from "node:child_process";
import { appendFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "./test-folder.ts";

export type SmallDisk = {
  readonly folder: string;
  /** Takes all room that is left. */
  readonly fill: () => void;
  /** Gives that room back. */
  readonly makeRoom: () => void;
  readonly remove: () => void;
};

const megabytes = 24;
/** Kept by the file system, in bytes; one page of the database needs as much and more. */
const leastRoom = 4096;

/** A small ext4 file system in a file; null, with a printed line, where this account may not mount one. */
export function mountSmallDisk(): SmallDisk | null {
  const root = newFolder("disk");
  const image = join(root, "image");
  const folder = join(root, "mounted");
  const filler = join(folder, "filler");
  let device = "";

  function remove(): void {
    if (device !== "") {
      if (isMounted(folder)) run("umount", "--lazy", folder);
      run("losetup", "--detach", device);
    }
    rmSync(root, { recursive: true, force: true });
  }

  try {
    run("mkdir", folder);
    run("truncate", "--size", `${megabytes}M`, image);
    run("mkfs.ext4", "-q", "-m", "0", image);
    device = run("losetup", "--find", "--show", image).trim();
    run("mount", device, folder);
  } catch (error) {
    remove();
    const reason = error instanceof Error ? error.message.replaceAll("\n", " ") : String(error);
    process.stderr.write(`Skipped: no file system can be mounted here (${reason}).\n`);
    return null;
  }

  return {
    folder,
    remove,
    fill() {
      writeFileSync(filler, "");
      for (const size of [1 << 20, 1 << 12, 1 << 10]) fillBy(filler, size);
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize > leastRoom) throw new Error(`${bavail * bsize} bytes are left`);
    },
    makeRoom: () => rmSync(filler),
  };
}

function fillBy(file: string, size: number): void {
  const piece = Buffer.alloc(size, "x");
  try {
    for (;;) appendFileSync(file, piece);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
  appendFileSync(file, "", { flush: true });
}

function isMounted(folder: string): boolean {
  return run("mount").includes(` ${folder} `);
}

function run(command: string, ...words: string[]): string {
  return execFileSync(command, words, { encoding: "utf8", stdio: "pipe" });
}
