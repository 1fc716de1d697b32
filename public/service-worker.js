// Frees browsers in which an earlier version of this site saved pages for reading offline: they ask for this
// address again, get this worker instead of the former one, and are rid of it and of what it saved.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire() {
  await self.registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith("saved-pages-"));
  await Promise.all(names.map((name) => caches.delete(name)));
}
