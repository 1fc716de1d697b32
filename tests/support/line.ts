import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

export type Line = {
  readonly port: number;
  /** Ends every connection and refuses new ones. */
  readonly cut: () => Promise<void>;
  /** Lets new connections through again. */
  readonly mend: () => Promise<void>;
};

/** A line on loopback to this port: a network, or a server, that can be taken away. */
export async function startLine(target: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let server = await listening(0);
  const { port } = server.address() as AddressInfo;

  function listening(at: number): Promise<Server> {
    const opened = createServer((near) => {
      const far = connect(target, "127.0.0.1");
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.once("close", () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
        // Cutting resets connections, and so does a killed site: that is what the line is for.
        socket.on("error", () => undefined);
      }
      near.pipe(far);
      far.pipe(near);
    });
    return new Promise((resolve) => opened.listen(at, "127.0.0.1", () => resolve(opened)));
  }

  return {
    port,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      server = await listening(port);
    },
  };
}
