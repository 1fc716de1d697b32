import { useSearchParams } from "react-router";

/** A part of the address; null stands for none. Setting it makes no entry in the history. */
export function useAddressPart(
  name: string,
): readonly [value: string | null, set: (value: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  function set(value: string | null): void {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [query.get(name), set];
}
