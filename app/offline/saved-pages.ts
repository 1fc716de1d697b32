import { essentialPages } from "../../content/essential-pages.ts";
import { offlinePath } from "./addresses.ts";
import { canonicalAddress, escapedTitle, scriptAddresses } from "./page-text.ts";

/** Another number where the entries change: a new worker removes those of the former. */
const family = "saved-pages-";
const cacheName = `${family}1`;

const mostEntries = 60;
const mostBytes = 4_000_000;

/** When an entry was saved, as an ISO instant; and the page that a script was saved for. */
const savedOnHeader = "x-saved-on";
const savedForHeader = "x-saved-for";

/** Kept from the beginning, refreshed, and never dropped to make room. */
export const keptPages: readonly string[] = [...essentialPages, offlinePath];

export type SavedEntry = {
  /** Path and query. */
  readonly address: string;
  /** The page that it belongs to; a page belongs to itself. */
  readonly page: string;
  readonly savedOn: string;
  readonly bytes: number;
  readonly answer: Response;
};

export type SavedPage = Pick<SavedEntry, "address" | "savedOn" | "bytes"> & {
  /** Escaped for HTML. */
  readonly title: string;
};

/**
 * Saves a page, with the scripts that it runs, when its answer is one for everybody: a page of this
 * site, found, under its own address, and not private. Removes the copy of a page that is gone.
 * Answers whether it was saved; throws where the browser has no room or a script cannot be fetched.
 */
export async function savePage(address: string, answer: Response): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const isPrivate = /no-store|private/.test(answer.headers.get("cache-control") ?? "");
  if (isPrivate || answer.status === 404 || answer.status === 410) await cache.delete(address);
  if (isPrivate || answer.type !== "basic" || answer.redirected || answer.status !== 200)
    return false;
  if (!answer.headers.get("content-type")?.startsWith("text/html")) return false;
  const html = await answer.text();
  if (canonicalAddress(html) !== address) return false;
  await cache.put(address, entryOf(html, answer, address));
  await saveScripts(cache, address, scriptAddresses(html));
  await makeRoom(cache);
  return true;
}

async function saveScripts(cache: Cache, page: string, wanted: readonly string[]): Promise<void> {
  for (const address of wanted) {
    const answer = await fetch(address);
    if (answer.ok) await cache.put(address, entryOf(await answer.text(), answer, page));
  }
  for (const { address, page: of } of await entriesIn(cache))
    if (of === page && address !== page && !wanted.includes(address)) await cache.delete(address);
}

function entryOf(text: string, { headers: given }: Response, page: string): Response {
  const body = new TextEncoder().encode(text);
  const headers = new Headers(given);
  // Of the bytes on the line, which these are no longer.
  headers.delete("content-encoding");
  headers.set("content-length", String(body.length));
  headers.set(savedOnHeader, new Date().toISOString());
  headers.set(savedForHeader, page);
  return new Response(body, { headers });
}

/** Drops the oldest entries until the rest is within the bounds. */
async function makeRoom(cache: Cache): Promise<void> {
  const entries = await entriesIn(cache);
  let [count, bytes] = [entries.length, bytesOf(entries)];
  for (const entry of entries) {
    if (count <= mostEntries && bytes <= mostBytes) return;
    if (keptPages.includes(entry.page)) continue;
    await cache.delete(entry.address);
    count -= 1;
    bytes -= entry.bytes;
  }
}

/** Everything that is saved, the oldest first. */
export async function savedEntries(): Promise<readonly SavedEntry[]> {
  return entriesIn(await caches.open(cacheName));
}

async function entriesIn(cache: Cache): Promise<readonly SavedEntry[]> {
  const entries: SavedEntry[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    if (answer !== undefined) entries.push(readEntry(new URL(request.url), answer));
  }
  return entries.sort((one, other) => one.savedOn.localeCompare(other.savedOn));
}

function readEntry({ pathname, search }: URL, answer: Response): SavedEntry {
  const header = (name: string) => answer.headers.get(name) ?? "";
  return {
    address: pathname + search,
    page: header(savedForHeader),
    savedOn: header(savedOnHeader),
    bytes: Number(header("content-length")),
    answer,
  };
}

/** The pages among the entries, by title. */
export async function savedPages(entries: readonly SavedEntry[]): Promise<readonly SavedPage[]> {
  const pages = entries.filter(({ address, page }) => address === page);
  const titled = pages.map(async ({ answer, ...page }) => ({
    ...page,
    title: escapedTitle(await answer.clone().text()),
  }));
  return (await Promise.all(titled)).sort((one, other) => one.title.localeCompare(other.title));
}

export function bytesOf(entries: readonly Pick<SavedEntry, "bytes">[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What is saved under this address; a search offline begins from the page that has all, other queries name another page. */
export async function savedEntry(url: URL): Promise<SavedEntry | undefined> {
  const cache = await caches.open(cacheName);
  const answer =
    (await cache.match(url)) ??
    (url.searchParams.has("q") ? await cache.match(url.pathname) : undefined);
  return answer && readEntry(url, answer);
}

/** Not after the visitor has removed them, while the worker still lives. */
export function areSaved(): Promise<boolean> {
  return caches.has(cacheName);
}

export async function removeSavedPages(): Promise<void> {
  await removeCaches((name) => name.startsWith(family));
}

/** Removes what a former worker saved in another form. */
export async function removeFormerPages(): Promise<void> {
  await removeCaches((name) => name.startsWith(family) && name !== cacheName);
}

async function removeCaches(isChosen: (name: string) => boolean): Promise<void> {
  for (const name of await caches.keys()) if (isChosen(name)) await caches.delete(name);
}
