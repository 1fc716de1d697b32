import { describe, expect, test } from "vitest";
import { readAuditLog } from "../../app/calls/site-schema.ts";
import { accounts } from "../support/blog-posts.ts";
import { visibleText } from "../support/html.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";
import {
  checkUpdate,
  listUpdates,
  saveUpdate,
  moveUpdate,
} from "../../app/calls/updates-schema.ts";
import { answerTo, joinedBy, signedIn, type Asked, type Caller } from "../support/caller.ts";

const environment = { ...accounts, NOW: "2026-05-20T06:00:00.000Z", NODE_ENV: "test" };
const publicPlaces = ["/latest-updates", "/"];

const plainUpdate = {
  headline: "The office is open on Sunday",
  summary: "Bring a printed copy of the form.",
  category: "registration",
  day: "2026-05-10",
  endsOn: "2026-12-31",
};

/** The calls of the desk on updates as one person makes them: the approver, unless it is somebody else. */
async function openUpdateDesk(site: Asked, caller: Promise<Caller> = signedIn(site)) {
  const { send, call } = await caller;
  const post = (part: "" | "/check" | "/state", body: unknown) =>
    send({ ...saveUpdate, path: `${saveUpdate.path}${part}` }, body);
  const saved = async (answer: Response) => (await answerTo(saveUpdate, answer)).update;

  /** The statements that no record answers, as if whoever publishes had compared them. */
  async function confirmed(typed: object): Promise<readonly string[]> {
    const answer = await post("/check", { ...plainUpdate, ...typed });
    const { toConfirm } = await answerTo(checkUpdate, answer);
    return toConfirm.map(({ sentence }) => sentence);
  }

  async function updateOf(id: string) {
    return (await call(listUpdates, {})).updates.find((update) => update.id === id);
  }
  return {
    post,
    save: async (body: object) =>
      saved(await post("", { ...plainUpdate, confirmed: await confirmed(body), ...body })),
    async move({ id, version }: { id: string; version: number }, state: string) {
      const words = state === "published" ? await confirmed((await updateOf(id)) ?? {}) : [];
      return saved(await post("/state", { id, version, state, confirmed: words }));
    },
    list: async () => (await call(listUpdates, {})).updates,
  };
}

async function textOf({ request }: TestSite, path: string): Promise<string> {
  const text = await (await request(path)).text();
  return path.includes(".") ? text : visibleText(text);
}

