import { NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { QuietLink } from "./button.tsx";
import { LinkTabs } from "./link-tabs.tsx";

/** How long typing has to rest before the list is asked for, in milliseconds. */
const rest = 250;

/** Narrows a list by what stands in the address: each field has the name of its part there. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <search>
      <form className="desk-filters" onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
    </search>
  );
}

/** A field that is a part of the address: a choice counts at once, words and days when the typing rests. */
function useFilter(name: string, pause = 0) {
  const [query, setQuery] = useSearchParams();
  const present = query.get(name) ?? "";
  const [value, setValue] = useState(present);
  const [sent, setSent] = useState(present);
  const [shown, setShown] = useState(present);
  if (shown !== present) {
    setShown(present);
    // Cleared or gone back to.
    if (present !== sent) {
      setValue(present);
      setSent(present);
    }
  }

  // All fields, because the address has another choice only when its rows are read.
  const apply = useDebouncedCallback((form: HTMLFormElement | null) => {
    const fields = [...new FormData(form ?? undefined)];
    const next = new URLSearchParams(query);
    next.delete("pages");
    for (const [field, typed] of fields)
      if (typeof typed !== "string" || typed.trim() === "") next.delete(field);
      else next.set(field, typed.trim());
    setSent(next.get(name) ?? "");
    setQuery(next, { replace: true, preventScrollReset: true });
  }, pause);

  return {
    id: `filter-${name}`,
    name,
    value,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement }) => {
      setValue(currentTarget.value);
      apply(currentTarget.form);
    },
    // A link followed at once is not called back by words typed before it.
    onBlur: () => apply.flush(),
    onKeyDown: ({ key }: { key: string }) => {
      if (key === "Enter") apply.flush();
    },
  };
}

type FurtherFiltersProps = { names: readonly string[]; children: ReactNode };

export function FurtherFilters({ names, children }: FurtherFiltersProps) {
  const [query] = useSearchParams();
  return (
    <details className="desk-more-filters" open={names.some((name) => query.has(name))}>
      <summary>More filters</summary>
      <div className="desk-filters-further">{children}</div>
    </details>
  );
}

type FilterWordsProps = { name: string; label: string; hint: string };

export function FilterWords({ name, label, hint }: FilterWordsProps) {
  return (
    <TextInput
      {...useFilter(name, rest)}
      type="search"
      aria-label={label}
      leftSection={<Search size={16} aria-hidden />}
      placeholder={hint}
      maxLength={200}
    />
  );
}

export function FilterDay({ name, label }: { name: string; label: string }) {
  return <TextInput {...useFilter(name, rest)} label={label} type="date" />;
}

type FilterChoiceProps = {
  name: string;
  label: string;
  options: readonly (readonly [string, string])[];
};

export function FilterChoice({ name, label, options }: FilterChoiceProps) {
  const field = useFilter(name);
  const known = options.some(([option]) => option === field.value) ? [] : [field.value];
  return (
    <NativeSelect
      {...field}
      label={label}
      data={[...known, ...options.map(([option, words]) => ({ value: option, label: words }))]}
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
