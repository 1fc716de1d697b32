import { createServer } from "node:http";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { drainRequests } from "../../server/graceful-shutdown.ts";
import { openOnLoopback } from "../support/loopback.ts";

/** A thread of its own, because it speaks while this one does not listen. Says how many answers it got at each round. */
const clients = `
  const { Agent, request } = require("node:http");
  const { parentPort, workerData: { port, count, sent } } = require("node:worker_threads");
  const agents = Array.from({ length: count }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const ask = (agent) => new Promise((resolve) => {
    const asked = request({ port, agent, method: "POST" }, (answer) => answer.resume().once("end", () => resolve(1)));
    asked.once("finish", () => Atomics.notify(sent, 0, Atomics.add(sent, 0, 1) + 1));
    asked.once("error", () => resolve(0)).end("x");
  });
  parentPort.on("message", async (kept) => {
    const answers = agents.map((agent, number) => (number < kept ? ask(agent) : 0));
    parentPort.postMessage((await Promise.all(answers)).reduce((sum, one) => sum + one, 0));
  });
`;

test("what was sent before the stop is answered, on new connections and on kept ones, also when nobody had listened yet", async () => {
  const count = 40;
  const server = createServer((request, response) => {
    request.resume().once("end", () => response.end("done"));
  });
  const { port } = await openOnLoopback(server);
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(clients, { eval: true, workerData: { port, count, sent } });
  onTestFinished(async () => {
    await worker.terminate();
  });
  const answered = (kept: number) => {
    const answers = new Promise((resolve) => worker.once("message", resolve));
    worker.postMessage(kept);
    return answers;
  };
  expect(await answered(count / 2)).toBe(count / 2);

  const all = answered(count);
  // Until all is sent, the kernel alone takes it: this thread does not listen.
  for (let known = 0; known < count * 1.5; known = Atomics.load(sent, 0))
    if (Atomics.wait(sent, 0, known, 60_000) === "timed-out")
      throw new Error(`${known} requests were sent in a minute`);
  await drainRequests(server);
  expect(await all).toBe(count);
});
