import { adminBearer, type draftWithTokens } from "./publishing.ts";
import { respelled } from "./respelled.ts";

export type Draft = Awaited<ReturnType<typeof draftWithTokens>>;

export type BadCall = {
  readonly name: string;
  readonly path: (draft: Draft, other: Draft) => string;
  readonly init?: (draft: Draft, other: Draft) => RequestInit;
  readonly status: number;
  /** The whole text of a plain answer, or the `error` of a JSON one; left out where the words are free. */
  readonly says?: string;
  readonly plain?: boolean;
};

const noSession = "No active session";
const unknownPost = "0199a000-0000-7000-8000-000000000000";
const missing = "Missing post ID or token";
const missingForPublish = "Missing postId or token";
const noCorrections = "Please provide correction instructions";
const generation = "/functions/manual-blog-generation";

export function byQuery(
  call: string,
  name: string,
  query: (draft: Draft, other: Draft) => Record<string, string>,
  status: number,
  says?: string,
): BadCall {
  const path = (draft: Draft, other: Draft) =>
    `/functions/${call}?${new URLSearchParams(query(draft, other)).toString()}`;
  const plain = call === "publish-blog";
  return { name: `GET ${call}, ${name}`, path, status, plain, ...(says !== undefined && { says }) };
}

export function byBody(
  call: string,
  name: string,
  body: (draft: Draft, other: Draft) => unknown,
  status: number,
  says?: string,
): BadCall {
  return {
    name: `POST ${call}, ${name}`,
    path: () => `/functions/${call}`,
    init: (draft, other) => {
      const content = body(draft, other);
      return {
        method: "POST",
        headers: call === "manual-blog-generation" ? adminBearer : {},
        body: typeof content === "string" ? content : JSON.stringify(content),
      };
    },
    status,
    plain: call === "publish-blog" && status !== 413,
    ...(says !== undefined && { says }),
  };
}

const megabyte = "x".repeat(1024 * 1024);

const linkCalls = (["preview-blog", "post-status", "publish-blog"] as const).flatMap((call) => {
  const says = call === "publish-blog" ? missingForPublish : missing;
  const right = (draft: Draft) =>
    call === "publish-blog" ? draft.approveToken : draft.previewToken;
  return [
    byQuery(call, "nothing", () => ({}), 400, says),
    byQuery(call, "no token", ({ postId }) => ({ postId }), 400, says),
    byQuery(call, "no post", (draft) => ({ token: right(draft) }), 400, says),
    byQuery(call, "empty", () => ({ postId: " ", token: " " }), 400, says),
    byQuery(call, "a wrong token", ({ postId }) => ({ postId, token: "x.y.z" }), 403),
    byQuery(
      call,
      "a token spelt otherwise",
      (d) => ({ postId: d.postId, token: respelled(right(d)) }),
      403,
    ),
    byQuery(call, "another's token", ({ postId }, o) => ({ postId, token: right(o) }), 403),
    byQuery(call, "an unknown post", (d) => ({ postId: unknownPost, token: right(d) }), 404),
    byQuery(call, "no possible post", (d) => ({ postId: "\u0000'--", token: right(d) }), 404),
  ];
});

