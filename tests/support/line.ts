import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { Transform } from "node:stream";

export type Line = {
  readonly port: number;
  /** Ends every connection and refuses new ones. */
  readonly cut: () => Promise<void>;
  /** Lets new connections through again. */
  readonly mend: () => Promise<void>;
};

/**
 * A line on loopback to this port: a network, or a server, that can be taken away. What is sent there arrives up to so
 * many milliseconds later.
 */
export async function startLine(target: number, { slowest = 0 } = {}): Promise<Line> {
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
      (slowest === 0 ? near : near.pipe(delay(slowest))).pipe(far);
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

function delay(slowest: number): Transform {
  return new Transform({
    transform(chunk, _encoding, done) {
      setTimeout(() => done(null, chunk), Math.random() * slowest);
    },
  });
}
