import { Icon } from "./icon.tsx";
import { pathLabel } from "./path-label.ts";

/** 'Related Resources': pages of this site that a post leads to. */
export function RelatedResources({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <nav className="card" aria-labelledby="related">
      <h2 id="related">Related Resources</h2>
      <ul className="link-list">
        {paths.map((path) => (
          <li key={path}>
            <a href={path}>
              {pathLabel(path)}
              <Icon of="arrowRight" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
