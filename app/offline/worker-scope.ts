/** Until the promise settles the browser lets the worker live. */
export type WorkerEvent = { readonly waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = WorkerEvent & {
  readonly request: Request;
  /** What the browser asked for while the worker was starting; undefined where it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
};

/** What a service worker finds around itself; TypeScript's own description excludes that of pages. */
export type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly location: { readonly origin: string };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
};
