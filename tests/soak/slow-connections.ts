import { connect, type Socket } from "node:net";

// A program of its own: its thousands of connections are not to slow down those who measure.

const [port = 0, wanted = 0] = process.argv.slice(2).map(Number);

/** How many are opened a second, and from how many addresses. */
const pace = 1_000;
const addresses = 8;
const drip = 3_000;

export type SlowCounts = {
  readonly open: number;
  /** How often the site has closed one. */
  readonly cut: number;
  /** How often none could be opened. */
  readonly refused: number;
};

const counts = { open: 0, cut: 0, refused: 0 };

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

function open(number: number): void {
  const socket = connect({
    port,
    host: "127.0.0.1",
    localAddress: `127.0.0.${2 + (number % addresses)}`,
  });
  let connected = false;
  socket.once("connect", () => {
    connected = true;
    counts.open += 1;
    behaviours[number % behaviours.length]?.(socket);
  });
  // What becomes of it is counted when it is closed.
  socket.on("error", () => undefined);
  socket.once("close", () => {
    if (connected) counts.open -= 1;
    counts[connected ? "cut" : "refused"] += 1;
    setTimeout(() => open(number), 500);
  });
}

for (let number = 0; number < wanted; number += 1)
  setTimeout(() => open(number), (number / pace) * 1_000);
setInterval(() => process.send?.({ ...counts } satisfies SlowCounts), 250);
process.once("disconnect", () => process.exit(0));
