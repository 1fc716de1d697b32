import { expect, test } from "vitest";
import { describePicture } from "../../app/calls/pictures-schema.ts";
import { actOnPost } from "../../app/calls/posts.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { addPicture, editPost, samplePicture } from "../support/pictures.ts";
import { attribute, metaContent, only, parsePage } from "../support/html.ts";
import { colourAtRightEdge, expectShareImage, jpegOf } from "../support/share-picture.ts";
import { sharedSite, type TestSite } from "../support/site.ts";

/** The sample pictures are all of #336699. */
const blue = [0x33, 0x66, 0x99] as const;

const openSite = sharedSite({ ...accounts, SITE_URL: "https://guide.example" });

async function publish(site: TestSite, postId: string, revision: number) {
  const { send } = await signedIn(site);
  const answer = await send(actOnPost, { postId, revision, action: "publish" });
  const { error, post } = (await answer.json()) as { error?: string; post?: { publicUrl: string } };
  return { status: answer.status, error, path: post && new URL(post.publicUrl).pathname };
}

/** A draft with these pictures: the first at its top, the second in its text. */
async function draftShowing(
  site: TestSite,
  prompt: string,
  [hero, body]: readonly [string, string],
  alt: string,
) {
  const post = await makePost(site, { publish: false, prompt });
  const edited = await editPost(site, post.id, (text) => ({
    hero_image_url: hero,
    hero_image_alt: alt,
    body_markdown: `${text}\n\n![${alt}](${body})`,
  }));
  expect([edited.status, await edited.text()]).toEqual([200, expect.any(String)]);
  return post;
}

test("readers get a post's own pictures with size, files and words, and sharers a whole address", async () => {
  const site = await openSite();
  const hero = await addPicture(site, await samplePicture({ width: 2_000, height: 1_000 }));
  const body = await addPicture(site, await samplePicture({ width: 700, height: 900 }));
  const { id } = await draftShowing(
    site,
    "Fee for SC/ST candidates",
    [hero.url, body.url],
    "Rows of desks",
  );
  const { status, error, path = "" } = await publish(site, id, 2);
  expect([status, error]).toEqual([200, undefined]);
  const html = await (await site.request(path)).text();
  const images = html.match(/<img [^>]*>/g) ?? [];
  expect(images).toHaveLength(2);
  const [top = "", inText = ""] = images;
  for (const part of [`src="${hero.url}"`, 'width="1600"', 'height="800"', 'fetchPriority="high"'])
    expect(top).toContain(part);
  expect(top).not.toContain("lazy");
  const files = [480, 700].map((width) => `/media/${body.id}-${width}.webp ${width}w`).join(", ");
  for (const part of [
    `srcSet="${files}"`,
    'sizes="',
    'width="700"',
    'height="900"',
    'loading="lazy"',
    'decoding="async"',
    'alt="Rows of desks"',
  ])
    expect(inText).toContain(part);
  expect(html).toContain(`"image":"https://guide.example${hero.url}"`);
  const card = only("img", parsePage(await (await site.request("/blog")).text()));
  expect([attribute(card, "src"), attribute(card, "alt")]).toEqual([hero.url, ""]);
  const { pathname } = new URL(metaContent(parsePage(html), "og:image") ?? "");
  const jpeg = await jpegOf(await site.request(pathname));
  await expectShareImage(jpeg);
  for (const [channel, value] of (await colourAtRightEdge(jpeg)).entries())
    expect(Math.abs(value - (blue[channel] ?? 0))).toBeLessThan(6);
});

test("a picture without words stops a publication by its name, until it is described or decorative", async () => {
  const site = await openSite();
  const content = await samplePicture({ width: 300, height: 100 }, "#112233");
  const picture = await addPicture(site, content, "border.png");
  const post = await draftShowing(
    site,
    "Documents for registration",
    [picture.url, picture.url],
    "",
  );
  const { status, error } = await publish(site, post.id, 2);
  expect([status, error]).toEqual([422, expect.stringContaining("“border.png”")]);
  const { send } = await signedIn(site);
  await send(describePicture, { id: picture.id, isDecorative: true });
  expect((await publish(site, post.id, 2)).status).toBe(200);
});
