import { useCallback } from "react";
import { previewOpening } from "../../calls/editions-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { Loading, NotLoaded } from "../kit/desk-page.tsx";
import { useAnswer } from "../facts/use-answer.ts";
import { counted } from "../phrases.ts";

/** What readers would see differently once an edition is open, page by page. */
export function OpeningPreview({ admin, edition }: { admin: Admin; edition: string }) {
  const ask = useCallback(() => callAsAdmin(admin, previewOpening, { edition }), [admin, edition]);
  const { value, failure, refresh } = useAnswer(ask);
  if (failure !== null)
    return (
      <NotLoaded what="What it changes" reason={failure.message} retry={() => void refresh()} />
    );
  if (value === null) return <Loading label="Looking what readers would see…" />;
  const { counts } = value;
  const changed = value.places.filter(({ differences }) => differences > 0);
  return (
    <>
      <p>
        Of the facts of {edition}, {counts.confirmed} are confirmed, {counts.expected} only
        expected, {counts.carried} still those of the year before, {counts.notAnnounced} not
        announced.
      </p>
      <details className="disclosure">
        <summary>{counted(changed.length, "page")} would say something else</summary>
        <ul className="fact-pages">
          {changed.map(({ path, title, differences, first }) => (
            <li key={path}>
              <strong>{title}</strong>: {counted(differences, "difference")}
              {first !== null && (
                <span className="quiet">
                  . The first: “{first.before}” becomes “{first.after}”
                </span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
