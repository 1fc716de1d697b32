const states = [
  ["all", "All"],
  ["draft", "Drafts"],
  ["regenerating", "Regenerating"],
  ["published", "Published"],
  ["withdrawn", "Withdrawn"],
  ["deleted", "Deleted"],
] as const;

type PostFiltersProps = {
  typed: string;
  setTyped: (text: string) => void;
  status: string;
  setStatus: (status: string) => void;
};

/** Narrows the list of posts, by words and by state. */
export function PostFilters({ typed, setTyped, status, setStatus }: PostFiltersProps) {
  return (
    <search className="desk-post-filters">
      <div className="field">
        <label htmlFor="posts-search">Search posts</label>
        <input
          id="posts-search"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="Title, address or tag"
          maxLength={200}
        />
      </div>
      <div className="field">
        <label htmlFor="posts-status">Show</label>
        <select
          id="posts-status"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        >
          {states.map(([value, label]) => (
            <option value={value} key={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
}
