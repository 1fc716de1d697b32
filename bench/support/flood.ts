import { Agent, get } from "node:http";

// A program of its own, so that sending does not slow down whoever measures. So many search at once, each again as
// soon as it is answered, over a connection that it keeps. It stops when it is told anything, and tells that it has.

const [port = "", atOnce = ""] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
let sent = 0;
let isOver = false;

process.once("message", () => (isOver = true));
process.once("disconnect", () => process.exit(1));

await Promise.all(Array.from({ length: Number(atOnce) }, searchAgainAndAgain));
process.send?.("over", () => process.disconnect());

async function searchAgainAndAgain(): Promise<void> {
  while (!isOver) await search();
}

/** A search that nobody has made before: no cached page answers it. */
function search(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  sent += 1;
  get({ port, host: "127.0.0.1", agent, path: `/search?q=obc+fee+${sent}` }, (answer) => {
    answer.resume().once("close", () => resolve(undefined));
  }).on("error", () => resolve(undefined));
  return promise;
}
