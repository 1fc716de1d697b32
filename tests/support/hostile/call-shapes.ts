import { accountCalls } from "./account-call-shapes.ts";
import type { Call, Field } from "./call-shape.ts";
import { readerCalls } from "./reader-call-shapes.ts";

export type { Call, Field } from "./call-shape.ts";

const link = { postId: "postId", token: "token" } as const satisfies Record<string, Field>;
const revision = { postId: "postId", revision: "revision" } as const satisfies Record<
  string,
  Field
>;
const edited = { ...revision, fields: "fields", readerNote: "text" } as const;
const statedFact = {
  factId: "factId",
  edition: "edition",
  value: "factValue",
  standing: "standing",
  source: "factSource",
  checkedOn: "day",
  validFrom: "instant",
  reason: "text",
  publicNote: "text",
  minor: "flag",
  seenVersion: "revision",
  confirmed: "sentences",
} as const;
const typedUpdate = {
  headline: "text",
  summary: "text",
  category: "category",
  day: "day",
  link: "address",
  isBreaking: "flag",
  breakingUntil: "day",
} as const;
const savedUpdate = { ...typedUpdate, id: "postId", version: "revision", publish: "flag" } as const;

/** Every call with the shape of what it takes; a test holds it against the calls that there are. */
export const calls: Readonly<Record<string, Call>> = {
  "/functions/preview-blog": { methods: ["GET"], query: link, who: "link" },
  "/functions/edit-blog": {
    methods: ["POST"],
    body: { ...link, corrections: "text" },
    who: "link",
  },
  "/functions/publish-blog": { methods: ["GET", "POST"], query: link, body: link, who: "link" },
  "/functions/post-status": { methods: ["GET"], query: link, who: "link" },
  "/functions/manual-blog-generation": {
    methods: ["POST"],
    body: { prompt: "text", category: "category", publish: "flag" },
    who: "admin",
  },
  "/functions/cancel-run": { methods: ["POST"], body: { runId: "postId" }, who: "admin" },
  "/functions/dismiss-run": {
    methods: ["POST"],
    body: { runId: "postId", dismissed: "flag" },
    who: "admin",
  },
  "/functions/recent-runs": { methods: ["GET"], who: "admin" },
  "/functions/site-status": { methods: ["GET"], who: "admin" },
  "/functions/preview-link": { methods: ["POST"], body: { postId: "postId" }, who: "admin" },
  "/functions/post-choices": { methods: ["GET"], who: "admin" },
  "/functions/posts": {
    methods: ["GET"],
    query: {
      ...{ q: "text", status: "status", category: "category", maker: "email" },
      ...{ tag: "text", from: "month", to: "month", cursor: "cursor" },
    },
    who: "admin",
  },
  "/functions/post-action": {
    methods: ["POST"],
    body: { ...revision, action: "action", status: "status", reason: "text" },
    who: "admin",
  },
  "/functions/post-record": { methods: ["GET"], query: { postId: "postId" }, who: "admin" },
  "/functions/editable-post": { methods: ["GET"], query: { postId: "postId" }, who: "admin" },
  "/functions/schedule-blog": {
    methods: ["POST"],
    body: { ...revision, publishAt: "instant" },
    who: "admin",
  },
  "/functions/plan": { methods: ["GET"], query: { month: "month" }, who: "admin" },
  "/functions/plan-post": {
    methods: ["POST"],
    body: { id: "postId", title: "text", day: "day", personId: "postId", factId: "factId" },
    who: "admin",
  },
  "/functions/end-plan": {
    methods: ["POST"],
    body: { id: "postId", isEnded: "flag" },
    who: "admin",
  },
  "/functions/schedules": { methods: ["GET"], who: "admin" },
  "/functions/dismiss-schedule": { methods: ["POST"], body: { id: "postId" }, who: "admin" },
  "/functions/create-post": {
    methods: ["POST"],
    body: { title: "text", category: "category", author: "text", planId: "postId" },
    who: "admin",
  },
  "/functions/preview-edit": { methods: ["POST"], body: edited, who: "admin" },
  "/functions/edit-post": { methods: ["POST"], body: edited, who: "admin" },
  "/functions/find-for-post": {
    methods: ["GET"],
    query: { postId: "postId", words: "text" },
    who: "admin",
  },
  "/functions/token-values": {
    methods: ["POST"],
    body: { postId: "postId", text: "text" },
    who: "admin",
  },
  "/functions/posts-to-look-at": { methods: ["GET"], query: { cursor: "cursor" }, who: "admin" },
  "/functions/confirm-post": { methods: ["POST"], body: revision, who: "admin" },
  "/functions/audit-log": {
    methods: ["GET"],
    query: { postId: "postId", cursor: "cursor" },
    who: "admin",
  },
  "/functions/request-corrections": {
    methods: ["POST"],
    body: { ...revision, corrections: "text", readerNote: "text" },
    who: "admin",
  },
  "/functions/confirm-claims": {
    methods: ["POST"],
    body: { ...revision, token: "token", sentences: "sentences", address: "address" },
    who: "admin",
  },
  "/functions/lock-passages": {
    methods: ["POST"],
    body: { ...revision, token: "token", blocks: "blocks", seen: "blocks" },
    who: "admin",
  },
  "/functions/review-links": { methods: ["GET"], query: { postId: "postId" }, who: "admin" },
  "/functions/review-link": {
    methods: ["POST"],
    body: { postId: "postId", scope: "scope", days: "days" },
    who: "admin",
  },
  "/functions/revoke-links": {
    methods: ["POST"],
    body: { postId: "postId", linkId: "postId" },
    who: "admin",
  },
  "/functions/send-for-review": {
    methods: ["POST"],
    body: {
      postId: "postId",
      scope: "scope",
      days: "days",
      addresses: "addresses",
      message: "text",
    },
    who: "admin",
  },
  "/functions/restore-revision": {
    methods: ["POST"],
    body: { ...revision, token: "token", latest: "revision" },
    who: "admin",
  },
  "/functions/facts": { methods: ["GET"], query: { edition: "edition" }, who: "admin" },
  "/functions/fact": {
    methods: ["GET"],
    query: { id: "factId", edition: "edition" },
    who: "admin",
  },
  "/functions/fact-statements": { methods: ["POST"], body: statedFact, who: "admin" },
  "/functions/fact-statements/try": { methods: ["POST"], body: statedFact, who: "admin" },
  "/functions/fact-statements/approve": {
    methods: ["POST"],
    body: { id: "postId", alone: "text" },
    who: "admin",
  },
  "/functions/fact-statements/reject": {
    methods: ["POST"],
    body: { id: "postId", reason: "text" },
    who: "admin",
  },
  "/functions/editions": {
    methods: ["GET", "POST"],
    body: { edition: "edition", state: "editionState" },
    who: "admin",
  },
  "/functions/editions/marks": {
    methods: ["POST"],
    body: { edition: "edition", factIds: "factIds", mark: "mark" },
    who: "admin",
  },
  "/functions/facts/as-of": {
    methods: ["POST"],
    body: { day: "text", path: "text" },
    who: "admin",
  },
  "/functions/updates": { methods: ["GET", "POST"], body: savedUpdate, who: "admin" },
  "/functions/updates/check": { methods: ["POST"], body: typedUpdate, who: "admin" },
  "/functions/updates/state": {
    methods: ["POST"],
    body: { id: "postId", version: "revision", state: "status" },
    who: "admin",
  },
  "/functions/media": {
    methods: ["GET", "POST"],
    query: { q: "text", cursor: "cursor" },
    body: { file: "text" },
    who: "admin",
  },
  "/functions/media/describe": {
    methods: ["POST"],
    body: { id: "postId", alt: "text", isDecorative: "flag" },
    who: "admin",
  },
  "/functions/media/delete": {
    methods: ["POST"],
    body: { id: "postId", fromEarlier: "flag" },
    who: "admin",
  },
  "/functions/ranks": {
    methods: ["GET", "POST"],
    body: { file: "text", year: "text", round: "text" },
    who: "admin",
  },
  "/functions/ranks/check": { methods: ["POST"], body: { file: "text" }, who: "admin" },
  "/functions/ranks/withdraw": {
    methods: ["POST"],
    body: { id: "postId", reason: "text" },
    who: "admin",
  },
  "/functions/settings": {
    methods: ["GET", "POST"],
    body: { institute: "fields", mail: "data", ai: "data", review: "data" },
    who: "admin",
  },
  "/functions/backup": { methods: ["POST"], who: "admin" },
  "/functions/settings/test-mail": { methods: ["POST"], who: "admin" },
  "/functions/settings/try-model": { methods: ["POST"], who: "admin" },
  "/functions/dead-links": {
    methods: ["GET", "POST"],
    body: { address: "address", action: "action" },
    who: "admin",
  },
  "/functions/user-role": { methods: ["GET"], who: "admin" },
  "/functions/generate-sitemap": { methods: ["GET", "POST"], who: "link" },
  ...accountCalls,
  ...readerCalls,
};
