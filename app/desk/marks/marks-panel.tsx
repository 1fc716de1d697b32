import { UnstyledButton } from "@mantine/core";
import type { MarkCounts, MarkView } from "../../../domain/review/marks-view.ts";
import { counted } from "../kit/words.tsx";
import { describeCounts, nameMarks, describePlace, type NamedMark } from "./mark-names.ts";

type MarksPanelProps = {
  marks: readonly MarkView[];
  counts: MarkCounts;
  notCovered: readonly string[];
  locate: (mark: MarkView) => void;
};

export function MarksPanel({ marks, counts, notCovered, locate }: MarksPanelProps) {
  const named = nameMarks(marks);
  const of = (look: NamedMark["look"]) => named.filter((mark) => mark.look === look);
  const lists = [
    ["Conflicts", of("conflict")],
    ["Unverified", of("unverified")],
    ["Kept", of("kept")],
  ] as const;
  const isClean = counts.conflicts + counts.unverified === 0;
  return (
    <section className="card" id="checks" aria-labelledby="checks-title">
      <h2 id="checks-title" tabIndex={-1}>
        Checks
      </h2>
      <p>{isClean ? "All checks passed" : describeCounts(counts)}</p>
      {counts.verified > 0 && (
        <p className="quiet">{counted(counts.verified, "value")} from our records</p>
      )}
      {notCovered.length > 0 && <p>Not covered: {notCovered.join(", ")}</p>}
      {lists.map(
        ([title, listed]) =>
          listed.length > 0 && (
            <section className="stack" aria-label={title} key={title}>
              <h3>
                {title} ({listed.length})
              </h3>
              <ul className="stack">
                {listed.map((mark) => (
                  <li key={mark.id}>
                    <UnstyledButton
                      className={`mark-${mark.look}`}
                      fz="inherit"
                      td="underline"
                      onClick={() => locate(mark)}
                    >
                      {mark.sentence || mark.text || describePlace(mark)}
                    </UnstyledButton>
                    {mark.record !== null && (
                      <p className="quiet">
                        <a href={`/facts/${mark.record.factId}`}>{mark.record.label}</a>:{" "}
                        {mark.record.value} ({mark.record.edition})
                      </p>
                    )}
                    {mark.corrected !== null && <p>Corrected: {mark.corrected}</p>}
                    {mark.record === null && <p className="quiet">{mark.why}</p>}
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </section>
  );
}
