import { createHash, randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { flush, makeDataFolder } from "../database/data-folder.ts";
import type { AuditKey } from "../domain/audit/audit-entry.ts";
import type { SealingKey } from "../domain/settings/sealed-secrets.ts";
import type { Settings } from "./config.ts";

/** The key's file in the data folder, for its owner alone. No backup holds it. */
const settingsKeyFile = "settings.key";

const keyBytes = 32;

type KeyPlace = Pick<Settings, "settingsKey" | "dataDir" | "database">;

/** The key of the settings' secrets: by `SETTINGS_KEY` that of all instances, else one of this machine, made with the first secret. */
export function createSettingsKey({
  settingsKey,
  dataDir,
}: Omit<KeyPlace, "database">): SealingKey {
  if (settingsKey !== null) {
    const key = createHash("sha256").update("jee-guide settings\n").update(settingsKey).digest();
    return {
      present: () => Promise.resolve(key),
      ensure: () => Promise.resolve(key),
    };
  }
  const path = join(dataDir, settingsKeyFile);
  return {
    present: () => readKey(path),
    ensure: async () => (await readKey(path)) ?? makeKey(dataDir, path),
  };
}

/** Undefined where instances on one PostgreSQL would each have a key of their own. */
export function createAuditKey(place: KeyPlace): AuditKey | undefined {
  if (place.settingsKey === null && "databaseUrl" in place.database) return undefined;
  const { ensure } = createSettingsKey(place);
  let key: Buffer | undefined;
  return async () => (key ??= await ensure());
}

async function readKey(path: string): Promise<Buffer | null> {
  try {
    const key = Buffer.from((await readFile(path, "utf8")).trim(), "base64url");
    return key.length === keyBytes ? key : null;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** It has its name when it is whole and on the disk; of several processes that make one, the first wins. */
async function makeKey(dataDir: string, path: string): Promise<Buffer> {
  makeDataFolder(dataDir);
  const unfinishedPath = `${path}.${randomUUID().slice(0, 8)}.partial`;
  try {
    const text = `${randomBytes(keyBytes).toString("base64url")}\n`;
    await writeFile(unfinishedPath, text, { flag: "wx", mode: 0o600, flush: true });
    await link(unfinishedPath, path).catch((error: unknown) => {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    });
    await flush(dataDir);
  } finally {
    await rm(unfinishedPath, { force: true });
  }
  const key = await readKey(path);
  if (key === null)
    throw new Error(
      `${path} holds no key: remove it, enter the secrets of Settings again, and sign the log anew (npm run admin -- audit sign).`,
    );
  return key;
}