onEitherEngine("an update of the institute", (_open, engine) => {
  test("is a draft that only the office sees, until an approver publishes it everywhere at once", async () => {
    const site = await openTestSite(environment, engine);
    const desk = await openUpdateDesk(site);
    for (const path of publicPlaces)
      expect(await textOf(site, path)).not.toContain(plainUpdate.headline);

    const draft = await desk.save({ headline: `\u202e${plainUpdate.headline}\u2066\u061c` });
    const { headline } = plainUpdate;
    expect(draft).toMatchObject({ version: 1, state: "draft", headline });
    for (const path of publicPlaces)
      expect(await textOf(site, path)).not.toContain(plainUpdate.headline);

    expect(await desk.move(draft, "published")).toMatchObject({ version: 2, state: "published" });
    for (const path of publicPlaces)
      expect(await textOf(site, path)).toContain(plainUpdate.headline);
    expect(await textOf(site, "/latest-updates?q=printed+copy")).toContain(plainUpdate.headline);
    expect(await textOf(site, "/sitemap.xml")).toContain("2026-05-20T06:00:00.000Z");
  });

  test("follows the records that its summary names, and their pages lead to it", async () => {
    const site = await openTestSite(environment, engine);
    const desk = await openUpdateDesk(site);
    const mentions = async () =>
      (await (await site.request("/facts/fee.sc_st_pwd.one_paper")).text()).split("/latest-updates")
        .length;
    const before = await mentions();
    const summary = "One paper costs {{fact:fee.sc_st_pwd.one_paper}} now.";
    const made = await desk.save({ summary, publish: true });
    expect(made.shownSummary).toMatch(/One paper costs ₹[\d,]+ now\./);
    expect(await textOf(site, "/latest-updates")).toContain(made.shownSummary);
    expect(await mentions()).toBeGreaterThan(before);
  });

  test("takes the place of a shipped item when that is edited, leaves when it ends, and comes back", async () => {
    const site = await openTestSite(environment, engine);
    const desk = await openUpdateDesk(site);
    const shipped = (await desk.list()).find(({ id }) => id === "N4");
    expect(shipped).toMatchObject({ version: 0, state: "published" });
    const edited = await desk.save({ id: "N4", version: 0, headline: "Cards in other words" });
    expect(edited).toMatchObject({ id: "N4", version: 1, state: "published" });
    const page = await textOf(site, "/latest-updates");
    expect(page).toContain("Cards in other words");
    expect(page).not.toContain("Session 1 admit cards released");

    const ended = await desk.move(edited, "ended");
    expect(await textOf(site, "/latest-updates")).not.toContain("Cards in other words");
    expect((await desk.list()).find(({ id }) => id === "N4")?.state).toBe("ended");
    await desk.move(ended, "published");
    expect(await textOf(site, "/latest-updates")).toContain("Cards in other words");

    const gone = await desk.move({ id: "N1", version: 0 }, "ended");
    expect(await textOf(site, "/latest-updates")).not.toContain("Aadhaar, UDID");
    await desk.move(gone, "published");
    expect(await textOf(site, "/latest-updates")).toContain("Aadhaar, UDID");
  });

  test("is written down in the audit log, change by change", async () => {
    const site = await openTestSite(environment, engine);
    const desk = await openUpdateDesk(site);
    const draft = await desk.save({});
    const put = await desk.move(draft, "ended");
    const back = await desk.move(put, "draft");
    const live = await desk.move(back, "published");
    const edited = await desk.save({ id: live.id, version: live.version, isBreaking: true });
    await desk.move(await desk.move(edited, "ended"), "published");
    const { entries } = await (await signedIn(site)).call(readAuditLog, {});
    const actions = entries.map(({ action }) => action).filter((one) => one.startsWith("update-"));
    expect(actions).toEqual([
      "update-restored",
      "update-ended",
      "update-edited",
      "update-published",
      "update-drafted",
      "update-discarded",
      "update-drafted",
    ]);
  });

  test("is refused with 409 when somebody else has changed it, also at the same moment", async () => {
    const site = await openTestSite(environment, engine);
    const desk = await openUpdateDesk(site);
    const { id, version } = await desk.save({});
    const answers = await Promise.all(
      ["one", "two", "three"].map((word) =>
        desk.post("", { ...plainUpdate, id, version, headline: `Headline ${word}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const shipped = await Promise.all(
      ["one", "two"].map(() => desk.post("/state", { id: "N2", version: 0, state: "ended" })),
    );
    expect(shipped.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("can be drafted and put away by a writer, who changes nothing that readers see", async () => {
    const site = await openTestSite(environment, engine);
    const person = joinedBy(site, await signedIn(site), "writer", "Anita");
    const desk = await openUpdateDesk(site, person);
    const draft = await desk.save({});
    expect((await desk.save({ id: draft.id, version: 1, headline: "Better" })).version).toBe(2);
    const refused = [
      await desk.post("", { ...plainUpdate, publish: true }),
      await desk.post("", { ...plainUpdate, id: "N4", version: 0 }),
      await desk.post("/state", { id: draft.id, version: 2, state: "published" }),
      await desk.post("/state", { id: "N4", version: 0, state: "ended" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await desk.move({ id: draft.id, version: 2 }, "ended")).state).toBe("ended");
    expect((await desk.move({ id: draft.id, version: 3 }, "draft")).state).toBe("draft");
  });
});

describe("what is typed as an update", () => {
  test("is refused with a sentence that names what is wrong", async () => {
    const desk = await openUpdateDesk(await openTestSite(environment));
    for (const [typed, word] of [
      [{ headline: " " }, "headline"],
      [{ summary: "" }, "summary"],
      [{ headline: "x".repeat(141) }, "at most 140"],
      [{ category: "sport" }, "category"],
      [{ day: "2026-02-30" }, "day"],
      [{ day: "2026-05-21" }, "future"],
      [{ link: "javascript:alert(1)" }, "link"],
      [{ link: "//evil.example/x" }, "link"],
      [{ link: "https://user:pass@evil.example/" }, "link"],
      [{ summary: "It costs {{fact:no.such}}." }, "no record"],
    ] as const) {
      const answer = await desk.post("", { ...plainUpdate, ...typed });
      expect.soft([typed, answer.status]).toEqual([typed, 422]);
      expect.soft(await answer.text()).toContain(word);
    }
  });

  test("against a record is kept as a draft, and not published: the answer has the record's value", async () => {
    const site = await openTestSite(environment);
    const desk = await openUpdateDesk(site);
    const summary = "The fee for SC and ST candidates for one paper is ₹750.";
    const draft = await desk.save({ summary });
    const answer = await desk.post("/state", { ...draft, state: "published" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("₹500");
    expect(await textOf(site, "/latest-updates")).not.toContain("₹750");
    const checked = await desk.post("/check", { ...plainUpdate, summary, link: "/no-such-page" });
    const said = await checked.text();
    expect(said).toContain("₹500");
    expect(said).toContain("There is no page at");
  });
});

async function readersSee({ request }: TestSite, words: string): Promise<boolean> {
  return visibleText(await (await request("/latest-updates")).text()).includes(words);
}

test("where a second person has to publish, an update is published by another one than its author, and not changed while it is live", async () => {
  const site = await openTestSite({ ...environment, SECOND_APPROVER: "required" });
  const author = await signedIn(site);
  const other = await joinedBy(site, author, "admin", "Meera");
  const draft = (await answerTo(saveUpdate, await author.send(saveUpdate, plainUpdate))).update;
  const confirmed = [plainUpdate.headline, plainUpdate.summary];
  const publish = { id: draft.id, version: draft.version, state: "published", confirmed };
  const own = await author.send(moveUpdate, publish);
  expect([own.status, await own.text()]).toEqual([
    403,
    expect.stringContaining("A second person has to publish this update"),
  ]);
  const live = (await answerTo(saveUpdate, await other.send(moveUpdate, publish))).update;
  expect(live.state).toBe("published");

  const edit = { ...plainUpdate, headline: "Open on Monday", id: live.id, version: live.version };
  expect((await other.send(saveUpdate, edit)).status).toBe(403);
  expect(await readersSee(site, plainUpdate.headline)).toBe(true);
});

test("a statement that no record answers is published once somebody has said that they compared it", async () => {
  const site = await openTestSite(environment);
  const desk = await openUpdateDesk(site);
  const summary = "Candidates must bring a police certificate to the exam centre.";
  const refused = await desk.post("", { ...plainUpdate, summary, publish: true });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Nobody has confirmed this yet");
  expect(await readersSee(site, summary)).toBe(false);
  const checked = (await (await desk.post("/check", { ...plainUpdate, summary })).json()) as {
    toConfirm: { sentence: string }[];
  };
  const confirmed = checked.toConfirm.map(({ sentence }) => sentence);
  expect(confirmed.length).toBeGreaterThan(0);
  const made = await desk.save({ summary, publish: true, confirmed });
  expect(await readersSee(site, summary)).toBe(true);
  // Words that readers have already are not asked for again.
  const marked = await desk.save({ ...made, isBreaking: true });
  expect(marked.isBreaking).toBe(true);
});
