import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { noLog } from "../../domain/shared/log.ts";
import { uncounted, type Answered } from "../../server/monitoring/traffic.ts";
import { createRefuse } from "../../server/refusals.ts";
import { createRequestLimits } from "../../server/request-limits.ts";

/** A server in which every request that is let in waits until the test answers it. */
async function openServer(maxBodies: number) {
  const answered: Answered[] = [];
  const traffic = { ...uncounted, count: (one: Answered) => void answered.push(one) };
  const server = createServer();
  const inside: ServerResponse[] = [];
  const refuse = createRefuse({ https: true, traffic });
  const refuseTooMuch = createRequestLimits({ refuse, log: noLog }, maxBodies);
  server.on("request", (request, response) => {
    if (!refuseTooMuch(request, response)) inside.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const until = async (count: number) => {
    while (inside.length < count) await sleep(5);
  };
  return { url: `http://127.0.0.1:${port}`, port, inside, until, answered };
}

test("bodies that never end hold up other bodies, not readers, and who is refused is told when to come again", async () => {
  const { url, port, until, inside, answered } = await openServer(2);
  const slow = Array.from({ length: 2 }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("POST /functions/posts HTTP/1.1\r\nHost: slow\r\nContent-Length: 9\r\n\r\n{");
    return socket;
  });
  await until(2);
  const call = await fetch(`${url}/functions/posts`, { method: "POST", body: "{}" });
  expect([call.status, await call.json()]).toEqual([503, { error: expect.any(String) as string }]);
  expect(call.headers.get("retry-after")).toMatch(/^\d+$/);
  // The rest of its body would be read as a next request.
  expect(call.headers.get("connection")).toBe("close");
  for (const name of ["strict-transport-security", "x-frame-options", "permissions-policy"])
    expect(call.headers.get(name), name).not.toBeNull();
  const session = await fetch(`${url}/auth/v1/token`, { method: "POST", body: "{}" });
  expect(await session.json()).toEqual({
    code: "over_capacity",
    message: expect.any(String) as string,
  });
  expect(answered).toHaveLength(2);
  for (const one of answered)
    expect(one).toMatchObject({ route: "refused", method: "POST", status: 503 });
  const reader = fetch(`${url}/faq?q=fee`);
  await until(3);
  inside[2]?.end("read");
  expect((await reader).status).toBe(200);

  for (const socket of slow) socket.destroy();
  await expect
    .poll(async () => {
      const answer = fetch(`${url}/functions/posts`, { method: "POST", body: "{}" });
      await Promise.race([answer, sleep(50)]);
      inside.at(-1)?.end("called");
      return (await answer).status;
    })
    .toBe(200);
});

test("an address or headers that are too long are refused", async () => {
  const { url } = await openServer(2);
  expect((await fetch(`${url}/${"a".repeat(5_000)}`)).status).toBe(414);
  const headers = Object.fromEntries(Array.from({ length: 101 }, (_, line) => [`x-${line}`, "1"]));
  expect((await fetch(url, { headers })).status).toBe(431);
});
