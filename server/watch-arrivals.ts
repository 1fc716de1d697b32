import type { Server } from "node:http";
import { connect, type Socket } from "node:net";

/** In milliseconds: how long one may wait, and how often it is looked. */
type Bounds = { readonly lateness: number; readonly latenessCheck: number };

/** One connection of the site to itself. */
type Probe = {
  readonly socket: Socket;
  readonly began: number;
  readonly overdue: NodeJS.Timeout;
};

/**
 * In which who waited only because the machine stood still, or the site did something long, is taken. Turns and not
 * milliseconds: on a busy machine one turn takes longer than any time that would be worth waiting.
 */
const turnsOfGrace = 20;

/**
 * Whether those who connect wait too long until they are taken. Node takes one connection each turn of the event
 * loop, and the kernel holds the others, where neither the lateness of the loop nor the number of requests
 * shows them: so the site connects to itself now and then, and sees how long that waits.
 */
export function watchArrivals(server: Server, { lateness, latenessCheck }: Bounds): () => boolean {
  let isLate = false;
  let probe: Probe | null = null;

  function begin(): void {
    const address = server.address();
    if (probe !== null || address === null || typeof address === "string") return;
    const socket = connect({ port: address.port, host: ownAddress(address.address) }).unref();
    const overdue = setTimeout(() => lookAgain(begun, turnsOfGrace), lateness).unref();
    const begun: Probe = { socket, began: performance.now(), overdue };
    probe = begun;
    // Also when it is refused, because too many are open.
    socket.on("error", () => undefined).once("close", () => end(begun));
  }

  function lookAgain(begun: Probe, turns: number): void {
    if (probe !== begun) return;
    if (turns === 0) isLate = true;
    else setImmediate(lookAgain, begun, turns - 1).unref();
  }

  function end({ socket, began, overdue }: Probe): void {
    if (probe?.socket !== socket) return;
    // One that waited too long was taken because others were refused: the next one tells.
    if (performance.now() - began <= lateness) isLate = false;
    clearTimeout(overdue);
    probe = null;
    socket.destroy();
  }

  server.prependListener("connection", (taken: Socket) => {
    if (probe === null || taken.remotePort !== probe.socket.localPort) return;
    end(probe);
    taken.destroy();
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
