import { z } from "zod";
import { labelledData } from "./labelled-data.ts";
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

/** Which call, what is wrong with its body, the body as JSON or as another text, the status, and the words where they are fixed. */
const badBodies = labelledData(
  "review/cases/bad-bodies",
  z.array(
    z.tuple([
      z.string(),
      z.string(),
      z.union([z.object({ text: z.string() }), z.object({ json: z.unknown() })]),
      z.int(),
      z.string().optional(),
    ]),
  ),
);

/** A body with what it names in braces: parts of a draft, of another one, and long texts. */
function filled(body: (typeof badBodies)[number][2], draft: Draft, other: Draft): string {
  const long = { "1 MB": 1024 * 1024, "8,001 characters": 8_001 };
  const texts = Object.entries({
    ...Object.fromEntries(Object.entries(long).map(([name, size]) => [name, "x".repeat(size)])),
    ...draft,
    ...Object.fromEntries(Object.entries(other).map(([name, text]) => [`other ${name}`, text])),
  });
  return texts.reduce(
    (text, [name, part]) => text.replace(`{${name}}`, () => part),
    "text" in body ? body.text : JSON.stringify(body.json),
  );
}

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

  ...badBodies.map(([call, name, body, status, says]) =>
    byBody(call, name, (draft, other) => filled(body, draft, other), status, says),
  ),
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
