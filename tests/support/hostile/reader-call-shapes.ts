import type { Call } from "./call-shape.ts";

/** Those by which readers are heard, and by which the office hears them. */
export const readerCalls: Readonly<Record<string, Call>> = {
  "/functions/post-opinion": {
    methods: ["POST"],
    body: { post: "text", answer: "text" },
    who: "link",
  },
  "/functions/report-mistake": {
    methods: ["POST"],
    body: { page: "text", words: "text", source: "text" },
    who: "link",
  },
  "/functions/mistakes": {
    methods: ["GET", "POST"],
    query: { show: "text" },
    body: { action: "action", id: "postId", outcome: "text", note: "text" },
    who: "admin",
  },
  "/functions/readership": {
    methods: ["GET"],
    query: { days: "text", ids: "text" },
    who: "admin",
  },
};
