import { connect } from "node:net";

type RawAnswer = {
  /** 0 when nothing was answered. */
  readonly status: number;
  /** By lower-case name; the last of several. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Sends these bytes on one connection, and reads until the site closes it or says nothing more for a while. */
export async function sendRaw(
  port: number,
  request: string | Buffer,
  { quietMs = 15_000 }: { quietMs?: number } = {},
): Promise<readonly RawAnswer[]> {
  const bytes = await new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    const end = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks));
    };
    socket.setTimeout(quietMs, end);
    socket.on("data", (chunk) => chunks.push(chunk));
    // A connection that is reset has said what it had to say.
    socket.on("error", end);
    socket.on("close", end);
  });
  return answersIn(bytes.toString("latin1"));
}

/** One request that asks the site to close the connection after it. */
export function getRequest(target: string, lines: readonly string[] = []): string {
  return ["GET " + target + " HTTP/1.1", "Host: localhost", "Connection: close", ...lines]
    .join("\r\n")
    .concat("\r\n\r\n");
}

function answersIn(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest.startsWith("HTTP/1.")) {
    const end = rest.indexOf("\r\n\r\n");
    const [first = "", ...lines] = rest.slice(0, end).split("\r\n");
    const headers = Object.fromEntries(
      lines.map((line) => {
        const [name = "", ...value] = line.split(":");
        return [name.toLowerCase(), value.join(":").trim()];
      }),
    );
    const status = Number(first.split(" ")[1]);
    const { body, length } = bodyOf(rest.slice(end + 4), status, headers);
    answers.push({ status, headers, body });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}

function bodyOf(text: string, status: number, headers: Readonly<Record<string, string>>) {
  if (status < 200 || status === 204 || status === 304) return { body: "", length: 0 };
  if (headers["transfer-encoding"] === "chunked") return chunkedBody(text);
  const length = Number(headers["content-length"] ?? text.length);
  // The answer to HEAD says how long a body would be, and has none.
  const body = text.startsWith("HTTP/1.") ? "" : text.slice(0, length);
  return { body, length: body.length };
}

function chunkedBody(text: string): { body: string; length: number } {
  let body = "";
  let place = 0;
  for (;;) {
    const line = text.indexOf("\r\n", place);
    const size = Number.parseInt(text.slice(place, line), 16);
    if (line === -1 || Number.isNaN(size)) return { body, length: text.length };
    if (size === 0) return { body, length: line + 4 };
    body += text.slice(line + 2, line + 2 + size);
    place = line + 2 + size + 2;
  }
}
