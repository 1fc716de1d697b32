import { Icon } from "../ui/icon.tsx";

type SearchFormProps = {
  path: string;
  label: string;
  placeholder: string;
  search: string;
  hidden?: Readonly<Record<string, string>>;
};

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
  path: string;
  search: string;
  count: number;
  text: string;
};

export function SearchOutcome({ path, search, count, text }: SearchOutcomeProps) {
  return (
    <div className="search-outcome cluster">
      <p className={count === 0 ? "alert" : "quiet"} role="status">
        {text}
      </p>
      <a className="arrow-link" href={path} hidden={search.trim() === ""}>
        Show all
      </a>
    </div>
  );
}
