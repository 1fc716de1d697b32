import sharp from "sharp";
import { expect, type Page } from "@playwright/test";
import { expectWholeAtEachWidth, freshName, test } from "./desk.ts";
import { holdSession } from "./sessions.ts";

/** A picture of its own, as a file dialog hands it over. */
async function pictureFile(name: string, width = 1_000, height = 600) {
  const background = { r: Math.floor(Math.random() * 256), g: name.length, b: Date.now() % 256 };
  const create = { width, height, channels: 3, background } as const;
  return { name, mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
}

function card(page: Page, name: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
}

test("an admin at 360 px uploads two pictures, describes one, finds it and deletes it", async ({
  page,
}) => {
  const names = [freshName("Hall"), freshName("Desk")].map((name) => `${name}.jpg`);
  const [hall = "", desk = ""] = names;
  await page.setViewportSize({ width: 360, height: 900 });
  await holdSession(page);
  await page.goto("/admin/pictures");
  await page
    .locator("input[type=file]")
    .setInputFiles(await Promise.all(names.map((name) => pictureFile(name))));
  for (const name of names) await expect(card(page, name)).toContainText("Add a description");
  await expectWholeAtEachWidth(page);

  await card(page, hall).getByRole("button", { name: "Describe" }).click();
  const dialog = page.getByRole("dialog", { name: `Describe “${hall}”` });
  await expect(dialog).toBeVisible();
  await expectWholeAtEachWidth(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Describe the picture, or mark it as decorative.",
  );
  await dialog.getByLabel("What it shows").fill("A hall with rows of desks");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(card(page, hall)).toContainText("A hall with rows of desks");

  await page.getByLabel("Search by name or description").fill("rows of desks");
  await expect(card(page, hall)).toBeVisible();
  await expect(card(page, desk)).toBeHidden();
  await card(page, hall).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete picture" }).click();
  await expect(page.getByText("No pictures found")).toBeVisible();
});

test("pictures are dropped and pasted; what is none is refused in words, and can be tried again", async ({
  page,
}) => {
  await holdSession(page);
  await page.goto("/admin/pictures");
  await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
  for (const way of ["drop", "paste"] as const) {
    const name = `${freshName(way)}.jpg`;
    const { buffer } = await pictureFile(name);
    const given = { way, name, data: buffer.toString("base64") };
    await page.evaluate(({ way, name, data }) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: "image/jpeg" }));
      const options = { bubbles: true, cancelable: true };
      if (way === "paste")
        document.dispatchEvent(
          new ClipboardEvent("paste", { ...options, clipboardData: transfer }),
        );
      else
        document
          .querySelector(".upload-area")
          ?.dispatchEvent(new DragEvent("drop", { ...options, dataTransfer: transfer }));
    }, given);
    await expect(card(page, name)).toBeVisible();
  }

  const file = { name: "letter.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Dear all") };
  await page.locator("input[type=file]").setInputFiles(file);
  const item = page.getByRole("list", { name: "Uploads" }).getByRole("listitem");
  await expect(item.getByRole("alert")).toContainText("is not a picture that can be used here");
  await expect(item.getByRole("button", { name: "Try again" })).toBeVisible();
});
