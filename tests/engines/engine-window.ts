import { rmSync } from "node:fs";
import { preferTypeface } from "../e2e/browsers.ts";
import { newFolder } from "../support/test-folder.ts";
import { openFirefoxWindow } from "./firefox-window.ts";
import { openWebkitWindow } from "./webkit-window.ts";

/** Beside Chromium, in which all browser tests run. */
const engines = { Firefox: openFirefoxWindow, WebKit: openWebkitWindow };

export type EngineName = keyof typeof engines;

/** How an engine is started: a home of its own, which goes with it, one typeface, one language, one time zone. */
export type WindowStart = {
  readonly folder: string;
  readonly environment: Record<string, string>;
};

/** One window of a browser, as much of it as the journey needs; `visit.ts` waits and finds by these. */
export type EngineWindow = {
  readonly open: (address: string) => Promise<void>;
  /** Runs the function in the page; what it uses and what it answers is data. */
  readonly evaluate: <Given, Answer>(
    work: (given: Given) => Answer,
    given: Given,
  ) => Promise<Answer>;
  /** A click of the mouse, in CSS pixels of the window. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly type: (words: string) => Promise<void>;
  /** A key, or a key with Control held. */
  readonly press: (key: Key, control?: "Control") => Promise<void>;
  /** Chooses this file in the field, as its dialog does. */
  readonly choose: (selector: string, file: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Key = "Enter" | "Escape" | "End" | "a" | "v";

/** Starts the engine with a window; whoever opens it closes it. */
export async function openWindow(name: EngineName): Promise<EngineWindow> {
  const folder = newFolder("engine");
  const environment = {
    PATH: process.env.PATH ?? "",
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LC_ALL: "C.UTF-8",
    TZ: "Asia/Kolkata",
    FONTCONFIG_FILE: preferTypeface(folder),
  };
  const window = await engines[name]({ folder, environment });
  return {
    ...window,
    async close() {
      await window.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
