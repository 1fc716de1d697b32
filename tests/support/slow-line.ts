import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A line on loopback to this port on which everything sent arrives up to so many milliseconds later. */
export async function startSlowLine(
  port: number,
  slowest: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
      // A killed site resets its connections: that is what the line is for.
      socket.on("error", () => undefined);
    }
    far.on("data", (chunk) => near.write(chunk));
    let last = Promise.resolve();
    near.on("data", (chunk) => {
      const wait = new Promise((resolve) => setTimeout(resolve, Math.random() * slowest));
      last = Promise.all([last, wait]).then(() => void far.write(chunk));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
