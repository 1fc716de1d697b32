import { createAdaptorServer } from "@hono/node-server";
import { proxy } from "hono/proxy";
import { freePort } from "../support/free-port.ts";
import { withOwnSite } from "./own-site.ts";

/** What the line makes of a request; undefined lets it through to the site. */
export type Interference = (
  path: string,
  pass: () => Promise<Response>,
) => Promise<Response> | undefined;

export type OfflineSite = {
  readonly url: string;
  /** From now on requests meet this on their way. */
  readonly interfere: (interference: Interference) => void;
  /** Stops the site and starts it with other settings, under the same address. */
  readonly restart: (environment: Record<string, string>) => Promise<void>;
};

/** A site of its own behind a line that can be late, broken or ahead of it. */
export function withOfflineSite(use: (site: OfflineSite) => Promise<void>): Promise<void> {
  return withOwnSite({}, async (site) => {
    let interference: Interference = () => undefined;
    const line = createAdaptorServer({
      fetch(request: Request) {
        const { pathname, search } = new URL(request.url);
        // In full, not as unchanged: what comes back may be changed here.
        const headers = { ...Object.fromEntries(request.headers), "if-none-match": undefined };
        const pass = () => proxy(site.url + pathname + search, { raw: request, headers });
        return interference(pathname, pass) ?? pass();
      },
    });
    const port = await freePort();
    await new Promise<void>((resolve) => line.listen(port, "127.0.0.1", resolve));
    try {
      await use({
        url: `http://127.0.0.1:${port}`,
        interfere: (next) => (interference = next),
        restart: site.restart,
      });
    } finally {
      if ("closeAllConnections" in line) line.closeAllConnections();
      await new Promise((resolve) => line.close(resolve));
    }
  });
}
