import { expect, test } from "vitest";
import { generateBlog } from "../../app/calls/generation.ts";
import {
  changePerson,
  endSessions,
  invitePerson,
  join,
  listPeople,
  readAccount,
  readInvitation,
  resetFactor,
} from "../../app/calls/people-schema.ts";
import { previewBlog } from "../../app/calls/review.ts";
import { readRole } from "../../app/calls/site-schema.ts";
import type { Engine } from "../../database/open-database.ts";
import type { Role } from "../../domain/auth/account.ts";
import { accounts } from "../support/blog-posts.ts";
import {
  approver,
  callerOf,
  joinedBy,
  joinedPassword as password,
  signedIn,
  type Caller,
} from "../support/caller.ts";
import { tokenOf } from "../support/publishing.ts";
import { openOtherInstance, openTestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

const anita = { email: "anita@guide.example", name: "Anita", role: "writer" } as const;

/** The whole site with its first approver, and somebody who has not signed in. */
async function openOffice(engine: Engine = "sqlite", environment: Record<string, string> = {}) {
  const site = await openTestSite({ ...accounts, ...environment }, engine);
  return { site, head: await signedIn(site), nobody: callerOf(site) };
}

/** Invites somebody, and answers the token of the link. */
async function invited({ call }: Caller, person: { readonly role?: Role } = {}) {
  const { id, inviteUrl } = await call(invitePerson, { ...anita, ...person });
  return { id, inviteUrl, token: inviteUrl.split("#token=")[1] ?? "" };
}

async function statusOf(answer: Response | Promise<Response>): Promise<number> {
  return (await answer).status;
}

async function errorIn(answer: Response): Promise<string> {
  return ((await answer.json()) as { error: string }).error;
}

onEitherEngine("an office", (_, engine) => {
  test("asks somebody by a link that makes one account, once, with its role", async () => {
    const { site, head, nobody } = await openOffice(engine);
    const { id, inviteUrl, token } = await invited(head);
    expect(inviteUrl).toMatch(/^http:\/\/localhost:3000\/admin\/join#token=[\w-]{43}$/);
    expect(await nobody.call(readInvitation, { token })).toMatchObject(anita);
    const list = await head.call(listPeople, {});
    expect(list).toMatchObject({
      people: [{ email: approver.email, role: "admin", name: null }],
      invitations: [{ id, ...anita }],
    });
    expect(JSON.stringify(list)).not.toContain(token);

    const short = nobody.send(join, { token, name: "Anita", password: "short" });
    expect(await statusOf(short)).toBe(422);
    const attempts = await Promise.all(
      [1, 2, 3].map(() => statusOf(nobody.send(join, { token, name: "Anita M.", password }))),
    );
    expect(attempts.sort()).toEqual([200, 410, 410]);
    const her = await signedIn(site, { email: anita.email, password });
    expect(await her.call(readAccount, {})).toMatchObject({ id, name: "Anita M.", role: "writer" });
    const after = await head.call(listPeople, {});
    expect(after).toMatchObject({ people: [{}, { id, role: "writer" }], invitations: [] });
  });

  test("keeps an approver, whatever two of them do to each other at once", async () => {
    const { site, head } = await openOffice(engine);
    const { id } = await head.call(readAccount, {});
    expect(await statusOf(head.send(changePerson, { id, role: "writer" }))).toBe(409);
    expect(await statusOf(head.send(changePerson, { id, removed: true }))).toBe(409);
    const other = await joinedBy(site, head, "admin", "Bina");
    const both = await Promise.all([
      statusOf(other.send(changePerson, { id, role: "writer" })),
      statusOf(head.send(changePerson, { id: other.id, removed: true })),
    ]);
    expect(both.filter((status) => status === 200)).toHaveLength(1);
    const roles = await Promise.all(
      [head, other].map(async ({ send }) => {
        const answer = await send(readRole);
        return answer.ok ? ((await answer.json()) as { role: string }).role : null;
      }),
    );
    expect(roles.filter((role) => role === "admin")).toHaveLength(1);
  });

  test("takes an approver's invitations back with the approver", async () => {
    const { site, head, nobody } = await openOffice(engine);
    const bina = await joinedBy(site, head, "admin", "Bina");
    const { token } = await invited(bina, { role: "admin" });
    expect(await statusOf(nobody.send(readInvitation, { token }))).toBe(200);
    await head.call(changePerson, { id: bina.id, removed: true });
    expect(await statusOf(nobody.send(readInvitation, { token }))).toBe(410);
    const late = await nobody.send(join, { token, name: "", password });
    expect([late.status, await errorIn(late)]).toEqual([410, expect.stringContaining("withdrawn")]);
    expect(await head.call(listPeople, {})).toMatchObject({ invitations: [] });
    const again = await invited(head, { role: "admin" });
    expect(await statusOf(nobody.send(join, { token: again.token, name: "", password }))).toBe(200);
  });
});

test("a removed person is out at once, keeps no link, and may be given a role again", async () => {
  const { site, head, nobody } = await openOffice();
  const her = await joinedBy(site, head, "writer", "Anita");
  const { id, email } = her;
  const wish = { prompt: "Fees", category: "news", publish: false };
  const { post } = await her.call(generateBlog, wish);
  const preview = () =>
    statusOf(nobody.send(previewBlog, { postId: post.id, token: tokenOf(post.previewUrl) }));
  expect(await preview()).toBe(200);

  await head.call(changePerson, { id, removed: true });
  const out = await her.send(readRole);
  expect([out.status, await errorIn(out)]).toEqual([401, "No active session"]);
  expect(await preview()).toBe(410);
  const again = await signedIn(site, { email, password });
  const denied = await again.send(readRole);
  const words = "Access denied: Admin privileges required";
  expect([denied.status, await errorIn(denied)]).toEqual([403, words]);
  expect(await head.call(listPeople, {})).toMatchObject({ former: [{ id, name: "Anita" }] });
  expect(await statusOf(head.send(invitePerson, { ...anita, email }))).toBe(409);
  await head.call(changePerson, { id, role: "admin" });
  expect(await statusOf(again.send(readRole))).toBe(200);
});

test("an invitation that was made again, withdrawn or is unknown opens nothing", async () => {
  const { head, nobody } = await openOffice();
  const first = await invited(head);
  const { id, token } = await invited(head);
  const read = (which: string) => statusOf(nobody.send(readInvitation, { token: which }));
  expect(await read(first.token)).toBe(410);
  expect(await read(token)).toBe(200);
  expect(await statusOf(head.send(changePerson, { id: first.id, removed: true }))).toBe(404);
  expect(await statusOf(head.send(changePerson, { id, role: "admin" }))).toBe(404);
  expect(await statusOf(head.send(changePerson, { id, removed: true }))).toBe(200);
  const gone = await nobody.send(join, { token, password });
  expect([gone.status, await errorIn(gone)]).toEqual([410, expect.stringContaining("withdrawn")]);
  expect(await read("a guess")).toBe(410);
});

test("an invitation is over after seven days", async () => {
  const at = (instant: string) => ({ NODE_ENV: "test", NOW: instant });
  const { site, head } = await openOffice("sqlite", at("2026-01-20T10:00:00.000Z"));
  const { token } = await invited(head);
  await site.site.close();
  const later = await openOtherInstance(site, at("2026-01-27T10:00:01.000Z"));
  const late = await callerOf(later).send(join, { token, password });
  expect([late.status, await errorIn(late)]).toEqual([410, expect.stringContaining("expired")]);
});

test("who is logged out by an approver has to log in again; nobody else has to", async () => {
  const { site, head } = await openOffice();
  const her = await joinedBy(site, head, "writer", "Anita");
  expect(await statusOf(head.send(endSessions, { id: her.id }))).toBe(200);
  expect(await statusOf(her.send(readRole))).toBe(401);
  expect(await statusOf(head.send(readRole))).toBe(200);
  for (const id of ["nobody", "%00", "0197d000-0000-7000-8000-000000000000"])
    for (const endpoint of [changePerson, endSessions, resetFactor])
      expect(await statusOf(head.send(endpoint, { id }))).toBe(404);
});
