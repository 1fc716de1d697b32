import { workerPath, workerPolicy } from "../offline/addresses.ts";

const policy = window.trustedTypes?.createPolicy(workerPolicy, {
  createScriptURL: () => workerPath,
});

/** Starts the site's own worker: by the only policy of the page, which knows no other address. */
export function startWorker(): Promise<ServiceWorkerRegistration> {
  return policy === undefined
    ? navigator.serviceWorker.register(workerPath)
    : navigator.serviceWorker.register(policy.createScriptURL(workerPath));
}
