import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ShippedRound } from "../content/closing-ranks/shipped-rounds.ts";

const unpack = promisify(gunzip);

/** The rows of a round that ships, as CSV with their header; rejects when its file cannot be read. */
export async function readShippedRound({
  year,
  round,
}: Pick<ShippedRound, "year" | "round">): Promise<string> {
  const packedFile = await readFile(`content/closing-ranks/${year}-${round}.csv.gz`);
  return (await unpack(packedFile)).toString("utf8");
}
