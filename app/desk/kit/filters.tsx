import { NativeSelect, TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from "react";
import { useLocation, useSearchParams } from "react-router";
import { QuietLink } from "./button.tsx";
import { LinkTabs } from "./link-tabs.tsx";

/** How long typing has to rest before the list is asked for, in milliseconds. */
const rest = 250;

/**
 * Narrows a list by what stands in the address: each field has the name of its part there. A choice counts at once,
 * words when the typing rests, and the router drops the answer to an earlier question.
 */
export function Filters({ children }: { children: ReactNode }) {
  const [query, setQuery] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Cleared or gone back to: the fields follow, but for the one in which somebody types.
  useEffect(() => {
    for (const field of fieldsOf(form.current))
      if (field !== document.activeElement) field.value = query.get(field.name) ?? "";
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Whoever follows a link at once is not called back by what was typed before it. The router says later that it is on its way.
  const { pathname } = useLocation();
  useEffect(() => {
    const leave = ({ target, ctrlKey, metaKey }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const leaves = link !== null && link.pathname !== pathname;
      if (leaves && !ctrlKey && !metaKey) clearTimeout(timer.current);
    };
    document.addEventListener("click", leave, { capture: true });
    return () => document.removeEventListener("click", leave, { capture: true });
  }, [pathname]);

  function apply() {
    clearTimeout(timer.current);
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("pages");
        for (const { name, value } of fieldsOf(form.current))
          if (value.trim() === "") next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function onInput({ target }: SyntheticEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    if (target instanceof HTMLSelectElement) apply();
    else timer.current = setTimeout(apply, rest);
  }

  return (
    <search>
      <form
        className="desk-filters"
        ref={form}
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        {children}
      </form>
    </search>
  );
}

function fieldsOf(form: HTMLFormElement | null): (HTMLInputElement | HTMLSelectElement)[] {
  return [...(form?.elements ?? [])].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  );
}

type FurtherFiltersProps = { names: readonly string[]; children: ReactNode };

/** Filters that few ask for, folded until one of these parts of the address is in use. */
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
  const [query] = useSearchParams();
  return (
    <TextInput
      className="desk-filter-words"
      id={`filter-${name}`}
      name={name}
      type="search"
      aria-label={label}
      leftSection={<Search size={16} aria-hidden />}
      defaultValue={query.get(name) ?? ""}
      placeholder={hint}
      maxLength={200}
    />
  );
}

export function FilterDay({ name, label }: { name: string; label: string }) {
  const [query] = useSearchParams();
  return (
    <TextInput
      id={`filter-${name}`}
      name={name}
      label={label}
      type="date"
      defaultValue={query.get(name) ?? ""}
    />
  );
}

type FilterChoiceProps = {
  name: string;
  label: string;
  /** Value and words; the empty value stands for all. */
  options: readonly (readonly [string, string])[];
};

export function FilterChoice({ name, label, options }: FilterChoiceProps) {
  const [query] = useSearchParams();
  const value = query.get(name) ?? "";
  const known = options.some(([option]) => option === value) ? [] : [value];
  return (
    <NativeSelect
      id={`filter-${name}`}
      name={name}
      label={label}
      defaultValue={value}
      data={[...known, ...options.map(([option, words]) => ({ value: option, label: words }))]}
    />
  );
}

type StatesProps = {
  /** The part of the address; the first of the states is the one without it. */
  name: string;
  label: string;
  states: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
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
        return {
          label: state.label + count,
          to: `?${next}`,
          isCurrent: state.value === present,
        };
      })}
    />
  );
}

export function ClearFilters({ names }: { names: readonly string[] }) {
  const [query] = useSearchParams();
  if (!names.some((name) => query.has(name))) return null;
  return <QuietLink variant="subtle" to="?" label="Clear filters" />;
}
