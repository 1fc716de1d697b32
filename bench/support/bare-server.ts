import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// The least that Node can do for a page: its bytes from memory, with the headers of the real one.
const [port, file = "", headersFile = ""] = process.argv.slice(2);
const body = readFileSync(file);
const headers = JSON.parse(readFileSync(headersFile, "utf8")) as Record<string, string>;
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1");
