import { fork } from "node:child_process";
import pLimit from "p-limit";
import type { MadePicture, MakePicture } from "../../domain/pictures/picture.ts";
import { fail, succeed, type Result } from "../../domain/shared/result.ts";
import { limits } from "../limits.ts";

const program = "./server/pictures/picture-process.ts";

export type MakingAnswer =
  | { readonly made: MadePicture }
  | { readonly refused: keyof typeof refusals };

const refusals = {
  format:
    "This file is not a picture that can be used here. Choose a JPEG, PNG, WebP or AVIF file.",
  pixels: "This picture has more than 40 million pixels. Make it smaller, then try again.",
  damaged:
    "This picture is damaged and could not be read to its end. Save it anew, then try again.",
  costly: "This picture takes too long to be read. Save it as a JPEG file, then try again.",
} as const;

/** How each format begins; everything else is refused before a decoder sees it. */
const beginnings: readonly RegExp[] = [
  /^\u00ff\u00d8\u00ff/,
  /^\u0089PNG\r\n/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp(avif|avis|mif1|miaf)/,
];

/** Each in a process of its own without secrets: a file that crashes its decoder ends that process alone. */
export function createPictureMaker() {
  const oneByOne = pLimit(1);
  const running = new Set<AbortController>();

  const make: MakePicture = async (upload) => {
    const head = Buffer.from(upload.subarray(0, 16)).toString("latin1");
    if (!beginnings.some((beginning) => beginning.test(head))) return refusal("format");
    if (oneByOne.pendingCount >= limits.pendingPictures)
      return fail("unavailable", "Too many pictures at once. Please try again.", limits.retryAfter);
    return oneByOne(async () => {
      const stop = new AbortController();
      running.add(stop);
      try {
        const answer = await askProcess(upload, stop.signal);
        return "made" in answer ? succeed(answer.made) : refusal(answer.refused);
      } finally {
        running.delete(stop);
      }
    });
  };

  return {
    make,
    close: () => {
      oneByOne.clearQueue();
      for (const stop of running) stop.abort();
    },
  };
}

function refusal(reason: keyof typeof refusals): Result<never> {
  return fail("unacceptable", refusals[reason]);
}

function askProcess(upload: Uint8Array, signal: AbortSignal): Promise<MakingAnswer> {
  const { promise, resolve } = Promise.withResolvers<MakingAnswer>();
  const child = fork(program, {
    serialization: "advanced",
    env: {},
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    timeout: limits.pictureTimeout,
    killSignal: "SIGKILL",
    signal,
  });
  child.on("message", (answer: MakingAnswer) => resolve(answer));
  child.on("error", () => resolve({ refused: "damaged" }));
  // Without an answer before: it crashed, or took too long.
  child.on("exit", (_code, ended) =>
    resolve({ refused: ended === "SIGKILL" ? "costly" : "damaged" }),
  );
  child.send(upload, () => undefined);
  return promise;
}
