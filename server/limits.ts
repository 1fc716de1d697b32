/** In bytes, milliseconds and counts. What a person may write is bounded where it is understood. */
export const limits = {
  bodyBytes: 64 * 1024,
  /** So much of a larger body is read and discarded before the connection ends with the answer. */
  discardedBytes: 8 * 1024 * 1024,
  /** Request line and headers together: 431 beyond it. */
  headBytes: 16 * 1024,
  /** Path and query: 414 beyond it. A reviewer's link has some 400. */
  targetCharacters: 4_096,

  /** For sending request line and headers, from the first byte or the connection: 408 after it. */
  headTimeout: 15_000,
  requestTimeout: 30_000,
  slowConnectionCheck: 2_000,
  stalledTimeout: 60_000,
  /** Between two requests on a connection: longer than proxies keep theirs, most for a minute. */
  keepAliveTime: 65_000,

  /** While `/readyz` says that no requests should come, so that proxies learn of it. With other instances only. */
  readinessDrainTime: 3_000,
  requestDrainTime: 10_000,
  /** When drafts in the making are given up, before the stop timeout of a container engine, usually 10 s. */
  draftingDrainTime: 8_000,
  /** For drafting runs and mails: a whole stop takes 18 s at most, 15 s where nobody can take over. */
  workStopTimeout: 5_000,

  /** Connections at once; the process needs leave to open some more files (`LimitNOFILE`). */
  connections: 16_384,
  /** The share of them that one address may have: too few to fill `bodies` alone. */
  shareOfOneAddress: 1 / 5,
  /** Connections that the kernel holds until they are accepted; it may allow fewer. */
  backlog: 4_096,

  bodies: 4_096,
  renderings: 100,
  retryAfter: 2,
  /** The same for a fault that may pass by itself, where nothing better is known. */
  retryAfterFault: 5,

  /** Sign-ins at once, of which two hash at a time, and how many of them from one address. */
  signIns: { all: 128, ofOne: 48 },
  /** Posts at once for whose writing somebody waits, and how many of them for one admin. */
  generations: { all: 256, ofOne: 64 },
  /** Beside the file, which its room bounds. */
  fileForm: {
    parts: 80,
    nameCharacters: 300,
    otherBytes: 64 * 1024,
  },
  /** So much of a larger one is read and discarded: a photo of a camera is not cut off without an answer. */
  discardedFileBytes: 40 * 1024 * 1024,
  uploads: { all: 8, ofOne: 4 },
  roundImports: { all: 2, ofOne: 1 },
  /** Pictures that wait for the one that is being made, and how long one may take, in milliseconds. */
  pendingPictures: 8,
  pictureTimeout: 30_000,
  /** Share images at once that are not rendered yet: some three seconds of rendering. */
  pendingImages: 64,
} as const;
