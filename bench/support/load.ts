import { connect } from "node:net";

type Load = {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly requests: number;
};

/** How long single requests took, in milliseconds, in order of length. */
type Times = readonly number[];

const endOfHead = "\r\n\r\n";

/** Of an answer in chunks; it ends with an empty one. */
const unknownLength = 1;
const lastChunk = Buffer.from("0\r\n\r\n");

/** Sends so many requests for one page over kept-alive connections, one at a time on each. */
export async function sendLoad(load: Load): Promise<Times> {
  const { port, path, connections, requests } = load;
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`;
  const times: number[] = [];
  let left = requests;

  function connection(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      let head = "";
      let end: Buffer = Buffer.alloc(0);
      let expected = 0;
      let received = 0;
      let started = 0;
      const next = () => {
        if (left === 0) {
          socket.end();
          resolve();
          return;
        }
        left -= 1;
        [head, expected, received] = ["", 0, 0];
        started = performance.now();
        socket.write(request);
      };
      socket.on("connect", next);
      socket.on("error", reject);
      socket.on("data", (part) => {
        received += part.byteLength;
        if (expected === 0) {
          head += part.toString("latin1");
          const length = answerLength(head);
          if (length instanceof Error) socket.destroy(length);
          else expected = length;
        }
        end = Buffer.concat([end, part]).subarray(-lastChunk.length);
        if (expected === 0 || received < expected) return;
        if (expected === unknownLength && !end.equals(lastChunk)) return;
        times.push(performance.now() - started);
        next();
      });
    });
  }

  await Promise.all(Array.from({ length: connections }, connection));
  return times.sort((one, other) => one - other);
}

function answerLength(text: string): number | Error {
  const end = text.indexOf(endOfHead);
  if (end === -1) return 0;
  if (!text.startsWith("HTTP/1.1 200 ")) return new Error(text.slice(0, end));
  if (/\r\ntransfer-encoding: chunked/i.test(text.slice(0, end))) return unknownLength;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1];
  if (length === undefined) return new Error("an answer of unknown length");
  return end + endOfHead.length + Number(length);
}

/** The time that this part of all requests did not exceed. */
export function percentile(times: Times, part: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
}
