import { counted } from "../counted.ts";
import { ChangedParts } from "./changed-parts.tsx";
import type { DifferenceView } from "./difference-data.ts";
import { RestoreButton } from "./restore-button.tsx";

type DifferenceSectionProps = {
  view: DifferenceView;
  postId: string;
  /** The preview's token. */
  token: string;
  /** Null when the link does not allow changes. */
  editToken: string | null;
  isBusy: boolean;
};

/** What changed since an earlier revision, word by word, with the choice of that revision and the way back to it. */
export function DifferenceSection(props: DifferenceSectionProps) {
  const { view, postId, token, editToken, isBusy } = props;
  const { earlier, present, against, difference } = view;
  const changes =
    difference.fields.length + difference.body.filter(({ kind }) => kind !== "unchanged").length;
  return (
    <section className="difference" id="difference" aria-labelledby="difference-title">
      <details className="difference-folded" open>
        <summary>
          <h2 className="desk-card-title" id="difference-title">
            What changed since revision {against.revision}
          </h2>
        </summary>
        <div className="stack">
          {/* A plain form: the choice stands in the address. */}
          <form className="stack" method="get">
            <input type="hidden" name="token" value={token} />
            <div className="field">
              <label htmlFor="against">Compare with</label>
              <select
                id="against"
                name="against"
                defaultValue={against.revision}
                key={against.revision}
              >
                {earlier.map(({ revision, words }) => (
                  <option key={revision} value={revision}>
                    {words}
                  </option>
                ))}
              </select>
            </div>
            <p>
              <button className="button button-quiet" type="submit">
                Compare
              </button>
            </p>
          </form>
          <p className="quiet">{present.words}</p>
          <p>{changes === 0 ? "Nothing changed." : `${counted(changes, "part")} changed.`}</p>
          <ChangedParts difference={difference} />
          {editToken !== null && (
            <RestoreButton
              key={`${present.revision}/${against.revision}`}
              {...{ postId, token, editToken, isBusy }}
              revision={against.revision}
              latest={present.revision}
            />
          )}
        </div>
      </details>
    </section>
  );
}
