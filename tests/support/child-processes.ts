import { readdirSync, readFileSync } from "node:fs";

/** The most memory that a process has had, in MB (Linux); 0 for one that has ended. */
export function peakMemory(pid: number): number {
  const [, kilobytes = "0"] = /VmHWM:\s*(\d+) kB/.exec(textOf(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) / 1024;
}

/** Watches the processes that this one starts until the answer is called, which says the most memory of one, in MB. */
export function watchChildren(pid: number): () => number {
  let most = 0;
  const timer = setInterval(() => {
    for (const child of childrenOf(pid)) most = Math.max(most, peakMemory(child));
  }, 20);
  return () => {
    clearInterval(timer);
    return most;
  };
}

/** The processes that this one has started, and whose command line holds these words (Linux). */
function childrenOf(pid: number, words = ""): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter(
      (name) => textOf(`/proc/${name}/stat`).replace(/^.*\)/, "").split(" ")[2] === String(pid),
    )
    .filter((name) => textOf(`/proc/${name}/cmdline`).includes(words))
    .map(Number);
}

/** Empty for a process that has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
