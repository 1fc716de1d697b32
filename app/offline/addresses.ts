/** The page on which a visitor chooses to keep pages. */
export const offlinePath = "/offline";

/** At the root, because a worker answers for the addresses below its own. */
export const workerPath = "/service-worker.js";

export const manifestPath = "/manifest.webmanifest";

/** The Trusted Types policy by which a page may start the worker; its content policy names it. */
export const workerPolicy = "site-worker";
