import { Icon } from "../ui/icon.tsx";

type SearchFormProps = {
  /** The page's own address: a search is a shareable link to it. */
  path: string;
  label: string;
  placeholder: string;
  search: string;
  /** Parameters that the search carries along, as hidden fields. */
  hidden?: Readonly<Record<string, string>>;
};

/** A search that the server answers: works before and without script. */
export function SearchForm({ path, label, placeholder, search, hidden = {} }: SearchFormProps) {
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
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <button className="button" type="submit">
        <Icon of="search" />
        <span>Search</span>
      </button>
    </form>
  );
}

type SearchOutcomeProps = {
  /** The page's address, without the search. */
  path: string;
  search: string;
  count: number;
  text: string;
};

/** How many there are, or that nothing was found, and the way back to everything. */
export function SearchOutcome({ path, search, count, text }: SearchOutcomeProps) {
  return (
    <div className="search-outcome">
      <p className={count === 0 ? "alert" : "quiet"} role="status">
        {text}
      </p>
      <a className="arrow-link" href={path} hidden={search.trim() === ""}>
        Show all
      </a>
    </div>
  );
}
