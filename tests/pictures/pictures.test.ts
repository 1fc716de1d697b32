import sharp from "sharp";
import { expect, test } from "vitest";
import { accounts, makePost } from "../support/blog-posts.ts";
import { deletePicture, listPictures } from "../../app/calls/pictures-schema.ts";
import { signedIn } from "../support/caller.ts";
import { addPicture, editPost, samplePicture } from "../support/pictures.ts";
import { openTestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("a picture", (_open, engine) => {
  test("is offered to everybody in sizes for phones, for ever, and never wider than it was", async () => {
    const site = await openTestSite(accounts, engine);
    const added = await addPicture(site, await samplePicture({ width: 1200, height: 900 }));
    expect(added).toMatchObject({ width: 1200, height: 900, url: `/media/${added.id}-1200.webp` });
    for (const width of [480, 960, 1200]) {
      const answer = await site.request(`/media/${added.id}-${width}.webp`);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "cross-origin",
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get("content-length")).toBe(String(bytes.length));
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: "webp",
        width,
        height: (width * 3) / 4,
      });
    }
    const etag = (await site.request(added.url)).headers.get("etag") ?? "";
    const again = await site.request(added.url, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await site.request(added.url, { method: "HEAD" });
    expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
    for (const unknown of ["1600", "481", "0480", "-480"])
      expect((await site.request(`/media/${added.id}-${unknown}.webp`)).status).toBe(404);
    expect((await site.request(`/media/${added.id.replace(/^./, "g")}-480.webp`)).status).toBe(404);
  });

  test("is the same one when the same file is sent again, also twice at once", async () => {
    const site = await openTestSite(accounts, engine);
    const content = await samplePicture({ width: 600, height: 300 });
    const { call } = await signedIn(site);
    const added = await Promise.all([1, 2, 3].map(() => addPicture(site, content)));
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    expect((await call(listPictures, { q: "" })).pictures).toHaveLength(1);
  });

  test("that a post shows is not deleted, and the refusal names the post", async () => {
    const site = await openTestSite(accounts, engine);
    const added = await addPicture(site, await samplePicture({ width: 600, height: 300 }));
    const { call, send } = await signedIn(site);
    const post = await makePost(site, { publish: false });
    const shown = await editPost(site, post.id, (body) => ({
      body_markdown: `${body}\n\n![A hall](${added.url})`,
    }));
    expect([shown.status, await shown.text()]).toEqual([200, expect.any(String)]);
    const { pictures } = await call(listPictures, { q: "" });
    expect(pictures[0]?.uses).toEqual([
      { pictureId: added.id, postId: post.id, title: post.title, isDeleted: false },
    ]);
    const refused = await send(deletePicture, { id: added.id });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining(post.title),
    ]);
    await editPost(site, post.id, (body) => ({ body_markdown: body.replace(/!\[.*$/, "") }));
    expect((await send(deletePicture, { id: added.id })).status).toBe(200);
    expect((await call(listPictures, { q: "" })).pictures).toEqual([]);
  });
});
