/** Cards that stand in for a late blog list (spec section 9). */
const skeletonCards = 3;

export function PostCardSkeletons() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading posts…</span>
      <ul className="grid post-grid" aria-hidden="true">
        {Array.from({ length: skeletonCards }, (_, index) => (
          <li className="card post-card" key={index}>
            <Lines sizes={["short", "title", "full", "full", "half"]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PostSkeleton() {
  return (
    <div className="stack" role="status">
      <span className="visually-hidden">Loading the post…</span>
      <Lines sizes={["short", "title", "full", "half", "full", "full", "full", "half"]} />
    </div>
  );
}

function Lines({ sizes }: { sizes: readonly ("short" | "title" | "full" | "half")[] }) {
  return sizes.map((size, index) => <span className={`skeleton skeleton-${size}`} key={index} />);
}
