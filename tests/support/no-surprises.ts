import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { Socket } from "node:net";
import { format } from "node:util";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { endFile } from "./file-end.ts";

/** In every test file: a message on the console or a connection to the outside fails the test. */
const surprises: string[] = [];

beforeEach(() => {
  surprises.length = 0;
  for (const level of ["error", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      surprises.push(format(...values));
    });
});

afterEach(() => {
  expect(surprises).toEqual([]);
});

const loopback = /^(127\.\d+\.\d+\.\d+|::1)$/;

function noteConnection(message: unknown): void {
  const socket =
    typeof message === "object" && message !== null && "socket" in message && message.socket;
  if (!(socket instanceof Socket)) return;
  socket.on("connectionAttempt", (address: string) => {
    if (!loopback.test(address)) surprises.push(`a connection to ${address} was tried`);
  });
}

subscribe("net.client.socket", noteConnection);
// Other files may follow in the same process.
afterAll(async () => {
  unsubscribe("net.client.socket", noteConnection);
  await endFile();
});
