import { expect, test } from "vitest";
import { changeEdition, takeBackOpening } from "../../app/calls/editions-schema.ts";
import { callerOf } from "../support/caller.ts";
import { askEditions, bringTo, listedEditions, stateFact } from "../support/stating-facts.ts";
import {
  draftWithTokens,
  adminBearer,
  openPublishing,
  otherAdminBearer,
} from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

const hour = 60 * 60 * 1_000;
const fee = { factId: "fee.general_male.one_paper", value: { kind: "money", rupees: 1_100 } };

onEitherEngine("opening an edition", (openTestDatabase) => {
  test("waits for a second person where one has to approve, and the first can take the request back", async () => {
    const site = openPublishing(await openTestDatabase(), { secondApprover: "required" });
    expect(await bringTo(site, "2027", "open")).toMatchObject({
      state: "planned",
      waits: true,
      current: "2026",
    });
    const [listed] = (await listedEditions(site)).editions;
    expect(listed?.openingAskedBy).toBe("admin:admin@guide.example");
    expect((await askEditions(site, "", { edition: "2027", state: "open" })).status).toBe(403);
    await bringTo(site, "2027", "planned");
    expect((await listedEditions(site)).editions[0]?.openingAskedBy).toBeNull();

    await bringTo(site, "2027", "open");
    const other = callerOf(site.api, otherAdminBearer);
    expect(await other.call(changeEdition, { edition: "2027", state: "open" })).toMatchObject({
      state: "open",
      waits: false,
      current: "2027",
    });
  });

  test("is taken back within a day, and the edition before is the current one again", async () => {
    const site = openPublishing(await openTestDatabase());
    const { call } = callerOf(site.api, adminBearer);
    await bringTo(site, "2027", "open");
    site.clock.advance(23 * hour);
    expect((await listedEditions(site)).editions[0]?.takeBackUntil).not.toBeNull();
    expect(await call(takeBackOpening, { edition: "2027" })).toMatchObject({
      state: "planned",
      current: "2026",
    });
    expect(site.facts.current().editions).toEqual({
      current: "2026",
      listed: [{ edition: "2026", state: "open" }],
    });
  });

  test("stays once a day has passed, a value was confirmed or a post was begun", async () => {
    const back = async (site: ReturnType<typeof openPublishing>) => {
      const answer = await callerOf(site.api, adminBearer).send(takeBackOpening, {
        edition: "2027",
      });
      return [answer.status, (await answer.text()).replace(/^.*?:"|"}$/g, "")];
    };
    const late = openPublishing(await openTestDatabase());
    await bringTo(late, "2027", "open");
    late.clock.advance(25 * hour);
    expect(await back(late)).toEqual([409, expect.stringContaining("within a day")]);

    const stated = openPublishing(await openTestDatabase());
    await bringTo(stated, "2027", "open");
    stated.clock.advance(hour);
    await stateFact(stated, { ...fee, edition: "2027" });
    expect(await back(stated)).toEqual([409, expect.stringContaining("was confirmed since")]);

    const written = openPublishing(await openTestDatabase());
    await bringTo(written, "2027", "open");
    await draftWithTokens(written);
    expect(await back(written)).toEqual([409, expect.stringContaining("A post of 2027")]);
  });
});
