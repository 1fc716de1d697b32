import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

// In a thread of its own: what the bench itself is busy with must not count as the visitor's wait.

const { port, path } = workerData as { port: number; path: string };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let waits: number[] = [];

parentPort?.on("message", () => {
  parentPort?.postMessage(waits);
  waits = [];
});

for (;;) {
  const started = performance.now();
  await ask();
  waits.push(performance.now() - started);
  await sleep(5);
}

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "br" };
    request({ host: "127.0.0.1", port, path, agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode ?? 0}`));
      answer.on("end", resolve).resume();
    })
      .on("error", reject)
      .end();
  });
}
