import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

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

/** The CPU time of a server so far, its worker processes included, in microseconds. */
export function cpuTime({ child: { pid = 0 } }: Peer): number {
  return cpuOfProcesses([pid, ...childrenOf(pid)]);
}

/** CPU time in microseconds, which the kernel counts in hundredths of a second. */
export function cpuOfProcesses(ids: readonly number[]): number {
  const ticks = ids.map((id) => {
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
