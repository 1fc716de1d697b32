import { Worker } from "node:worker_threads";
import type { Drawing } from "../../app/share-image/card-drawing.ts";

export type ImageRenderer = {
  /** Renders a drawing as a JPEG, with a picture at its right edge if it has one. Rejects when it cannot be rendered. */
  readonly render: (drawing: Drawing, picture?: Uint8Array | null) => Promise<Jpeg>;
  /** Ends the thread; pending renderings are rejected. */
  readonly close: () => Promise<void>;
};

/** From the project's folder, where the site is started; built files are found in the same way. */
const threadFile = "./server/share-images/rendering-thread.ts";

/**
 * Renders in a thread, one drawing after the other. That keeps the 40 to 80 ms of an image, and the
 * quarter of a second in which the libraries load, away from other requests. The thread starts with
 * the first image.
 */
export function createImageRenderer(): ImageRenderer {
  const waiting = new Map<number, PromiseWithResolvers<Jpeg>>();
  let thread: Worker | null = null;
  let count = 0;

  function startThread(): Worker {
    const newWorker = new Worker(threadFile);
    // A stopping site waits for its requests, not for the thread.
    newWorker.unref();
    newWorker.on("message", settle);
    newWorker.on("error", rejectAll);
    return newWorker;
  }

  function settle(answer: RenderAnswer): void {
    const pending = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ("jpeg" in answer) pending?.resolve(answer.jpeg);
    else pending?.reject(answer.fault);
  }

  /** The thread is gone: pending renderings are rejected, and the next image starts another. */
  function rejectAll(fault: unknown): void {
    thread = null;
    for (const pending of waiting.values()) pending.reject(fault);
    waiting.clear();
  }

  return {
    render(drawing, picture = null) {
      thread ??= startThread();
      const pending = Promise.withResolvers<Jpeg>();
      const number = count++;
      waiting.set(number, pending);
      thread.postMessage({ number, drawing, picture } satisfies RenderRequest);
      return pending.promise;
    },
    async close() {
      const ending = thread?.terminate();
      rejectAll(new Error("the site is closing"));
      await ending;
    },
  };
}

export type Jpeg = Uint8Array<ArrayBuffer>;

/** What the rendering thread is asked for; answers carry the same number. */
export type RenderRequest = {
  readonly number: number;
  readonly drawing: Drawing;
  readonly picture: Uint8Array | null;
};

export type RenderAnswer =
  | { readonly number: number; readonly jpeg: Jpeg }
  | { readonly number: number; readonly fault: unknown };
