import { randomUUID } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { link, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { BackupRefusal } from "./backup-format.ts";

/**
 * Writes a gzip'd file that only its owner may read. It has its name when it is whole and on the
 * disk, never before; what is broken off, or fails, leaves nothing. Throws `BackupRefusal` where a
 * file of that name is already, and the file system's own errors.
 */
export async function writeNewFile(
  path: string,
  text: AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<void> {
  refuseTaken(path);
  const unfinishedPath = `${path}.${randomUUID().slice(0, 8)}.partial`;
  try {
    const file = createWriteStream(unfinishedPath, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(text, createGzip(), file, { signal });
    await giveName(unfinishedPath, path);
  } finally {
    await rm(unfinishedPath, { force: true });
  }
  try {
    await flushFolder(dirname(path));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** By a second link, which the system refuses when another file has got the name meanwhile. */
async function giveName(unfinishedPath: string, path: string): Promise<void> {
  try {
    await link(unfinishedPath, path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "EEXIST") throw alreadyThere(path);
    if (!withoutLinks.has(code)) throw error;
    refuseTaken(path);
    await rename(unfinishedPath, path);
  }
}

/** What file systems say that have no links (FAT, some of the network): there a file of the same moment is overwritten. */
const withoutLinks: ReadonlySet<string> = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP"]);

function refuseTaken(path: string): void {
  if (existsSync(path)) throw alreadyThere(path);
}

function alreadyThere(path: string): BackupRefusal {
  return new BackupRefusal(`${path} is there already: name another file, or remove that one.`);
}

/** Without it a power cut could take the new name away again. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
