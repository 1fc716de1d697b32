import type { Server } from "node:http";
import { connect, type Socket } from "node:net";

/** In milliseconds: how long a connection may wait to be accepted, and how often that is checked. */
type Bounds = { readonly lateness: number; readonly latenessCheck: number };

/** A connection of the site to itself, and how many were accepted before it after it had waited too long. */
type Probe = { readonly socket: Socket; readonly startedAt: number; acceptedBefore: number };

/** So many late connections mean overload. Fewer may have come while the site stood still. */
const overloadCount = 3;

/**
 * Returns whether connections wait too long in the accept backlog. Node accepts one connection each turn
 * of the event loop, and the kernel holds the others, where neither the lateness of the loop nor the
 * number of requests shows them: so the site connects to itself now and then. The kernel keeps their
 * order: a connection that is accepted before that one has waited longer.
 */
export function monitorAcceptBacklog(
  server: Server,
  { lateness, latenessCheck }: Bounds,
): () => boolean {
  let isLate = false;
  let probe: Probe | null = null;

  function startProbe(): void {
    const address = server.address();
    if (probe !== null || address === null || typeof address === "string") return;
    const socket = connect({ port: address.port, host: ownAddress(address.address) }).unref();
    const started: Probe = { socket, startedAt: performance.now(), acceptedBefore: 0 };
    probe = started;
    // Also when it is refused, because too many are open.
    socket.on("error", () => undefined).once("close", () => endProbe(started));
  }

  function hasWaitedTooLong({ startedAt }: Probe): boolean {
    return performance.now() - startedAt > lateness;
  }

  function endProbe(ended: Probe): void {
    if (probe !== ended) return;
    probe = null;
    ended.socket.destroy();
    // A late probe says nothing of connections that come now: the next one does, and at once.
    if (hasWaitedTooLong(ended)) startProbe();
    else isLate = false;
  }

  server.prependListener("connection", (accepted: Socket) => {
    if (probe === null) return;
    if (accepted.remotePort === probe.socket.localPort) {
      endProbe(probe);
      accepted.destroy();
    } else if (hasWaitedTooLong(probe)) {
      probe.acceptedBefore += 1;
      if (probe.acceptedBefore >= overloadCount) isLate = true;
    }
  });
  const timer = setInterval(startProbe, latenessCheck).unref();
  server.once("close", () => clearInterval(timer));
  return () => isLate;
}

/** Where a server that listens there is reached from its own machine. */
function ownAddress(address: string): string {
  if (address === "0.0.0.0") return "127.0.0.1";
  return address === "::" ? "::1" : address;
}
