type SearchOutcomeProps = {
  /** The page's address, without the search. */
  path: string;
  search: string;
  /** How many were found. */
  count: number;
  /** What they are called: one, several. */
  nouns: readonly [string, string];
};

/** What a search found, and the way back to everything; nothing while there is no search. */
export function SearchOutcome({ path, search, count, nouns: [one, several] }: SearchOutcomeProps) {
  if (search.trim() === "" || count === 0) return null;
  return (
    <p className="cluster quiet" role="status">
      {count} {count === 1 ? one : several} with “{search}”. <a href={path}>Show all</a>
    </p>
  );
}
