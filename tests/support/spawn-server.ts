import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { startEnvironment, startParameters } from "../../scripts/start-parameters.ts";
import { noteSecretsOf } from "./secrets-in-text.ts";

export type ServerProcess = {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything printed so far, on both outputs. */
  readonly output: () => string;
  /** The exit code, or the signal's name, once the process has ended. */
  readonly ended: Promise<number | string>;
};

export type Environment = Record<string, string>;

/** Every site that this process has started: what they print is searched for secrets. */
export const spawned: Pick<ServerProcess, "output">[] = [];

/** Starts the built site as its own process, as `npm start` does; whoever starts it has to end it. */
export function spawnServer(environment: Environment, port: number): ServerProcess {
  const child = spawn(process.execPath, startParameters, {
    env: {
      PATH: process.env.PATH,
      ...startEnvironment,
      PORT: String(port),
      HOST: "127.0.0.1",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | string>((resolve) =>
    child.once("close", (code, signal) => resolve(code ?? signal ?? "unknown")),
  );
  const output = () => printed;
  noteSecretsOf(environment);
  spawned.push({ output });
  return { url: `http://127.0.0.1:${port}`, child, output, ended };
}

/** Waits until the site answers; throws with its output when it ends before. */
export async function untilReady(server: ServerProcess): Promise<ServerProcess> {
  for (;;) {
    const ready = await fetch(`${server.url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return server;
    if (server.child.exitCode !== null) throw new Error(`the site ended: ${server.output()}`);
    await sleep(50);
  }
}
