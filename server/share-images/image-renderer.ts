import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { Drawing } from "../../app/share-image/card-drawing.ts";

export type ImageRenderer = ReturnType<typeof createImageRenderer>;

export type Jpeg = Uint8Array<ArrayBuffer>;

export type RenderRequest = { readonly drawing: Drawing; readonly picture: Uint8Array | null };

const threadFile = "./server/share-images/rendering-thread.ts";

/** In a thread that starts with the first image: one takes 40 to 80 ms, its libraries 250 ms to load. */
export function createImageRenderer() {
  const oneByOne = pLimit(1);
  const closing = new AbortController();
  let thread: Worker | null = null;

  function startThread(): Worker {
    const newWorker = new Worker(threadFile);
    // A stopping site waits for its requests, not for the thread.
    newWorker.unref();
    newWorker.on("error", () => (thread = null));
    return newWorker;
  }

  return {
    /** A drawing as a JPEG, with a picture at its right edge if it has one. Rejects when it cannot be rendered. */
    render: (drawing: Drawing, picture: Uint8Array | null = null): Promise<Jpeg> =>
      oneByOne(async () => {
        thread ??= startThread();
        thread.postMessage({ drawing, picture } satisfies RenderRequest);
        const [jpeg] = (await once(thread, "message", { signal: closing.signal })) as [Jpeg];
        return jpeg;
      }),

    async close(): Promise<void> {
      closing.abort();
      await thread?.terminate();
    },
  };
}
