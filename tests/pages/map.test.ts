import { describe, expect, test } from "vitest";
import { attribute, only, parsePage } from "../support/html.ts";
import { openTestSite } from "../support/site.ts";

const environment = { SITE_MAP_EMBED_URL: "https://maps.example/embed?place=1" };

describe("the map", () => {
  test.each([
    ["/about", 250],
    ["/contact", 400],
  ])(
    "of %s has the height of %i pixels, loads late and is allowed by its origin",
    async (path, height) => {
      const answer = await (await openTestSite(environment)).request(path);
      const policy = answer.headers.get("content-security-policy");
      expect(policy).toContain("frame-src https://maps.example;");
      const page = parsePage(await answer.text());
      const frame = only("iframe", page);
      expect(attribute(frame, "className")).toContain(`map-${height}`);
      expect(attribute(frame, "loading")).toBe("lazy");
      expect(attribute(frame, "title")).toContain("Map");
    },
  );

  test("is on no other page, and nowhere without its setting", async () => {
    const [withMap, without] = [await openTestSite(environment), await openTestSite()];
    const [other, contact] = [await withMap.request("/terms"), await without.request("/contact")];
    for (const answer of [other, contact]) {
      expect(answer.headers.get("content-security-policy")).not.toContain("frame-src");
      expect(await answer.text()).not.toContain("<iframe");
    }
  });
});
