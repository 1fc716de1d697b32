import { expect, test } from "vitest";
import { changePerson } from "../../app/calls/people-schema.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { saveSettings } from "../../app/calls/settings-schema.ts";
import { readAuditLog } from "../../app/calls/site-schema.ts";
import { accounts } from "../support/blog-posts.ts";
import { approver, callerOf, joinedBy, signedIn } from "../support/caller.ts";
import { openDesk } from "../support/desk.ts";
import { adminBearer, draftWithTokens } from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { openTestSite } from "../support/site.ts";
import { stateFact } from "../support/stating-facts.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("the log of the office", (openTestDatabase) => {
  test("the log names people, posts and whoever holds a link, and is narrowed by person, kind and day", async () => {
    const site = openDesk(await openTestDatabase());
    const { postId, approveToken } = await draftWithTokens(site);
    const { call } = callerOf(site.api, adminBearer);
    const by = { email: "admin@guide.example" };
    await site.linkDesk.issue({ postId, by, scope: "approve" });
    expect((await posted(site, "publish-blog", { postId, token: approveToken })).status).toBe(200);
    const all = await call(readAuditLog, {});
    expect(all.entries.map(({ postTitle }) => postTitle)).toContain("Fees explained");
    const links = await call(readAuditLog, { person: "links" });
    expect(links.entries).toMatchObject([
      { action: "post-published", by: expect.stringContaining("review link") as string },
    ]);
    expect((await call(readAuditLog, { person: by.email })).entries.length).toBeGreaterThan(0);
    const ofLinks = await call(readAuditLog, { kind: "links" });
    expect(new Set(ofLinks.entries.map(({ action }) => action))).toEqual(new Set(["link-issued"]));
    expect((await call(readAuditLog, { day: "2026-01-19" })).entries).toEqual([]);
    expect((await call(readAuditLog, { day: "2026-01-20" })).entries).toEqual(all.entries);
  });

  test("the log is searched by the words of its entries, also beside another filter", async () => {
    const site = openDesk(await openTestDatabase());
    const facts = [
      ["provider.reply", { kind: "number", amount: 12, unit: "hours" }],
      ["provider.established", { kind: "text", text: "2004" }],
    ] as const;
    for (const [factId, value] of facts) await stateFact(site, { factId, value });
    const { postId } = await draftWithTokens(site);
    const { call } = callerOf(site.api, adminBearer);
    const found = async (q: string, filters: object = {}) =>
      (await call(readAuditLog, { q, ...filters })).entries;
    const titled = await found("EXPLAINED fees");
    expect(titled.map(({ post_id }) => post_id)).toContain(postId);
    expect(titled.map(({ action }) => action)).not.toContain("fact-approved");
    const ofReply = await found("12 hours");
    expect(ofReply).toMatchObject([{ action: "fact-approved" }]);
    const reply = builtInFacts.fact("provider.reply").label;
    expect(await found(`${reply} approved`)).toEqual(ofReply);
    expect(await found(reply, { kind: "posts" })).toEqual([]);
    expect(await found("100%")).toEqual([]);
  });
});

test("whoever signs in is named in the log and found by their name, no account by its number, and what became of what is told", async () => {
  const site = await openTestSite(accounts);
  const head = await signedIn(site);
  const person = await joinedBy(site, head, "writer", "Anita");
  const { call } = head;
  const { entries } = await call(readAuditLog, {});
  const signedInEntries = entries.filter(({ action }) => action === "signed-in");
  expect(new Set(signedInEntries.map(({ by }) => by))).toEqual(new Set([approver.email, "Anita"]));
  expect(entries.map(({ by }) => by).join()).not.toContain(person.id);
  const ofHead = (await call(readAuditLog, { person: approver.email })).entries;
  expect(ofHead).toEqual(entries.filter(({ by }) => by === approver.email));
  expect(ofHead.map(({ action }) => action)).toContain("signed-in");

  await head.call(changePerson, { id: person.id, role: "admin" });
  for (const phone of ["98765 43210", "98765 43211"])
    await head.call(saveSettings, { institute: { phone } });
  const later = (await call(readAuditLog, {})).entries;
  const [settings, role] = ["settings-changed", "role-changed"].map((action) =>
    later.find((entry) => entry.action === action),
  );
  expect(role).toMatchObject({
    about: "Anita",
    changes: [{ what: "role", from: "writer", to: "admin" }],
  });
  expect(settings?.changes).toEqual([
    { what: "institute.phone", from: "98765 43210", to: "98765 43211" },
  ]);
});
