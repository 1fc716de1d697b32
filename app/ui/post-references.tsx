import type { SourceReference } from "../../domain/posts/post.ts";

/** The id of the list's heading. */
export const referencesId = "references";

/** 'References & Official Sources': where a post's figures can be checked. */
export function PostReferences({ references }: { references: readonly SourceReference[] }) {
  if (references.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={referencesId}>
      <h2 id={referencesId}>References &amp; Official Sources</h2>
      <ol className="references">
        {references.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {title}
            </a>
            <span className="quiet"> {new URL(url).host}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
