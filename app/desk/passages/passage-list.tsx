import { useMemo } from "react";
import type { ListedPassage } from "../../../domain/review/passage-locks.ts";
import { useHydrated } from "../use-hydrated.ts";
import { useLockedPassages } from "./use-locked-passages.ts";

type PassageListProps = {
  postId: string;
  token: string;
  /** The revision on the screen. */
  revision: number;
  passages: readonly ListedPassage[];
};

/** Which passages the AI has to leave as they are, to be ticked. */
export function PassageList({ postId, token, revision, passages }: PassageListProps) {
  const hydrated = useHydrated();
  const locked = useMemo(
    () => passages.filter(({ isLocked }) => isLocked).map(({ number }) => number),
    [passages],
  );
  const { chosen, toggle, message } = useLockedPassages({ postId, token, revision, locked });
  return (
    <section className="card" aria-labelledby="passages-title">
      <details className="disclosure passages">
        <summary>
          <h2 className="desk-card-title" id="passages-title">
            Passages to keep as they are
          </h2>
          <span className="quiet">
            {chosen.size} of {passages.length} kept
          </span>
        </summary>
        <fieldset className="passages-list" disabled={!hydrated}>
          <legend className="quiet">
            What is ticked stays letter for letter whenever the AI regenerates the post. Each tick
            is saved at once.
          </legend>
          {passages.map(({ number, kind, words }) => (
            <label key={number} className="passages-item">
              <input type="checkbox" checked={chosen.has(number)} onChange={() => toggle(number)} />
              <span>
                <span className="eyebrow">{kind}</span> {words}
              </span>
            </label>
          ))}
        </fieldset>
      </details>
      <p className="quiet" role="status">
        {message}
      </p>
    </section>
  );
}
