import { freePort } from "./processes.ts";

type BareAnswer = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** The least that Node can do for a page: its bytes from memory, with these headers. */
export async function bareProgram({ headers, body }: BareAnswer) {
  const port = await freePort();
  const program = `
    const body = Buffer.from(process.env.BODY, "base64");
    const headers = JSON.parse(process.env.HEADERS);
    require("node:http").createServer((request, response) => {
      response.writeHead(200, headers);
      response.end(body);
    }).listen(${port}, "127.0.0.1");`;
  return {
    name: "bare node:http",
    command: process.execPath,
    parameters: ["--eval", program],
    environment: { BODY: body.toString("base64"), HEADERS: JSON.stringify(headers) },
    port,
  };
}
