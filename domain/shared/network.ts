const groupsOfNetwork = 4;

/** An IPv4 address, or the /64 network of an IPv6 address: one machine has all 2^64 of them. */
export function networkOf(address: string): string {
  const [, mappedAddress] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mappedAddress !== undefined) return mappedAddress;
  if (!address.includes(":")) return address;
  // The parser brings all ways of writing one address to the same.
  const canonical = URL.parse(`http://[${address.replace(/%.*$/, "")}]`)?.hostname.slice(1, -1);
  if (canonical === undefined) return address;
  const [start = "", end = ""] = canonical.split("::");
  const [first, last] = [start, end].map((part) => part.split(":").filter((group) => group !== ""));
  const head = first ?? [];
  const missing = canonical.includes("::") ? 8 - head.length - (last?.length ?? 0) : 0;
  const groups = [...head, ...Array<string>(missing).fill("0"), ...(last ?? [])];
  return `${groups.slice(0, groupsOfNetwork).join(":")}::/64`;
}
