import { useEffect, useState } from "react";
import type { Difference } from "../../../domain/review/differences/difference.ts";
import { ChangedParts } from "../differences/changed-parts.tsx";
import type { EditForm, UnsavedWords } from "./edit-form.ts";
import { timeOfDay } from "./save-bar.tsx";
import { Button, QuietButton } from "../kit/button.tsx";
import { indianTime } from "../kit/times.tsx";
import { Loading } from "../kit/desk-page.tsx";

type RescueOfferProps = {
  rescued: UnsavedWords;
  /** What the server has now, and as which revision. */
  stored: EditForm;
  revision: number;
  takeUp: () => void;
  discard: () => void;
};

/** Words that were typed and not saved: a reload, a crash or the end of a session came between. */
export default function RescueOffer({
  rescued,
  stored,
  revision,
  takeUp,
  discard,
}: RescueOfferProps) {
  const [isCompared, setCompared] = useState(false);
  return (
    <section className="alert alert-warning stack" aria-labelledby="rescue-title">
      <h2 className="desk-card-title" id="rescue-title">
        Words from {whenOf(rescued.at)} that were not saved
      </h2>
      {rescued.revision < revision && (
        <p>
          They were begun on revision {rescued.revision}; by now there is revision {revision}.
          Saving shows both.
        </p>
      )}
      <div className="cluster">
        <Button label="Take them up" run={takeUp} />
        <QuietButton label="Discard them" run={discard} />
        <QuietButton
          label="See the difference"
          aria-expanded={isCompared}
          run={() => setCompared(!isCompared)}
        />
      </div>
      {isCompared && <Comparison before={stored} after={rescued.form} />}
    </section>
  );
}

function whenOf(instant: string): string {
  const isToday = new Date(instant).toDateString() === new Date().toDateString();
  return isToday ? timeOfDay(instant) : indianTime(instant);
}

function Comparison({ before, after }: { before: EditForm; after: EditForm }) {
  const [difference, setDifference] = useState<Difference | null>(null);
  useEffect(() => {
    void import("./form-difference.ts").then(({ differenceOfForms }) =>
      setDifference(differenceOfForms(before, after)),
    );
  }, [before, after]);
  if (difference === null) return <Loading label="Comparing…" />;
  return <ChangedParts difference={difference} />;
}
