import { statfs } from "node:fs/promises";
import { storageSize } from "../../database/storage-size.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { StatusPart } from "../../app/calls/site-schema.ts";

/** Less than this free on the disk of the data folder calls for somebody, in bytes. */
const leastFree = 1_000_000_000;

/** What the database and the pictures take, and what is free where this server keeps its data. */
export async function storagePart(database: OpenDatabase, dataDir: string): Promise<StatusPart> {
  const { database: bytes, pictures, pictureBytes } = await storageSize(database);
  const contentsText = `The database has ${size(bytes)}; ${pictures.toLocaleString("en-IN")} ${pictures === 1 ? "picture takes" : "pictures take"} ${size(pictureBytes)} of it.`;
  // With PostgreSQL the folder may be missing, and the disk of the data is another machine's.
  const disk = database.engine === "sqlite" ? await statfs(dataDir) : null;
  if (disk === null) return { name: "Storage", state: "good", text: contentsText };
  const free = disk.bavail * disk.bsize;
  return {
    name: "Storage",
    state: free < leastFree ? "attention" : "good",
    text: `${contentsText} ${size(free)} are free on the disk.`,
  };
}

function size(bytes: number): string {
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
  return bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.ceil(bytes / 1_000)} kB`;
}
