import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress, noteClientAddress } from "../../server/client-identity.ts";
import { proxyNetworks } from "../../server/environment-schema.ts";

/** Requests without a socket come from this machine. */
async function addressSeen(trusted: string | undefined, forwarded: string): Promise<string> {
  const app = new Hono();
  app.use(noteClientAddress(proxyNetworks.parse(trusted)));
  app.get("/", (context) => context.text(clientAddress(context)));
  const answer = await app.request("/", { headers: { "X-Forwarded-For": forwarded } });
  return answer.text();
}

test.each([
  ["a proxy on this machine is believed", undefined, "198.51.100.7", "198.51.100.7"],
  ["what a visitor wrote before it is not", undefined, "10.9.9.9, 198.51.100.7", "198.51.100.7"],
  ["a proxy that is not named is the visitor", undefined, "198.51.100.7, 10.0.0.5", "10.0.0.5"],
  [
    "a chain of named ones leads to the visitor",
    "127.0.0.1,10.0.0.0/8",
    "6.6.6.6, 198.51.100.7, 10.0.0.5, 10.0.0.6",
    "198.51.100.7",
  ],
  ["nobody is believed where none is trusted", "none", "198.51.100.7", "127.0.0.1"],
  ["what is no address is not read", undefined, "198.51.100.7, unknown", "127.0.0.1"],
  ["an IPv6 visitor is seen behind a proxy", "127.0.0.1", "2001:db8::9", "2001:db8::9"],
])("%s", async (_, trusted, forwarded, expected) => {
  expect(await addressSeen(trusted, forwarded)).toBe(expected);
});
