import { Worker } from "node:worker_threads";
import type { Drawing } from "../../app/share-image/drawing.ts";

export type ImageRenderer = {
  /** Paints a drawing as a PNG. Rejects when it cannot be painted. */
  readonly render: (drawing: Drawing) => Promise<Png>;
  /** Ends the thread; who still waits is told. */
  readonly close: () => Promise<void>;
};

/** From the project's folder, where the site is started; built files are found in the same way. */
const threadFile = "./server/share-images/rendering-thread.ts";

/**
 * Paints in a thread, one drawing after the other. That keeps the 20 to 50 ms of an image, and the
 * quarter of a second in which the libraries load, away from other requests. The thread starts with
 * the first image.
 */
export function createImageRenderer(): ImageRenderer {
  const waiting = new Map<number, PromiseWithResolvers<Png>>();
  let thread: Worker | null = null;
  let count = 0;

  function startThread(): Worker {
    const started = new Worker(threadFile);
    // A stopping site waits for its requests, not for the thread.
    started.unref();
    started.on("message", settle);
    started.on("error", abandon);
    return started;
  }

  function settle(answer: RenderAnswer): void {
    const painting = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ("png" in answer) painting?.resolve(answer.png);
    else painting?.reject(answer.fault);
  }

  /** The thread is gone: those who wait are told, and the next image starts another. */
  function abandon(fault: unknown): void {
    thread = null;
    for (const painting of waiting.values()) painting.reject(fault);
    waiting.clear();
  }

  return {
    render(drawing) {
      thread ??= startThread();
      const painting = Promise.withResolvers<Png>();
      const number = count++;
      waiting.set(number, painting);
      thread.postMessage({ number, drawing } satisfies RenderRequest);
      return painting.promise;
    },
    async close() {
      const ending = thread?.terminate();
      abandon(new Error("the site is closing"));
      await ending;
    },
  };
}

export type Png = Uint8Array<ArrayBuffer>;

/** What the drawing thread is asked for; answers carry the same number. */
export type RenderRequest = { readonly number: number; readonly drawing: Drawing };

export type RenderAnswer =
  | { readonly number: number; readonly png: Png }
  | { readonly number: number; readonly fault: unknown };
