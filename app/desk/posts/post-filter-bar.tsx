import { useCallback, useEffect, useState } from "react";
import { readPostChoices, type PostChoices } from "../../calls/post-actions.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { useAddressQuery } from "../use-address-query.ts";

/** What the list is narrowed to, each part as the call has it. */
export type PostSearch = ReturnType<typeof searchIn>;

const states = [
  ["all", "All"],
  ["draft", "Drafts"],
  ["regenerating", "Being rewritten"],
  ["scheduled", "Scheduled"],
  ["published", "Live"],
  ["pending", "Live, change waiting"],
  ["withdrawn", "Withdrawn"],
  ["deleted", "Deleted"],
] as const;

function searchIn(query: URLSearchParams) {
  const part = (name: string) => query.get(name) ?? "";
  return {
    q: part("q"),
    status: query.get("status") ?? "all",
    category: part("category"),
    maker: part("maker"),
    tag: part("tag"),
    from: part("from"),
    to: part("to"),
  };
}

type Setting = (name: keyof PostSearch, value: string) => void;

/** How long typing has to rest before the list is asked for, in milliseconds. */
const rest = 250;

/** The search as the address has it, so that it survives a reload and can be kept as a bookmark. */
export function useSearchAddress() {
  const [query, setQuery] = useAddressQuery();
  const search = searchIn(query);
  const isNarrowed = Object.entries(search).some(
    ([name, value]) => value !== (name === "status" ? "all" : ""),
  );
  return {
    search,
    isNarrowed,
    set: (name: keyof PostSearch, value: string) =>
      setQuery({ [name]: value === "" || value === "all" ? null : value }),
    clear: () => setQuery(Object.fromEntries(Object.keys(search).map((name) => [name, null]))),
  };
}

/** By what the list can be narrowed; until it is known, by words and state alone. */
export function usePostChoices(admin: Admin): PostChoices {
  const [choices, setChoices] = useState<PostChoices>({ makers: [], categories: [], months: [] });
  const read = useCallback(() => {
    void callAsAdmin(admin, readPostChoices, {}).then((answer) => {
      if (answer.ok) setChoices(answer.value);
    });
  }, [admin]);
  useEffect(read, [read]);
  return choices;
}

type PostFiltersProps = {
  search: PostSearch;
  choices: PostChoices;
  isNarrowed: boolean;
  set: Setting;
  clear: () => void;
};

/** Narrows the list of posts. */
export function PostFilters({ search, choices, isNarrowed, set, clear }: PostFiltersProps) {
  const months = choices.months.map((month) => [month, monthName(month)] as const);
  return (
    <search className="desk-post-filters">
      <TypedFilter
        id="posts-search"
        label="Search posts"
        hint="Title, address or tag"
        {...{ search, set }}
        name="q"
      />
      <ChosenFilter
        id="posts-status"
        label="Show"
        name="status"
        options={states}
        {...{ search, set }}
      />
      <details className="disclosure desk-more-filters" open={isNarrowedFurther(search)}>
        <summary>More filters</summary>
        <div className="desk-post-filters-further">
          <ChosenFilter
            id="posts-category"
            label="Category"
            name="category"
            options={[
              ["", "Any"],
              ...choices.categories.map((one) => [one.value, one.label] as const),
            ]}
            {...{ search, set }}
          />
          <ChosenFilter
            id="posts-maker"
            label="Made by"
            name="maker"
            options={[
              ["", "Anybody"],
              ...choices.makers.map((one) => [one.email, one.name] as const),
            ]}
            {...{ search, set }}
          />
          <TypedFilter
            id="posts-tag"
            label="Tag"
            hint="A whole tag"
            {...{ search, set }}
            name="tag"
          />
          <ChosenFilter
            id="posts-from"
            label="Made from"
            name="from"
            options={[["", "The beginning"], ...months]}
            {...{ search, set }}
          />
          <ChosenFilter
            id="posts-to"
            label="Made until"
            name="to"
            options={[["", "Today"], ...months]}
            {...{ search, set }}
          />
        </div>
      </details>
      {isNarrowed && (
        <p>
          <button className="button button-quiet" type="button" onClick={clear}>
            Show all posts again
          </button>
        </p>
      )}
    </search>
  );
}

function isNarrowedFurther({ category, maker, tag, from, to }: PostSearch): boolean {
  return [category, maker, tag, from, to].some((part) => part !== "");
}

const monthWords = new Intl.DateTimeFormat("en-IN", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

function monthName(month: string): string {
  return monthWords.format(new Date(`${month}-15T00:00:00Z`));
}

type FilterProps = {
  id: string;
  label: string;
  name: keyof PostSearch;
  search: PostSearch;
  set: Setting;
};

function TypedFilter({ id, label, hint, name, search, set }: FilterProps & { hint: string }) {
  const known = search[name];
  const [typed, setTyped] = useState(known);
  const [last, setLast] = useState(known);
  // Cleared elsewhere: what stands in the field follows.
  if (last !== known) {
    setLast(known);
    if (known === "") setTyped("");
  }

  useEffect(() => {
    if (typed === known) return;
    const timer = setTimeout(() => set(name, typed), rest);
    return () => clearTimeout(timer);
  });

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={hint}
        maxLength={200}
      />
    </div>
  );
}

type ChosenFilterProps = FilterProps & { options: readonly (readonly [string, string])[] };

function ChosenFilter({ id, label, name, search, set, options }: ChosenFilterProps) {
  const value = search[name];
  const isKnown = options.some(([option]) => option === value);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => set(name, event.target.value)}>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map(([option, words]) => (
          <option value={option} key={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
