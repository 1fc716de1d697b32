import { removeSavedPages } from "./saved-pages.ts";
import type { WorkerScope } from "./worker-scope.ts";

// Takes the place of the worker that keeps pages, removes what that one kept, and goes.
declare const self: WorkerScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(clearUp()));

async function clearUp(): Promise<void> {
  await self.registration.unregister();
  await removeSavedPages();
}
