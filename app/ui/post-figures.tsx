import type { Figure } from "../../domain/posts/fact-values.ts";
import { RecordSource } from "./record-source.tsx";

/** The id of the list: a link to it opens it. */
export const figuresId = "figures";

/** Where each value of a post comes from; a value in the text leads to its entry, which then opens. */
export function PostFigures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <details className="disclosure figures">
      <summary>
        <h2>Where the figures come from</h2>
      </summary>
      <ol id={figuresId}>
        {figures.map(({ id, anchor, label, edition, source, checkedOn, note, page }) => (
          <li id={anchor} key={id}>
            <p>
              <a href={page}>{label}</a> <span className="quiet">({editionText(edition)})</span>
            </p>
            <RecordSource source={source} checkedOn={checkedOn} note={note} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function editionText(edition: string): string {
  return /^\d/.test(edition) ? `for ${edition}` : edition;
}
