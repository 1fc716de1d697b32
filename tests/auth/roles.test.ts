import { beforeAll, describe, expect, test } from "vitest";
import { calls } from "../support/hostile/call-shapes.ts";
import {
  bearerOf,
  joined,
  officePassword,
  officeEnvironment,
  officeOf,
  type OfficeSite,
} from "../support/office-site.ts";
import { sharedSite } from "../support/site.ts";
import { whoMayCall, type Who } from "../support/who-may-call.ts";

const nobodysId = "0197d000-0000-7000-8000-000000000000";

/** Input that is well-formed where a call reads it before it asks who calls. */
const bodies: Readonly<Record<string, object>> = {
  "/functions/confirm-claims": { postId: nobodysId, revision: 1, sentences: ["x"] },
  "/functions/resolve-claims": {
    postId: nobodysId,
    revision: 1,
    items: [{ sentence: "x", action: "remove" }],
  },
  "/functions/lock-passages": { postId: nobodysId, revision: 1, blocks: [] },
  "/functions/restore-revision": { postId: nobodysId, revision: 1 },
  "/functions/use-recovery-code": { code: "x" },
};

const people = ["nobody", "former", "writer", "approver"] as const;
type Caller = (typeof people)[number];
type Outcome = "not signed in" | "refused" | "let in";

/** What each of them has to hear, by who may call. */
const outcomes: Readonly<Record<Who, readonly Outcome[]>> = {
  anyone: ["let in", "let in", "let in", "let in"],
  "link or office": ["let in", "refused", "let in", "let in"],
  account: ["not signed in", "let in", "let in", "let in"],
  office: ["not signed in", "refused", "let in", "let in"],
  approvers: ["not signed in", "refused", "refused", "let in"],
};

// Ends the sessions of whoever calls.
const last = "POST /auth/v1/logout";
const all = Object.entries(calls)
  .flatMap(([path, { methods }]) => methods.map((method) => `${method} ${path}`))
  .sort((one, other) => Number(one === last) - Number(other === last));

test("every call has its row in the documents: who may make it", () => {
  expect(Object.keys(whoMayCall).sort()).toEqual(all.toSorted());
});

describe("each call, made by nobody, by somebody without a role, by a writer and by an approver", () => {
  const openSite = sharedSite(officeEnvironment);
  let site: OfficeSite;
  let bearers: Readonly<Record<Caller, string | null>>;

  beforeAll(async () => {
    site = await officeOf(await openSite());
    const writer = await joined(site, "writer", "Anita");
    const former = await joined(site, "writer", "Farid");
    await site.ask(`/functions/people/${former.id}`, { removed: true }, site.head);
    const again = { email: former.email, password: officePassword };
    const approver = await joined(site, "admin", "Bina");
    bearers = {
      nobody: null,
      former: await bearerOf(site.ask, again),
      writer: writer.bearer,
      approver: approver.bearer,
    };
  });

  test.each(all)("%s", async (call) => {
    const [method = "", path = ""] = call.split(" ");
    const body =
      method === "GET" || method === "DELETE" ? null : JSON.stringify(bodies[path] ?? {});
    const heard: Outcome[] = [];
    for (const caller of people) {
      const bearer = bearers[caller];
      const { status } = await site.request(path.replace(":id", nobodysId), {
        method,
        body,
        headers: {
          "content-type": "application/json",
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        },
      });
      expect(status).toBeLessThan(500);
      heard.push(status === 401 ? "not signed in" : status === 403 ? "refused" : "let in");
    }
    expect(heard).toEqual(outcomes[whoMayCall[call] ?? "anyone"]);
  });
});
