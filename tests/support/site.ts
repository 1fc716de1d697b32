import { onTestFinished } from "vitest";
import type { DatabaseLocation, Engine } from "../../database/open-database.ts";
import { readSettings } from "../../server/config.ts";
import type { RunningSite } from "../../server/site-server.ts";
import type { AtEnd } from "./empty-folder.ts";
import { environmentOf, newDatabase } from "./engines.ts";
import { atFileEnd } from "./file-end.ts";
import { noteSecretsOf } from "./secrets-in-text.ts";

/** In a variable, because the type checker must not look for a built file. */
const builtSite = new URL("../../build/server/index.js", import.meta.url).href;

export type TestSite = {
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  readonly site: RunningSite;
  readonly location: DatabaseLocation;
};

type SiteModule = typeof import("../../server/site-server.ts");

/** The whole built site in this process, on its own database, as `npm start` opens it. */
export async function openTestSite(
  environment: Record<string, string> = {},
  engine: Engine = "sqlite",
): Promise<TestSite> {
  return openedAt(await newDatabase(engine), environment);
}

/** One site for all tests of a file, which make their own rows or none; opened by the first, closed with the file. */
export function sharedSite(environment: Record<string, string> = {}): () => Promise<TestSite> {
  let site: Promise<TestSite> | undefined;
  const open = async () => openedAt(await newDatabase("sqlite", atFileEnd), environment, atFileEnd);
  return () => (site ??= open());
}

export async function openOtherInstance(
  { location }: Pick<TestSite, "location">,
  environment: Record<string, string> = {},
): Promise<TestSite> {
  return openedAt(location, environment);
}

async function openedAt(
  location: DatabaseLocation,
  environment: Record<string, string>,
  atEnd: AtEnd = onTestFinished,
): Promise<TestSite> {
  const { openSite } = (await import(builtSite)) as SiteModule;
  noteSecretsOf(environment);
  const settings = readSettings({ ...environmentOf(location), ...environment });
  const opened = await openSite(settings);
  let closing: Promise<void> | undefined;
  // A test may close it before its end.
  const site = { ...opened, close: () => (closing ??= opened.close()) };
  atEnd(site.close);
  return {
    site,
    location,
    request: async (path, init) => site.fetch(new Request(`http://localhost:3000${path}`, init)),
  };
}
