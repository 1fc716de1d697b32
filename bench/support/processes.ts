import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { startEnvironment, startParameters } from "../../scripts/start-parameters.ts";

export type Peer = {
  readonly name: string;
  readonly port: number;
  readonly child: ChildProcess;
};

type Program = {
  readonly name: string;
  readonly command: string;
  readonly parameters: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly port: number;
};

/** Starts a server and waits until it answers. */
export async function startPeer(program: Program): Promise<Peer> {
  const { name, command, parameters, environment, port } = program;
  const child = spawn(command, [...parameters], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (;;) {
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(
      async (answer) => answer.arrayBuffer(),
      () => null,
    );
    if (answers !== null) return { name, port, child };
    if (child.exitCode !== null) throw new Error(`${name} has ended.`);
    await sleep(2);
  }
}

export async function stopPeer({ child }: Peer): Promise<void> {
  const ended = new Promise((resolve) => child.once("close", resolve));
  child.kill("SIGTERM");
  await ended;
}

const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"]).toString());

/** The CPU time of a server so far, its worker processes included, in microseconds; the kernel counts hundredths of a second. */
export function cpuTime({ child: { pid = 0 } }: Peer): number {
  const ticks = [pid, ...childrenOf(pid)].map((id) => {
    const text = readFileSync(`/proc/${id}/stat`, "utf8");
    // The name, in brackets, may hold blanks: counted from its end, fields 14 and 15 are user and system time.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return Number(fields[11]) + Number(fields[12]);
  });
  return (ticks.reduce((sum, own) => sum + own, 0) / ticksPerSecond) * 1e6;
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.split(" ").filter(Boolean).map(Number);
}

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

type BareAnswer = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** The least that Node can do for a page: its bytes from memory, with these headers. */
export async function bareProgram({ headers, body }: BareAnswer) {
  const port = await freePort();
  const program = `
    const body = Buffer.from(process.env.BODY, "base64");
    const headers = JSON.parse(process.env.HEADERS);
    require("node:http").createServer((request, response) => {
      response.writeHead(200, headers);
      response.end(body);
    }).listen(${port}, "127.0.0.1");`;
  return {
    name: "bare node:http",
    command: process.execPath,
    parameters: ["--eval", program],
    environment: { BODY: body.toString("base64"), HEADERS: JSON.stringify(headers) },
    port,
  };
}

/** The built site as `npm start` runs it, with its data below this folder, at a free port. */
export async function siteProgram(folder: string, settings: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  return {
    name: "this site",
    command: process.execPath,
    parameters: startParameters,
    environment: {
      ...startEnvironment,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: join(folder, "data"),
      ADMIN_EMAIL: "admin@example.com",
      ADMIN_PASSWORD: "correct horse battery",
      ...settings,
    },
    port,
  };
}
