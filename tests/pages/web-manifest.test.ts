import { expect, test } from "vitest";
import { z } from "zod";
import { createBuiltFileHandler } from "../../server/built-files.ts";
import { openFront } from "../support/front.ts";
import { openTestSite } from "../support/site.ts";

const manifestSchema = z.object({
  id: z.literal("/"),
  name: z.string(),
  short_name: z.string().max(12),
  start_url: z.literal("/"),
  scope: z.literal("/"),
  display: z.literal("standalone"),
  theme_color: z.string().regex(/^#[0-9a-f]{3,6}$/),
  background_color: z.string().regex(/^#[0-9a-f]{3,6}$/),
  icons: z.array(
    z.object({
      src: z.string(),
      sizes: z.string(),
      type: z.string(),
      purpose: z.literal("maskable").optional(),
    }),
  ),
});

test("the manifest names the site and the institute, and has icons of the sizes that it says", async () => {
  const { request, site } = await openTestSite({ SITE_NAME_PROVIDER: "Malabar Coaching" });
  const answer = await request("/manifest.webmanifest");
  expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  const manifest = manifestSchema.parse(await answer.json());
  expect(manifest.name).toContain("Malabar Coaching");
  const ask = await openFront(createBuiltFileHandler({ https: false, traffic: site.traffic }));
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  for (const { src, sizes } of pictures) {
    const icon = await ask(src);
    expect(icon.headers["content-type"], src).toBe("image/png");
    expect(pngSize(icon.body), src).toBe(sizes);
  }
  // What Chromium asks for before it offers to install.
  expect(pictures.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
});

/** Width and height stand at fixed places of the file (PNG specification, section 11.2.1). */
function pngSize(file: Buffer): string {
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
