/** What an address says under this name; empty when it says nothing. */
export function parameter(address: string, name: string): string {
  return new URL(address).searchParams.get(name) ?? "";
}

/** The address with this value under this name; blank text takes the name out. */
export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  if (value.trim() === "") url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.href;
}
