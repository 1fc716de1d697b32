import { Group, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { QuietLink } from "./button.tsx";
import { LinkTabs } from "./desk-page.tsx";

/** How long typing has to rest before the list is asked for, in milliseconds. */
const rest = 250;

/** Narrows a list by the address: each field has the name of its parameter there. */
export function Filters({ children }: { children: ReactNode }) {
  const [query, setQuery] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const apply = useDebouncedCallback(() => {
    const wanted = new URLSearchParams(query);
    wanted.delete("pages");
    for (const [name, typed] of new FormData(form.current ?? undefined))
      if (typeof typed !== "string" || typed.trim() === "") wanted.delete(name);
      else wanted.set(name, typed.trim());
    if (wanted.toString() !== query.toString())
      setQuery(wanted, { replace: true, preventScrollReset: true });
  }, rest);
  useEffect(() => fillForm(form.current, query), [query]);
  // A link followed at once is not called back by words typed before it.
  useEffect(() => {
    const fields = form.current;
    const flush = () => apply.flush();
    fields?.addEventListener("focusout", flush);
    return () => fields?.removeEventListener("focusout", flush);
  }, [apply]);
  return (
    <search>
      <form
        ref={form}
        onChange={apply}
        onSubmit={(event) => {
          event.preventDefault();
          apply.flush();
        }}
      >
        <Group align="end">{children}</Group>
      </form>
    </search>
  );
}

/** A field that is being typed into keeps what it has. */
function fillForm(form: HTMLFormElement | null, query: URLSearchParams): void {
  for (const field of form?.elements ?? [])
    if ("name" in field && "value" in field && field !== document.activeElement)
      field.value = query.get(String(field.name)) ?? "";
}

/** The rows whose text has every word of the search `q` in the address. */
export function useFound<Row>(rows: readonly Row[], getText: (row: Row) => string) {
  const [query] = useSearchParams();
  const words = (query.get("q") ?? "").toLowerCase().split(/\s+/);
  return rows.filter((row) => {
    const text = getText(row).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

type FurtherFiltersProps = { names: readonly string[]; children: ReactNode };

export function FurtherFilters({ names, children }: FurtherFiltersProps) {
  const [query] = useSearchParams();
  return (
    <details open={names.some((name) => query.has(name))}>
      <summary>More filters</summary>
      <Group align="end">{children}</Group>
    </details>
  );
}

type FilterWordsProps = { name: string; label: string; hint: string };

export function FilterWords({ name, label, hint }: FilterWordsProps) {
  return (
    <TextInput
      name={name}
      type="search"
      aria-label={label}
      leftSection={<Search size={16} aria-hidden />}
      placeholder={hint}
      maxLength={200}
      w="20rem"
      maw="100%"
    />
  );
}

type FilterChoiceProps = {
  name: string;
  label: string;
  options: readonly (readonly [string, string])[];
};

export function FilterChoice({ name, label, options }: FilterChoiceProps) {
  return (
    <NativeSelect
      name={name}
      label={label}
      data={options.map(([value, words]) => ({ value, label: words }))}
    />
  );
}

type StatesProps = {
  name: string;
  label: string;
  states: readonly {
    readonly value: string;
    readonly label: string;
    readonly count?: number | undefined;
  }[];
};

/** The states that rows can have, each with its number, as links; what no row has is left out. */
export function States({ name, label, states }: StatesProps) {
  const [query] = useSearchParams();
  const present = query.get(name) ?? states[0]?.value;
  const shown = states.filter(
    ({ value, count }, index) => index === 0 || count !== 0 || value === present,
  );
  return (
    <LinkTabs
      label={label}
      tabs={shown.map((state) => {
        const next = new URLSearchParams(query);
        next.delete("pages");
        if (state === states[0]) next.delete(name);
        else next.set(name, state.value);
        const count = state.count === undefined ? "" : ` (${state.count.toLocaleString("en-IN")})`;
        return { label: state.label + count, to: `?${next}`, isCurrent: state.value === present };
      })}
    />
  );
}

export function ClearFilters({ names }: { names: readonly string[] }) {
  const [query] = useSearchParams();
  if (!names.some((name) => query.has(name))) return null;
  return <QuietLink variant="subtle" to="?" label="Clear filters" />;
}
