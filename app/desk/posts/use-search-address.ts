import { useEffect, useState } from "react";
import { useAddressQuery } from "../use-address-query.ts";

/** How long typing has to rest before the list is asked for, in milliseconds. */
const rest = 250;

/** The search as the address has it, so that it survives a reload and can be kept as a bookmark. */
export function useSearchAddress() {
  const [query, setQuery] = useAddressQuery();
  const q = query.get("q") ?? "";
  const status = query.get("status") ?? "all";
  const [typed, setTyped] = useState(q);

  useEffect(() => {
    if (typed === q) return;
    const timer = setTimeout(() => change("q", typed, ""), rest);
    return () => clearTimeout(timer);
  });

  function change(name: string, value: string, byDefault: string): void {
    setQuery({ [name]: value === byDefault ? null : value });
  }

  return {
    search: { q, status },
    typed,
    setTyped,
    setStatus: (next: string) => change("status", next, "all"),
  };
}
