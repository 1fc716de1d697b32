import { Group, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { QuietLink } from "./button.tsx";
import { LinkTabs } from "./desk-page.tsx";
import { typingRest } from "./use-task.ts";

/** Beside its filters the address of a list has these. */
const others: readonly string[] = ["edit", "edition", "pages"];
/** Those in sight are no reason to unfold the further ones. */
const inSight: readonly string[] = [...others, "q", "show", "state", "status"];

type FiltersProps = {
  /** The name of the search, and the hint in its field. */
  search: readonly [label: string, hint: string];
  /** Folded away until one of them narrows the list. */
  children?: ReactNode;
};

/** Narrows a list by the address: each field has the name of its parameter there. */
export function Filters({ search: [label, hint], children }: FiltersProps) {
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
  }, typingRest);
  useEffect(() => fillForm(form.current, query), [query]);
  const kept = [...query].filter(([name]) => name === "edition");
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
        {/* A link followed at once is not called back by words typed before it. */}
        <Group align="end" onBlur={() => apply.flush()}>
          <FilterWords name="q" label={label} hint={hint} />
          {children !== undefined && (
            <details open={[...query.keys()].some((name) => !inSight.includes(name))}>
              <summary>More filters</summary>
              <Group align="end">{children}</Group>
            </details>
          )}
          {[...query.keys()].some((name) => !others.includes(name)) && (
            <QuietLink
              variant="subtle"
              to={`?${new URLSearchParams(kept).toString()}`}
              label="Clear filters"
            />
          )}
        </Group>
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
  return withWords(rows, query.get("q") ?? "", getText);
}

export function withWords<Row>(
  rows: readonly Row[],
  search: string,
  getText: (row: Row) => string,
): readonly Row[] {
  const words = search.toLowerCase().split(/\s+/);
  return rows.filter((row) => words.every((word) => getText(row).toLowerCase().includes(word)));
}

export function FilterWords({ name, label, hint }: { name: string; label: string; hint: string }) {
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
  /** That nothing is narrowed. */
  any: string;
  options: readonly (readonly [value: string, label: string])[];
};

export function FilterChoice({ name, label, any, options }: FilterChoiceProps) {
  const data = options.map(([value, words]) => ({ value, label: words }));
  return <NativeSelect name={name} label={label} data={[{ value: "", label: any }, ...data]} />;
}

type StatesProps = {
  name: string;
  label?: string;
  states: readonly (readonly [value: string, label: string, count?: number])[];
};

/** The states that rows can have, each with its number, as links; what no row has is left out. */
export function States({ name, label = "Show", states }: StatesProps) {
  const [query] = useSearchParams();
  const [first] = states[0] ?? [];
  const present = query.get(name) ?? first;
  return (
    <LinkTabs
      label={label}
      tabs={states
        .filter(([value, , count]) => value === first || count !== 0 || value === present)
        .map(([value, words, count]) => {
          const next = new URLSearchParams(query);
          next.delete("pages");
          if (value === first) next.delete(name);
          else next.set(name, value);
          return {
            label: count === undefined ? words : `${words} (${count.toLocaleString("en-IN")})`,
            to: `?${next}`,
            isCurrent: value === present,
          };
        })}
    />
  );
}
