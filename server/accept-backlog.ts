import type { Server } from "node:http";
import { connect, type Socket } from "node:net";

/** In milliseconds: how long one may wait, and how often it is looked. */
type Bounds = { readonly lateness: number; readonly latenessCheck: number };

/** One connection of the site to itself, and how many were taken before it though it had waited too long already. */
type Probe = { readonly socket: Socket; readonly began: number; before: number };

/** So many who waited too long are a crowd. Fewer may have come while the site stood still. */
const crowd = 3;

/**
 * Whether those who connect wait too long until they are taken. Node takes one connection each turn of the event
 * loop, and the kernel holds the others, where neither the lateness of the loop nor the number of requests
 * shows them: so the site connects to itself now and then. The kernel keeps their order: whoever is taken
 * before that connection has waited for longer than it.
 */
export function monitorAcceptBacklog(
  server: Server,
  { lateness, latenessCheck }: Bounds,
): () => boolean {
  let isLate = false;
  let probe: Probe | null = null;

  function begin(): void {
    const address = server.address();
    if (probe !== null || address === null || typeof address === "string") return;
    const socket = connect({ port: address.port, host: ownAddress(address.address) }).unref();
    const begun: Probe = { socket, began: performance.now(), before: 0 };
    probe = begun;
    // Also when it is refused, because too many are open.
    socket.on("error", () => undefined).once("close", () => end(begun));
  }

  function hasWaitedTooLong({ began }: Probe): boolean {
    return performance.now() - began > lateness;
  }

  function end(ended: Probe): void {
    if (probe !== ended) return;
    probe = null;
    ended.socket.destroy();
    // One that waited too long says nothing of those who come now: the next one does, and at once.
    if (hasWaitedTooLong(ended)) begin();
    else isLate = false;
  }

  server.prependListener("connection", (taken: Socket) => {
    if (probe === null) return;
    if (taken.remotePort === probe.socket.localPort) {
      end(probe);
      taken.destroy();
    } else if (hasWaitedTooLong(probe)) {
      probe.before += 1;
      if (probe.before >= crowd) isLate = true;
    }
  });
  const looks = setInterval(begin, latenessCheck).unref();
  server.once("close", () => clearInterval(looks));
  return () => isLate;
}

/** Where a server that listens there is reached from its own machine. */
function ownAddress(address: string): string {
  if (address === "0.0.0.0") return "127.0.0.1";
  return address === "::" ? "::1" : address;
}
