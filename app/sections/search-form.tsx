import { Icon } from "../ui/icon.tsx";

type SearchFormProps = {
  /** The page's own address: a search is a shareable link to it. */
  path: string;
  label: string;
  placeholder: string;
  search: string;
  /** What the search keeps besides its text. */
  kept?: Readonly<Record<string, string>>;
};

/** A search that the server answers: works before and without script. */
export function SearchForm({ path, label, placeholder, search, kept = {} }: SearchFormProps) {
  return (
    <form className="search-form" action={path} role="search">
      <label htmlFor="search">{label}</label>
      <input
        id="search"
        type="search"
        name="q"
        defaultValue={search}
        placeholder={placeholder}
        autoComplete="off"
      />
      {Object.entries(kept).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <button className="button" type="submit">
        <Icon of="search" />
        Search
      </button>
    </form>
  );
}
