import { join } from "node:path";
import puppeteer, { type ElementHandle } from "puppeteer-core";
import { findInPath } from "../e2e/browsers.ts";
import type { EngineWindow, WindowStart } from "./engine-window.ts";

/** Firefox by WebDriver BiDi. */
export async function openFirefoxWindow({
  folder,
  environment,
}: WindowStart): Promise<EngineWindow> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findInPath(["firefox-esr", "firefox"]),
    userDataDir: join(folder, "profile"),
    env: environment,
    defaultViewport: null,
    timeout: 0,
    protocolTimeout: 0,
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  // Nothing decides by time: what hangs ends with its test.
  page.setDefaultTimeout(0);
  return {
    async open(address) {
      await page.goto(address);
    },
    evaluate: async (work, given) =>
      // The type of a handle's answer, which data has no use for.
      (await page.evaluate(work as (given: unknown) => unknown, given)) as ReturnType<typeof work>,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (words) => page.keyboard.type(words),
    async press(key, control) {
      if (control !== undefined) await page.keyboard.down(control);
      await page.keyboard.press(key);
      if (control !== undefined) await page.keyboard.up(control);
    },
    async choose(selector, file) {
      const field = await page.waitForSelector(selector);
      await (field as ElementHandle<HTMLInputElement> | null)?.uploadFile(file);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
