import { randomUUID } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
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
  const unfinished = `${path}.${randomUUID().slice(0, 8)}.partial`;
  try {
    const file = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(text, createGzip(), file, { signal });
    refuseTaken(path);
    await rename(unfinished, path);
    await flushFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function refuseTaken(path: string): void {
  if (existsSync(path))
    throw new BackupRefusal(`${path} is there already: name another file, or remove that one.`);
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
