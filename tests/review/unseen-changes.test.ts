import { expect, test } from "vitest";
import { editPost, readEditable } from "../../app/calls/editing.ts";
import { makeReviewLink, actOnPost as actOn } from "../../app/calls/posts.ts";
import { signedIn } from "../support/caller.ts";
import { accounts, actOnPost, makePost } from "../support/blog-posts.ts";
import { siteInTheWay } from "../support/site-in-the-way.ts";

const now = { NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" };
const settings = { ...accounts, ...now };

test("what readers do not see of a post empties no page", async () => {
  const { site, other } = await siteInTheWay(settings);
  const live = await makePost(site, { publish: true });
  const kept = await makePost(site, { publish: true, prompt: "Languages of the paper" });
  const draft = await makePost(site, { publish: false, prompt: "Dates of session 2" });
  const { call } = await signedIn(site);
  const paths = [live, kept].map(({ slug }) => `/blog/2026/02/${slug}`);
  const shown = () =>
    Promise.all(
      paths.map(async (path) => (await (await site.request(path)).text()).includes("Quiet")),
    );
  expect(await shown()).toEqual([false, false]);
  // Pages rendered from now on say so; kept ones do not.
  await other.query("UPDATE blog_posts SET title = 'Quiet'");

  await call(makeReviewLink, { postId: draft.id, scope: "preview" });
  const { fields } = (await call(readEditable, { postId: live.id })).post;
  const edited = { ...fields, title: "A change that waits" };
  await call(editPost, { postId: live.id, revision: 1, fields: edited, readerNote: "" });
  await call(actOn, { postId: live.id, action: "discard", revision: 2 });
  expect(await shown()).toEqual([false, false]);

  expect((await actOnPost(site, kept.id, "unpublish")).status).toBe(200);
  expect((await site.request(paths[1] ?? "")).status).toBe(410);
});
