import { isPrivatePath } from "../private-paths.ts";
import { offlinePath } from "./addresses.ts";
import { markedCopy, missingPage } from "./saved-copy.ts";
import {
  areSaved,
  keptPages,
  removeFormerPages,
  savedEntries,
  savedEntry,
  savedPages,
  savePage,
} from "./saved-pages.ts";
import type { FetchEvent, WorkerScope } from "./worker-scope.ts";

declare const self: WorkerScope;

/** How long the network may take before the saved copy is shown, in milliseconds. */
const patience = 3000;

/** After so long the pages that are always kept are fetched anew, in milliseconds. */
const freshFor = 86_400_000;

// A new worker takes over at once: it shares nothing with open pages but the saved ones, whose form
// has a number. Open pages need no claim, since each next page asks the worker of that moment.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") answerNavigation(event, url);
  else if (url.pathname.startsWith("/assets/")) event.respondWith(builtFile(request, url));
});

/** The browser asks the network while the worker starts, so that keeping pages makes none slower. */
async function begin(): Promise<void> {
  await self.registration.navigationPreload.enable();
  await removeFormerPages();
}

function answerNavigation(event: FetchEvent, url: URL): void {
  const answer = fromNetwork(event);
  if (isPrivatePath(url.pathname) || url.searchParams.has("token")) {
    event.respondWith(answer);
    return;
  }
  const copy = answer.then((response) => response.clone());
  event.waitUntil(copy.then((response) => follow(url, response), withoutNetwork));
  event.respondWith(pageFor(url, answer));
}

async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** The network's page; a saved copy where that is late, cut off or broken; a list of what is saved. */
async function pageFor(url: URL, answer: Promise<Response>): Promise<Response> {
  const inTime = await Promise.race([answer.then(unbroken, () => null), late()]);
  if (inTime !== null) return inTime;
  const saved = await savedEntry(url);
  if (saved !== undefined) return markedCopy(saved);
  return answer.catch(whatIsSaved);
}

function unbroken(answer: Response): Response | null {
  return answer.status < 500 ? answer : null;
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, patience, null));
}

async function whatIsSaved(): Promise<Response> {
  const entries = await savedEntries();
  const frame = entries.find(({ address }) => address === offlinePath);
  if (frame === undefined) return Response.error();
  return missingPage(frame, await savedPages(entries));
}

async function builtFile(request: Request, url: URL): Promise<Response> {
  return (await savedEntry(url))?.answer ?? fetch(request);
}

/** Saves what was just read, and fetches those of the kept pages that are missing or a day old. */
async function follow(url: URL, answer: Response): Promise<void> {
  if (!(await areSaved())) return;
  await savePage(url.pathname + url.search, answer);
  const since = new Date(Date.now() - freshFor).toISOString();
  const fresh = (await savedEntries()).filter(({ savedOn }) => savedOn > since);
  const missing = keptPages.filter((page) => !fresh.some(({ address }) => address === page));
  for (const page of missing) {
    const current = await fetch(page, { cache: "no-cache" });
    if (await areSaved()) await savePage(page, current);
  }
}

/** The reader is told by the page that is shown instead. */
function withoutNetwork(): void {}
