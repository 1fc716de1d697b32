/** A post's tags; nothing when it has none. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="cluster" aria-label="Tags">
      {tags.map((tag) => (
        <li className="badge badge-quiet" key={tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
