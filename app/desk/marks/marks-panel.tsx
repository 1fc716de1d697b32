import { UnstyledButton } from "@mantine/core";
import type { MarkCounts, MarkView } from "../../../domain/review/marks-view.ts";
import { counted } from "../phrases.ts";
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
                    <MarkItem mark={mark} locate={() => locate(mark)} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </section>
  );
}

function MarkItem({ mark, locate }: { mark: NamedMark; locate: () => void }) {
  const { look, sentence, text, record, corrected, why } = mark;
  const words = sentence || text;
  return (
    <>
      <p>
        <UnstyledButton className={`mark-${look}`} fz="inherit" td="underline" onClick={locate}>
          {words === "" ? describePlace(mark) : `“${words}”`}
        </UnstyledButton>
      </p>
      {record !== null && (
        <p className="quiet">
          <a href={`/facts/${record.factId}`}>{record.label}</a>: {record.value} ({record.edition})
        </p>
      )}
      {corrected !== null && <p>Corrected: {corrected}</p>}
      {record === null && why !== null && <p className="quiet">{why}</p>}
    </>
  );
}
