import { createHash } from "node:crypto";
import type { z } from "zod";
import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import {
  type BackupHeader,
  BackupRefusal,
  type BackupRow,
  formatSchema,
  headerSchema,
  refusals,
  refuseNewerSchema,
  rowSchema,
  sealSchema,
} from "./backup-format.ts";
import type { BackupTable } from "./site-tables.ts";

/** What a backup holds, and the seal by which it is known. */
export type SealedBackup = { readonly header: BackupHeader; readonly sha256: string };

/** Rows of one table that follow each other. */
export type BackupRows = {
  readonly table: BackupTable;
  readonly columns: readonly string[];
  readonly rows: readonly BackupRow[];
};

/** Held in memory at once, and written back by one statement: so many, or as many as have these characters. */
const rowsAtOnce = 100;
const charactersAtOnce = 2 * 1024 * 1024;

/** No line is longer, in characters; a file without line ends is not read into memory whole. */
const longestLine = 64 * 1024 * 1024;

/** Reads a backup to its end and writes nothing. Throws `BackupRefusal` unless it is whole, unchanged and of this version. */
export async function checkBackup(file: FileHandle): Promise<SealedBackup> {
  const rows = readBackup(file);
  for (;;) {
    const nextRow = await rows.next();
    if (nextRow.done === true) return nextRow.value;
  }
}

/**
 * Reads a backup from its beginning, some rows at a time. Throws `BackupRefusal` for a file that is not
 * a backup of this site, not as it was made, or not the one with the seal that is `expected`: whether it
 * is, is known only at the end.
 */
export async function* readBackup(
  file: FileHandle,
  expectedHash?: string,
): AsyncGenerator<BackupRows, SealedBackup> {
  const lines = linesOf(file);
  const hash = createHash("sha256");
  const next = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done === true) throw new BackupRefusal(refusals.damaged);
    return line.value;
  };
  const nextSealed = async (): Promise<string> => {
    const line = await next();
    hash.update(line).update("\n");
    return line;
  };
  try {
    const header = readHeader(await nextSealed());
    for (const table of header.tables) {
      const schema = rowSchema.length(table.columns.length);
      for (let rowsLeft = table.rows; rowsLeft > 0;) {
        const rows: BackupRow[] = [];
        let characters = 0;
        while (rows.length < Math.min(rowsLeft, rowsAtOnce) && characters < charactersAtOnce) {
          const line = await nextSealed();
          characters += line.length;
          rows.push(parsedLine(line, schema));
        }
        rowsLeft -= rows.length;
        yield { table: table.name, columns: table.columns, rows };
      }
    }
    const { sha256 } = parsedLine(await next(), sealSchema);
    const isOver = (await lines.next()).done === true;
    if (!isOver || sha256 !== hash.digest("hex")) throw new BackupRefusal(refusals.damaged);
    if (expectedHash !== undefined && sha256 !== expectedHash)
      throw new BackupRefusal(refusals.replaced);
    return { header, sha256 };
  } finally {
    await lines.return(undefined);
  }
}

function readHeader(line: string): BackupHeader {
  const value = json(line);
  const format = formatSchema.safeParse(value);
  if (!format.success) throw new BackupRefusal(refusals.foreign);
  if (format.data.version > headerSchema.shape.version.value)
    throw new BackupRefusal("The file was made by a newer version of the site: use that version.");
  refuseNewerSchema("The file", format.data.migrations);
  const header = headerSchema.safeParse(value);
  if (!header.success) throw new BackupRefusal(refusals.damaged);
  return header.data;
}

function parsedLine<Schema extends z.ZodType>(line: string, schema: Schema): z.output<Schema> {
  const value = schema.safeParse(json(line));
  if (!value.success) throw new BackupRefusal(refusals.damaged);
  return value.data;
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function* linesOf(file: FileHandle): AsyncGenerator<string, undefined> {
  let unfinishedLine = "";
  for await (const text of unpackedBytes(file)) {
    const [first = "", ...otherLines] = text.split("\n");
    unfinishedLine += first;
    if (unfinishedLine.length > longestLine) throw new BackupRefusal(refusals.damaged);
    for (const line of otherLines) {
      yield unfinishedLine;
      unfinishedLine = line;
    }
  }
  if (unfinishedLine !== "") throw new BackupRefusal(refusals.damaged);
}

/** How every gzip file begins. What follows differs with the program that packed it, and carries nothing. */
const gzip = Buffer.from("1f8b", "hex");

const bytesPerRead = 64 * 1024;

/**
 * The text of a gzip'd file in pieces. Throws `BackupRefusal` where it is none or does not unpack, and
 * the disk's own errors.
 */
async function* unpackedBytes(file: FileHandle): AsyncGenerator<string> {
  const { buffer } = await file.read(Buffer.alloc(gzip.length), { position: 0 });
  if (!buffer.equals(gzip)) throw new BackupRefusal(refusals.foreign);
  const packedBytes = Readable.from(bytesOf(file));
  const gunzip = createGunzip().setEncoding("utf8");
  packedBytes.once("error", (error) => gunzip.destroy(error));
  try {
    for await (const text of packedBytes.pipe(gunzip)) yield String(text);
    // What follows the end is passed over in silence.
    if (gunzip.bytesWritten !== (await file.stat()).size) throw new BackupRefusal(refusals.damaged);
  } catch (error) {
    throw isUnpackingFault(error) ? new BackupRefusal(refusals.damaged, { cause: error }) : error;
  } finally {
    packedBytes.destroy();
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
