import { printedCorrections, type Correction } from "../../domain/posts/correction.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";

/** What was corrected since the post was first published, newest first. */
export function PostCorrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="corrections">
      <h2 id="corrections">Corrections</h2>
      <ul className="corrections">
        {printedCorrections(corrections).map(({ revision, published_at, text }) => (
          <li key={revision}>
            <time dateTime={published_at}>{longIndianDate(published_at)}</time>: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
