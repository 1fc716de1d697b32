import { expect, test } from "vitest";
import { onEitherEngine } from "../support/tier.ts";
import { openOtherInstance } from "../support/site.ts";
import {
  approver,
  bearerOf,
  invited,
  joined,
  officePassword,
  openOffice,
} from "../support/office-site.ts";

const anita = { email: "anita@guide.example", name: "Anita", role: "writer" } as const;

onEitherEngine("an office", (_, engine) => {
  test("asks somebody by a link that makes one account, once, with its role", async () => {
    const site = await openOffice(engine);
    const { ask, head } = site;
    const { id, inviteUrl, token } = await invited(site, anita);
    expect(inviteUrl).toMatch(/^http:\/\/localhost:3000\/admin\/join#token=[\w-]{43}$/);
    const read = await ask("/functions/invitation", { token });
    expect(await read.json()).toMatchObject(anita);
    const list: unknown = await (await ask("/functions/people", undefined, head)).json();
    expect(list).toMatchObject({
      people: [{ email: approver.email, role: "admin", name: null }],
      invitations: [{ id, ...anita }],
    });
    expect(JSON.stringify(list)).not.toContain(token);

    const short = await ask("/functions/join", { token, name: "Anita", password: "short" });
    expect(short.status).toBe(422);
    const attempts = await Promise.all(
      [1, 2, 3].map(() =>
        ask("/functions/join", { token, name: "Anita M.", password: officePassword }),
      ),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const bearer = await bearerOf(ask, { email: anita.email, password: officePassword });
    const account: unknown = await (await ask("/functions/account", undefined, bearer)).json();
    expect(account).toMatchObject({ id, name: "Anita M.", role: "writer" });
    const after: unknown = await (await ask("/functions/people", undefined, head)).json();
    expect(after).toMatchObject({ people: [{}, { id, role: "writer" }], invitations: [] });
  });

  test("keeps an approver, whatever two of them do to each other at once", async () => {
    const site = await openOffice(engine);
    const { ask, head } = site;
    const mine = (await (await ask("/functions/account", undefined, head)).json()) as {
      id: string;
    };
    const alone = await ask(`/functions/people/${mine.id}`, { role: "writer" }, head);
    expect(alone.status).toBe(409);
    expect((await ask(`/functions/people/${mine.id}`, { removed: true }, head)).status).toBe(409);
    const other = await joined(site, "admin", "Bina");
    const both = await Promise.all([
      ask(`/functions/people/${mine.id}`, { role: "writer" }, other.bearer),
      ask(`/functions/people/${other.id}`, { removed: true }, head),
    ]);
    const roles = await Promise.all(
      [head, other.bearer].map(async (bearer) => {
        const answer = await ask("/functions/user-role", undefined, bearer);
        return answer.status === 200 ? ((await answer.json()) as { role: string }).role : null;
      }),
    );
    expect(roles.filter((role) => role === "admin")).toHaveLength(1);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test("a removed person is out at once, keeps no link, and may be given a role again", async () => {
  const site = await openOffice();
  const { ask, head } = site;
  const { id, bearer, email } = await joined(site, "writer", "Anita");
  const wish = { prompt: "Fees", category: "news", publish: false };
  const made = await ask("/functions/manual-blog-generation", wish, bearer);
  const { post } = (await made.json()) as { post: { id: string; previewUrl: string } };
  const token = new URL(post.previewUrl).searchParams.get("token") ?? "";
  const preview = () => ask(`/functions/preview-blog?postId=${post.id}&token=${token}`);
  expect((await preview()).status).toBe(200);

  expect((await ask(`/functions/people/${id}`, { removed: true }, head)).status).toBe(200);
  expect((await ask("/functions/user-role", undefined, bearer)).status).toBe(401);
  expect((await preview()).status).toBe(410);
  const again = await bearerOf(ask, { email, password: officePassword });
  expect((await ask("/functions/user-role", undefined, again)).status).toBe(403);
  const list: unknown = await (await ask("/functions/people", undefined, head)).json();
  expect(list).toMatchObject({ former: [{ id, name: "Anita" }] });
  const asked = await ask("/functions/people", { email, name: "Anita", role: "writer" }, head);
  expect(asked.status).toBe(409);
  expect((await ask(`/functions/people/${id}`, { role: "admin" }, head)).status).toBe(200);
  expect((await ask("/functions/user-role", undefined, again)).status).toBe(200);
});

test("an invitation that was made again, withdrawn or is unknown opens nothing", async () => {
  const site = await openOffice();
  const { ask, head } = site;
  const first = await invited(site, anita);
  const { id, token } = await invited(site, anita);
  expect((await ask("/functions/invitation", { token: first.token })).status).toBe(410);
  expect((await ask("/functions/invitation", { token })).status).toBe(200);
  expect((await ask(`/functions/people/${first.id}`, { removed: true }, head)).status).toBe(404);
  expect((await ask(`/functions/people/${id}`, { role: "admin" }, head)).status).toBe(404);
  expect((await ask(`/functions/people/${id}`, { removed: true }, head)).status).toBe(200);
  const gone = await ask("/functions/join", { token, password: officePassword });
  expect(gone.status).toBe(410);
  expect(await gone.json()).toEqual({ error: expect.stringContaining("withdrawn") as unknown });
  expect((await ask("/functions/invitation", { token: "a guess" })).status).toBe(410);
});

test("an invitation is over after seven days", async () => {
  const site = await openOffice("sqlite", { NODE_ENV: "test", NOW: "2026-01-20T10:00:00.000Z" });
  const { token } = await invited(site, anita);
  await site.site.close();
  const lateNow = { NODE_ENV: "test", NOW: "2026-01-27T10:00:01.000Z" };
  const later = await openOtherInstance(site, lateNow);
  const body = JSON.stringify({ token, password: officePassword });
  const late = await later.request("/functions/join", { method: "POST", body });
  expect(late.status).toBe(410);
  expect(await late.json()).toEqual({ error: expect.stringContaining("expired") as unknown });
});

test("who is logged out by an approver has to log in again; nobody else has to", async () => {
  const site = await openOffice();
  const { id, bearer } = await joined(site, "writer", "Anita");
  const ended = await site.ask(`/functions/people/${id}/end-sessions`, {}, site.head);
  expect(ended.status).toBe(200);
  expect((await site.ask("/functions/user-role", undefined, bearer)).status).toBe(401);
  expect((await site.ask("/functions/user-role", undefined, site.head)).status).toBe(200);
  for (const unknown of ["nobody", "%00", "0197d000-0000-7000-8000-000000000000"])
    for (const call of ["", "/end-sessions", "/reset-factor"]) {
      const answer = await site.ask(`/functions/people/${unknown}${call}`, {}, site.head);
      expect(answer.status).toBe(404);
    }
});
