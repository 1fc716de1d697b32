import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { BackupRefusal, refusals } from "./backup-format.ts";

/** How every gzip file begins. What follows differs with the program that packed it, and carries nothing. */
const gzip = Buffer.from("1f8b", "hex");

const bytesPerRead = 64 * 1024;

/**
 * The text of a gzip'd file in pieces. Throws `BackupRefusal` where it is none or does not unpack, and
 * the disk's own errors.
 */
export async function* unpacked(file: FileHandle): AsyncGenerator<string> {
  const { buffer } = await file.read(Buffer.alloc(gzip.length), { position: 0 });
  if (!buffer.equals(gzip)) throw new BackupRefusal(refusals.foreign);
  const packed = Readable.from(bytesOf(file));
  const gunzip = createGunzip().setEncoding("utf8");
  packed.once("error", (error) => gunzip.destroy(error));
  try {
    for await (const text of packed.pipe(gunzip)) yield String(text);
    // What follows the end is passed over in silence.
    if (gunzip.bytesWritten !== (await file.stat()).size) throw new BackupRefusal(refusals.damaged);
  } catch (error) {
    throw isUnpackingFault(error) ? new BackupRefusal(refusals.damaged, { cause: error }) : error;
  } finally {
    packed.destroy();
    gunzip.destroy();
  }
}

/** From the beginning, however often; a stream of the file would close it. */
async function* bytesOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (let position = 0; ;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(bytesPerRead), { position });
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

function isUnpackingFault(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && /^Z_(DATA|BUF)_ERROR$/.test(String(error.code))
  );
}
