import { BlockList, isIP } from "node:net";
import { z } from "zod";

/** A network of proxies whose word is taken for whom they speak, as CIDR names it. */
export type ProxyNetwork = {
  readonly address: string;
  readonly prefix: number;
  readonly family: "ipv4" | "ipv6";
};

/** `10.0.0.0/8, 192.0.2.7, 2001:db8::/32`, or `none`; the same machine when nothing is said. */
export const proxyNetworks = z
  .string()
  .default("127.0.0.0/8, ::1")
  .transform((list, context) => {
    if (list.trim() === "none") return [];
    return list.split(",").flatMap((entry) => {
      const network = readNetwork(entry.trim());
      if (network !== null) return network;
      context.addIssue(
        "has to be none, or addresses and networks such as 10.0.0.0/8 with commas between them",
      );
      return [];
    });
  });

function readNetwork(text: string): ProxyNetwork | null {
  const [, address = "", given] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return null;
  const longest = version === 4 ? 32 : 128;
  const prefix = given === undefined ? longest : Number(given);
  if (prefix > longest) return null;
  return { address, prefix, family: version === 4 ? "ipv4" : "ipv6" };
}

/** Tells the addresses of these networks from all others. */
export function proxyTest(trusted: readonly ProxyNetwork[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const { address, prefix, family } of trusted) proxies.addSubnet(address, prefix, family);
  return (address) => proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
