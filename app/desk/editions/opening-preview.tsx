import { Suspense, use, useState } from "react";
import { previewOpening } from "../../calls/editions-schema.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { useAdmin } from "../kit/admin-access.tsx";
import type { Answer } from "../kit/call.ts";
import { Loading, NotLoaded } from "../kit/desk-page.tsx";
import { callAsAdmin } from "../kit/office-access.ts";
import { counted } from "../phrases.ts";

/** What readers would see differently once an edition is open, page by page. */
export function OpeningPreview({ edition }: { edition: string }) {
  const admin = useAdmin();
  const ask = () => callAsAdmin(admin, previewOpening, { edition });
  const [answer, setAnswer] = useState(ask);
  return (
    <Suspense fallback={<Loading label="Looking what readers would see…" />}>
      <Changes answer={answer} edition={edition} retry={() => setAnswer(ask)} />
    </Suspense>
  );
}

type ChangesProps = {
  answer: Promise<Answer<AnswerOf<typeof previewOpening>>>;
  edition: string;
  retry: () => void;
};

function Changes({ answer, edition, retry }: ChangesProps) {
  const preview = use(answer);
  if (!preview.ok)
    return <NotLoaded what="What it changes" reason={preview.message} retry={retry} />;
  const { counts, places } = preview.value;
  const changed = places.filter(({ differences }) => differences > 0);
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
