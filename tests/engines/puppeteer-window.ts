import { join } from "node:path";
import puppeteer, { type Browser, type ElementHandle } from "puppeteer-core";
import { findChromium, findInPath } from "../e2e/find-chromium.ts";
import type { EngineWindow, WindowStart } from "./engine-window.ts";

/** Chromium by its own protocol, Firefox by WebDriver BiDi: puppeteer hides which. */
export async function openPuppeteerWindow(
  name: "Chromium" | "Firefox",
  start: WindowStart,
): Promise<EngineWindow> {
  const browser = await (name === "Chromium" ? startChromium(start) : startFirefox(start));
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  // Nothing decides by time: what hangs ends with its test.
  page.setDefaultTimeout(0);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
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
    print: () => page.pdf({ preferCSSPageSize: true }),
    errors: () => errors,
    close: () => browser.close(),
  };
}

const patience = { timeout: 0, protocolTimeout: 0 };

function startChromium({ choice, folder, environment }: WindowStart): Promise<Browser> {
  return puppeteer.launch({
    browser: "chrome",
    executablePath: findChromium(),
    userDataDir: join(folder, "profile"),
    env: environment,
    defaultViewport: null,
    ...patience,
    args: [
      ...["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
      // Of several lists of settings Chromium takes the last.
      `--blink-settings=preferredColorScheme=${choice.dark ? 0 : 1},scriptEnabled=${choice.script}`,
    ],
  });
}

function startFirefox({ choice, folder, environment }: WindowStart): Promise<Browser> {
  return puppeteer.launch({
    browser: "firefox",
    executablePath: findInPath(["firefox-esr", "firefox"]),
    userDataDir: join(folder, "profile"),
    env: environment,
    defaultViewport: null,
    ...patience,
    extraPrefsFirefox: {
      "layout.css.prefers-color-scheme.content-override": choice.dark ? 0 : 1,
      "javascript.enabled": choice.script,
    },
  });
}
