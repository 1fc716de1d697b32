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
