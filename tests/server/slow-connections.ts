import { connect, type Socket } from "node:net";

/** How many are opened a second, and from how many addresses. */
const pace = 1_000;
const addresses = 8;
const drip = 3_000;

const head = (line: string) => `${line} HTTP/1.1\r\nHost: slow.example\r\n`;
const call = "POST /auth/v1/token?grant_type=password";

/** What slow clients do, each in its own way. */
const behaviours: readonly ((socket: Socket) => void)[] = [
  // Says nothing at all.
  (socket) => socket.resume(),
  // Never ends its headers.
  (socket) => dripping(socket, head("GET /"), "X-More: and more\r\n"),
  // Never ends its body.
  (socket) => dripping(socket, `${head(call)}Content-Length: 60000\r\n\r\n{`, " "),
  // Asks for much and takes nothing.
  (socket) => socket.pause().write(`${head("GET /syllabus-2026")}\r\n`.repeat(8)),
  // Asks once, and keeps its connection.
  (socket) => socket.resume().write(`${head("GET /robots.txt")}\r\n`),
];

function dripping(socket: Socket, first: string, next: string): void {
  socket.resume().write(first);
  const timer = setInterval(() => socket.write(next), drip);
  socket.once("close", () => clearInterval(timer));
}

/** So many connections that are idle or slow, until `close`; each that is closed comes again in a moment. */
export function holdSlowConnections(url: string, wanted: number) {
  const sockets = new Set<Socket>();
  const ended = new AbortController();
  let isOpen = 0;
  let cut = 0;

  function open(number: number): void {
    if (ended.signal.aborted) return;
    const localAddress = `127.0.0.${2 + (number % addresses)}`;
    const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1", localAddress });
    sockets.add(socket);
    let isConnected = false;
    socket.once("connect", () => {
      isConnected = true;
      isOpen += 1;
      behaviours[number % behaviours.length]?.(socket);
    });
    // What becomes of it is counted when it is closed.
    socket.on("error", () => undefined);
    socket.once("close", () => {
      sockets.delete(socket);
      if (isConnected) [isOpen, cut] = [isOpen - 1, cut + 1];
      setTimeout(open, 500, number);
    });
  }

  for (let number = 0; number < wanted; number++) setTimeout(open, (number / pace) * 1_000, number);
  return {
    open: () => isOpen,
    /** How often the site has closed one. */
    cut: () => cut,
    close() {
      ended.abort();
      for (const socket of sockets) socket.destroy();
    },
  };
}
