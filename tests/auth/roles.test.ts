import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { changePerson } from "../../app/calls/people-schema.ts";
import { accounts } from "../support/blog-posts.ts";
import { callerOf, joinedBy, joinedPassword, signedIn, type Caller } from "../support/caller.ts";
import { calls } from "../support/hostile/call-shapes.ts";
import { sharedSite, type TestSite } from "../support/site.ts";

const nobodysId = "0197d000-0000-7000-8000-000000000000";

/** Input that is well-formed where a call reads it before it asks who calls. */
const bodies: Readonly<Record<string, object>> = {
  "/functions/settle-mark": { postId: nobodysId, revision: 1, markId: "m1", action: "delete" },
  "/functions/send-back": { postId: nobodysId, token: "", revision: 1, note: "x" },
  "/functions/restore-revision": { postId: nobodysId, revision: 1 },
};

/** `anyone`: what the call itself holds decides, such as the token of a link; `account`: whoever is signed in. */
const whoSchema = z.enum(["anyone", "link or office", "account", "office", "approvers"]);

type Who = z.infer<typeof whoSchema>;

const byWords: Readonly<Record<string, Who>> = {
  "whoever has what it asks for": "anyone",
  "link, writer, approver": "link or office",
  "whoever is signed in": "account",
  "writer, approver": "office",
  approver: "approvers",
};

/** Every call with who may make it, from the list in docs/security.md; what a writer may do by it is narrower still. */
const whoMayCall: Readonly<Record<string, Who>> = Object.fromEntries(
  Array.from(
    readFileSync("docs/security.md", "utf8").matchAll(/^- \*\*(.+?)\*\*: (`.+)$/gm),
    ([, words = "", list = ""]) => {
      const who = whoSchema.parse(byWords[words]);
      return Array.from(
        list.matchAll(/`(\S+) (\S+?)`/g),
        ([, method = "", path = ""]): readonly [string, Who] => [
          `${method} ${path.startsWith("/") ? path : `/functions/${path}`}`,
          who,
        ],
      );
    },
  ).flat(),
);

const people = ["nobody", "former", "writer", "approver"] as const;
type Person = (typeof people)[number];
type Outcome = "not signed in" | "refused" | "let in";

/** The answer to each of them, by who may call. */
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
  const openSite = sharedSite(accounts);
  let site: TestSite;
  let callers: Readonly<Record<Person, Caller>>;

  beforeAll(async () => {
    site = await openSite();
    const head = await signedIn(site);
    const former = await joinedBy(site, head, "writer", "Farid");
    await head.call(changePerson, { id: former.id, removed: true });
    callers = {
      nobody: callerOf(site),
      former: await signedIn(site, { email: former.email, password: joinedPassword }),
      writer: await joinedBy(site, head, "writer", "Anita"),
      approver: await joinedBy(site, head, "admin", "Bina"),
    };
  });

  test.each(all)("%s", async (call) => {
    const [method = "", path = ""] = call.split(" ");
    const body =
      method === "GET" || method === "DELETE" ? null : JSON.stringify(bodies[path] ?? {});
    const heard: Outcome[] = [];
    for (const caller of people) {
      const { status } = await site.request(path.replace(":id", nobodysId), {
        method,
        body,
        headers: { "content-type": "application/json", ...callers[caller].headers },
      });
      expect(status).toBeLessThan(500);
      heard.push(status === 401 ? "not signed in" : status === 403 ? "refused" : "let in");
    }
    expect(heard).toEqual(outcomes[whoMayCall[call] ?? "anyone"]);
  });
});
