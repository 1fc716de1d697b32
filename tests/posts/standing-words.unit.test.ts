import { expect, test } from "vitest";
import { z } from "zod";
import { labelledData } from "../support/labelled-data.ts";
import { postStanding, type StandingFacts } from "../../app/desk/posts/post-standing.ts";

const approver = { isApprover: true };
const writer = { isApprover: false };
const clean = { conflicts: 0, unverified: 0 };
const draft: StandingFacts = { status: "draft", revision: 1, live_revision: null, checks: clean };
const live: StandingFacts = { ...draft, status: "published", revision: 5, live_revision: 5 };
const at = "2026-11-22T12:00:00.000Z";

const factsSchema = z.custom<Partial<StandingFacts>>();

/** What a post is, what of it differs from a draft or a live post, its state, and what readers have of it. */
const standings = labelledData(
  "posts/cases/standings",
  z.array(z.tuple([z.string(), z.enum(["draft", "live"]), factsSchema, z.string(), z.string()])),
);

test.each(standings)("%s", (_name, kind, change, state, readers) => {
  const standing = postStanding({ ...(kind === "live" ? live : draft), ...change }, approver);
  expect(standing.state).toBe(state);
  expect(standing.readers).toContain(readers);
});

test("the next step names what stands in the way before the publication", () => {
  const stopped = { ...draft, checks: { conflicts: 1, unverified: 2 } };
  expect(postStanding(stopped, approver).next).toBe("1 conflict to settle first.");
  const doubted = { ...draft, checks: { conflicts: 0, unverified: 3 } };
  expect(postStanding(doubted, approver).next).toBe("Read it, then publish it.");
});

test("a writer is told that an approver publishes", () => {
  expect(postStanding(draft, writer).next).toBe("An approver can publish it.");
  expect(postStanding({ ...live, revision: 6 }, writer).next).toContain(
    "is waiting for an approver",
  );
});

test("a schedule is said in India time", () => {
  const post = { ...draft, scheduled: { revision: 1, publishAt: at } };
  expect(postStanding(post, approver).label).toBe("Scheduled for 22 Nov 2026, 5:30 pm");
});
