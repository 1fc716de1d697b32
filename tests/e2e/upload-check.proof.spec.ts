import { expect, test, type Locator, type Page } from "@playwright/test";
import { cmykJpeg, noisyJpeg, turnedJpeg, type UploadFile } from "../support/upload-files.ts";
import {
  expectAccessibleInBothSchemes,
  expectNoSidewaysScrolling,
  phone,
  tabTo,
} from "./visitor.ts";

const address = "/tools/upload-check";

async function choose(section: Locator, { name, bytes }: UploadFile): Promise<void> {
  await section
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: bytes });
  await expect(section.getByRole("status")).toContainText(/fit/i);
}

function verdicts(section: Locator): Promise<(string | undefined)[]> {
  return section
    .locator("[data-rule]")
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset["verdict"]));
}

/** Everything that the browser asks a server for from now on, by its own log of the network. */
async function watchRequests(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ request }) => {
    if (!request.url.startsWith("blob:")) asked.push(request.url);
  });
  session.on("Network.webSocketCreated", ({ url }) => asked.push(url));
  return asked;
}

const large = [
  { section: "photo", file: "photo.jpg", type: "ffd8ff", min: 10_240, max: 200_000 },
  { section: "signature", file: "sign.jpg", type: "ffd8ff", min: 10_240, max: 50_000 },
  { section: "class-10", file: "scan.jpg", type: "255044", min: 102_400, max: 300_000 },
] as const;

test("on a phone a large picture becomes a copy that fits every limit, by keyboard, to be saved from the page", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(address, { waitUntil: "networkidle" });
  const asked = await watchRequests(page);
  for (const { section, file, type, min, max } of large)
    await test.step(section, async () => {
      const part = page.locator(`#${section}`);
      await choose(part, { name: file, bytes: await noisyJpeg(1_500, 2_000) });
      await tabTo(page, part.getByRole("button", { name: "Make a copy that fits" }));
      await page.keyboard.press("Enter");
      await expect(part.getByRole("status")).toContainText("Your own file stays as it is");
      await expect(part.getByRole("figure", { name: "The copy" })).toBeVisible();
      const saving = page.waitForEvent("download");
      await tabTo(page, part.getByRole("link", { name: "Save the copy" }));
      await page.keyboard.press("Enter");
      const saved = await saving;
      const bytes = await readAll(await saved.createReadStream());
      expect(saved.suggestedFilename()).toMatch(/^(photo|sign|scan)-fits\.(jpg|pdf)$/);
      expect(bytes.subarray(0, 3).toString("hex")).toBe(type);
      expect(bytes.length).toBeGreaterThanOrEqual(min);
      expect(bytes.length).toBeLessThanOrEqual(max);
      expect(bytes.includes("Exif\0")).toBe(false);
      // The copy itself is found right.
      await choose(part, { name: saved.suggestedFilename(), bytes });
      expect(await verdicts(part)).not.toContain("no");
    });
  expect(asked).toEqual([]);
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScrolling(page);
});

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

test("a picture for printing, one stored sideways and a tiny one are warned of", async ({
  page,
}) => {
  await page.goto(address, { waitUntil: "networkidle" });
  const section = page.locator("#photo");
  const warned = [
    [await cmykJpeg(300, 400), "its colours are CMYK"],
    [await turnedJpeg(6), "it is stored sideways"],
    [await noisyJpeg(90, 120), "it has only 90 × 120 pixels"],
  ] as const;
  for (const [bytes, warning] of warned) {
    await choose(section, { name: "me.jpg", bytes });
    await expect(section.getByText(`Check: ${warning}`)).toBeVisible();
  }
});
