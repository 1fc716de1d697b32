import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { startEnvironment, startParameters } from "../scripts/start-parameters.ts";

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

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export type Answer = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** The least that Node can do for a page: its bytes from memory, with these headers. */
export async function bareProgram({ headers, body }: Answer): Promise<Program> {
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

const credentials = { email: "admin@example.com", password: "correct horse battery" };

/** The built site as `npm start` runs it, with its data below this folder. */
export async function siteProgram(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Program> {
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
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
      ...settings,
    },
    port,
  };
}

export async function signIn(port: number) {
  const address = `http://127.0.0.1:${port}`;
  const session = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: "POST",
    body: JSON.stringify(credentials),
  });
  const { access_token } = z.object({ access_token: z.string() }).parse(await session.json());
  const headers = { authorization: `Bearer ${access_token}` };
  return async (name: string, input: object): Promise<unknown> => {
    const body = input instanceof FormData ? input : JSON.stringify(input);
    const answer = await fetch(`${address}/functions/${name}`, { method: "POST", headers, body });
    const content = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${content.toString()}`);
    const isJson = answer.headers.get("content-type")?.includes("json") === true;
    return isJson ? JSON.parse(content.toString()) : content;
  };
}

const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"]).toString());

/** The CPU time of a server and its worker processes so far, in microseconds; the kernel counts hundredths of a second. */
export function cpuTime({ child: { pid = 0 } }: Peer): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  const ticks = [pid, ...children.split(" ").filter(Boolean)].map((id) => {
    const text = readFileSync(`/proc/${id}/stat`, "utf8");
    // The name, in brackets, may hold blanks: counted from its end, fields 14 and 15 are user and system time.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return Number(fields[11]) + Number(fields[12]);
  });
  return (ticks.reduce((sum, own) => sum + own, 0) / ticksPerSecond) * 1e6;
}

export function ask(port: number, path: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "br" };
    request({ host: "127.0.0.1", port, path, agent, headers }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on("data", (part: Buffer) => parts.push(part));
      incoming.on("end", () => {
        const status = incoming.statusCode ?? 0;
        const headers: Record<string, string> = {};
        for (const [name, value] of Object.entries(incoming.headers)) headers[name] = String(value);
        if (status === 200) resolve({ headers, body: Buffer.concat(parts) });
        else reject(new Error(`${path}: ${status}`));
      });
    })
      .on("error", reject)
      .end();
  });
}

export type Load = {
  readonly path: string;
  readonly connections: number;
  readonly requests: number;
};

/** Over kept-alive connections, one request at a time on each. Answers their times in order of length, in milliseconds. */
export async function sendLoad(
  port: number,
  { path, connections, requests }: Load,
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = requests;
  async function connection(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      await ask(port, path, agent);
      times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return times.sort((one, other) => one - other);
}
