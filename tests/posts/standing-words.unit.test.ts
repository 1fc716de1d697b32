import { expect, test } from "vitest";
import { postStanding, type StandingFacts } from "../../app/desk/posts/post-standing.ts";

const approver = { isApprover: true };
const writer = { isApprover: false };
const clean = { stops: 0, unconfirmed: 0 };
const draft: StandingFacts = { status: "draft", revision: 1, live_revision: null, checks: clean };
const live: StandingFacts = { ...draft, status: "published", revision: 5, live_revision: 5 };
const at = "2026-11-22T12:00:00.000Z";

test.each([
  ["a draft with nothing in its way waits for approval", draft, "waiting", "nothing of it yet"],
  [
    "a draft with claims to confirm is a draft",
    { ...draft, checks: { stops: 0, unconfirmed: 2 } },
    "draft",
    "nothing of it yet",
  ],
  ["a live post says which revision readers see", live, "live", "readers see version 5"],
  [
    "a change beside a live post is said to wait",
    { ...live, revision: 6 },
    "live-waiting",
    "Live: readers see version 5; your change waits.",
  ],
  [
    "a scheduled change leaves readers what they have",
    { ...live, revision: 6, scheduled: { revision: 6, publishAt: at } },
    "scheduled",
    "readers see version 5 until then",
  ],
  [
    "a live post under the AI's hands stays with its readers",
    { ...live, status: "regenerating" },
    "rewritten",
    "readers see version 5 meanwhile",
  ],
  [
    "a withdrawn post is said to be withdrawn",
    { ...draft, status: "withdrawn" },
    "withdrawn",
    "This article has been withdrawn",
  ],
  [
    "a deleted post is deleted, whatever it was",
    { ...live, deleted_at: at },
    "deleted",
    "do not see",
  ],
] as const)("%s", (_name, post, state, readers) => {
  const standing = postStanding(post, approver);
  expect(standing.state).toBe(state);
  expect(standing.readers).toContain(readers);
});

test("the next step names what stands in the way before the publication", () => {
  const stopped = { ...draft, checks: { stops: 1, unconfirmed: 2 } };
  expect(postStanding(stopped, approver).next).toContain("that the checks stop");
  expect(postStanding({ ...draft, checks: { stops: 0, unconfirmed: 3 } }, approver).next).toContain(
    "look up the 3 statements",
  );
});

test("a writer is told that an approver publishes", () => {
  expect(postStanding(draft, writer).next).toBe("An approver can publish it.");
  expect(postStanding({ ...live, revision: 6 }, writer).next).toContain("waits for an approver");
});

test("a schedule is said in India time", () => {
  const post = { ...draft, scheduled: { revision: 1, publishAt: at } };
  expect(postStanding(post, approver).label).toBe("Scheduled for 22 Nov 2026, 5:30 pm");
});