export const badCalls: readonly BadCall[] = [
  ...linkCalls,
  byQuery("preview-blog", "an edit token", (d) => ({ postId: d.postId, token: d.editToken }), 403),
  byQuery(
    "publish-blog",
    "a preview token",
    (d) => ({ postId: d.postId, token: d.previewToken }),
    403,
  ),

  byBody("publish-blog", "nothing", () => ({}), 400, missingForPublish),
  byBody("publish-blog", "wrong types", () => ({ postId: 1, token: [] }), 400, missingForPublish),
  byBody("publish-blog", "no JSON", () => "{", 400),
  byBody("publish-blog", "an edit token", (d) => ({ postId: d.postId, token: d.editToken }), 403),
  byBody("publish-blog", "1 MB", () => ({ postId: megabyte }), 413),

  byBody("edit-blog", "an empty body", () => "", 400),
  byBody("edit-blog", "no JSON", () => "{'a'", 400),
  byBody("edit-blog", "a list", () => [], 400),
  byBody("edit-blog", "null", () => null, 400),
  byBody("edit-blog", "nothing", () => ({}), 400, missing),
  byBody(
    "edit-blog",
    "wrong types",
    () => ({ postId: {}, token: 1, corrections: 2 }),
    400,
    missing,
  ),
  byBody(
    "edit-blog",
    "no corrections",
    (d) => ({ postId: d.postId, token: d.editToken }),
    400,
    noCorrections,
  ),
  byBody(
    "edit-blog",
    "blank corrections",
    (d) => ({ postId: d.postId, token: d.editToken, corrections: " \n" }),
    400,
    noCorrections,
  ),
  byBody(
    "edit-blog",
    "corrections of another type",
    (d) => ({ postId: d.postId, token: d.editToken, corrections: ["x"] }),
    400,
    noCorrections,
  ),
  byBody(
    "edit-blog",
    "too long corrections",
    (d) => ({ postId: d.postId, token: d.editToken, corrections: "x".repeat(8_001) }),
    422,
  ),
  byBody(
    "edit-blog",
    "a preview token",
    (d) => ({ postId: d.postId, token: d.previewToken, corrections: "x" }),
    403,
  ),
  byBody(
    "edit-blog",
    "another's token",
    (d, o) => ({ postId: d.postId, token: o.editToken, corrections: "x" }),
    403,
  ),
  byBody(
    "edit-blog",
    "an unknown post",
    (d) => ({ postId: unknownPost, token: d.editToken, corrections: "x" }),
    404,
  ),
  byBody(
    "edit-blog",
    "1 MB",
    (d) => ({ postId: d.postId, token: d.editToken, corrections: megabyte }),
    413,
  ),

  byBody("manual-blog-generation", "nothing", () => ({}), 400, "Please enter a prompt"),
  byBody(
    "manual-blog-generation",
    "a blank prompt",
    () => ({ prompt: " \n " }),
    400,
    "Please enter a prompt",
  ),
  byBody(
    "manual-blog-generation",
    "a prompt of another type",
    () => ({ prompt: 5 }),
    400,
    "Please enter a prompt",
  ),
  byBody(
    "manual-blog-generation",
    "a prompt of nothing storable",
    () => ({ prompt: "\u0000" }),
    400,
    "Please enter a prompt",
  ),
  byBody("manual-blog-generation", "a too long prompt", () => ({ prompt: "x".repeat(8_001) }), 422),
  byBody(
    "manual-blog-generation",
    "an unknown category",
    () => ({ prompt: "x", category: "toString" }),
    400,
  ),
  byBody(
    "manual-blog-generation",
    "a category of another type",
    () => ({ prompt: "x", category: null }),
    400,
  ),
  byBody(
    "manual-blog-generation",
    "a flag of another type",
    () => ({ prompt: "x", publish: "yes" }),
    400,
  ),
  byBody("manual-blog-generation", "no JSON", () => "prompt=x", 400),
  byBody("manual-blog-generation", "a list", () => ["x"], 400),
  byBody("manual-blog-generation", "1 MB", () => ({ prompt: megabyte }), 413),
  ...["", "Bearer the-anonymous-key", "Basic x"].map((authorization): BadCall => ({
    name: `generation by ${JSON.stringify(authorization)}`,
    path: () => generation,
    init: () => ({
      method: "POST",
      headers: { Authorization: authorization },
      body: JSON.stringify({ prompt: "x" }),
    }),
    status: 401,
    says: noSession,
  })),
  {
    name: "the list of work without a session",
    path: () => "/functions/recent-runs",
    status: 401,
    says: noSession,
  },
  {
    name: "a new link without a session",
    path: () => "/functions/preview-link",
    init: ({ postId }) => ({ method: "POST", body: JSON.stringify({ postId }) }),
    status: 401,
    says: noSession,
  },
  {
    name: "a new link of an unknown post",
    path: () => "/functions/preview-link",
    init: () => ({ method: "POST", headers: adminBearer, body: JSON.stringify({ postId: "x" }) }),
    status: 404,
  },
  ...["GET", "PUT", "DELETE"].map((method): BadCall => ({
    name: `${method} edit-blog`,
    path: () => "/functions/edit-blog",
    init: () => ({ method }),
    status: 405,
  })),
];
