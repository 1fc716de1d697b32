import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { freePort } from "../support/free-port.ts";
import type { EngineWindow, Key, WindowStart } from "./engine-window.ts";

/** The buttons beside the address keep a window wider than a phone, unless they are drawn without any size. */
const narrowButtons =
  "* { min-width: 0; padding: 0; margin: 0; } image { -gtk-icon-source: none; }";

/** By the W3C's WebDriver protocol, on a screen of its own. */
export async function openWebkitWindow({
  folder,
  environment,
}: WindowStart): Promise<EngineWindow> {
  mkdirSync(join(folder, ".config/gtk-3.0"), { recursive: true });
  writeFileSync(join(folder, ".config/gtk-3.0/gtk.css"), narrowButtons);
  const screen = await startScreen(environment);
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...environment, DISPLAY: screen.display, GTK_THEME: "Adwaita" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [driver.stdout, driver.stderr])
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const end = () => Promise.all([driver, screen.process].map(stop));
  try {
    const call = await startSession(`http://127.0.0.1:${port}`);
    const close = async () => {
      await call("DELETE", "");
      await end();
    };
    return { ...windowOf(call), close };
  } catch (error) {
    await end();
    throw new Error(`WebKit did not start: ${printed}`, { cause: error });
  }
}

function windowOf(call: Call): Omit<EngineWindow, "close"> {
  const act = (actions: object) => call("POST", "/actions", { actions: [actions] });
  const keys = (actions: readonly object[]) => act({ type: "key", id: "keyboard", actions });
  const down = (value: string) => ({ type: "keyDown", value });
  const up = (value: string) => ({ type: "keyUp", value });
  return {
    async open(url) {
      await call("POST", "/url", { url });
    },
    evaluate: async (work, given) =>
      (await call("POST", "/execute/sync", {
        script: `return (${work.toString()})(arguments[0])`,
        args: [given ?? null],
      })) as ReturnType<typeof work>,
    async clickAt(x, y) {
      await act({
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      });
    },
    async type(words) {
      await keys(Array.from(words).flatMap((sign) => [down(sign), up(sign)]));
    },
    async press(key, control) {
      const sign = signs[key] ?? key;
      const held = control === undefined ? [] : ["\uE009"];
      await keys([...held.map(down), down(sign), up(sign), ...held.map(up)]);
    },
    async choose(selector, file) {
      const found = await call("POST", "/element", { using: "css selector", value: selector });
      const [element = ""] = Object.values(z.record(z.string(), z.string()).parse(found));
      await call("POST", `/element/${element}/value`, { text: file });
    },
    async resize(width, height) {
      const outer = (extra: number) =>
        call("POST", "/window/rect", { x: 0, y: 0, width, height: height + extra });
      await outer(0);
      const inner = await call("POST", "/execute/sync", { script: "return innerHeight", args: [] });
      await outer(height - z.number().parse(inner));
    },
  };
}

const signs: Partial<Record<Key, string>> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
};

/** A command of the session; throws with the driver's reason. */
type Call = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

const answer = z.object({ value: z.unknown() });
const made = z.object({ sessionId: z.string() });

async function startSession(driver: string): Promise<Call> {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(driver + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = answer.parse(await response.json());
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  while (!(await call("GET", "/status").catch(() => false))) await sleep(50);
  const { sessionId } = made.parse(
    await call("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { args: ["--automation"] } } },
    }),
  );
  return (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
}

async function startScreen(
  environment: Record<string, string>,
): Promise<{ readonly display: string; readonly process: ChildProcess }> {
  const process = spawn(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1400x1200x24", "-nolisten", "tcp"],
    { env: environment, stdio: ["ignore", "pipe", "ignore"] },
  );
  const [number] = (await once(process.stdout, "data")) as [Buffer];
  return { display: `:${number.toString().trim()}`, process };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
