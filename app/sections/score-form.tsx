import { Caveat } from "./section-frame.tsx";
import { type ScoreReading, answerFields } from "../tools/read-score.ts";
import { type PaperPart, paperTitle, scorePapers } from "../tools/score-papers.ts";
import { TextField, ToolForm } from "./tool-form.tsx";

type ScoreFormProps = ScoreReading & { path: string };

export function ScoreForm({ path, chosen, paper, reading }: ScoreFormProps) {
  const problem = reading.kind === "invalid" ? reading.problems["paper"] : undefined;
  return (
    <>
      <nav className="stack paper-choice" id="paper" aria-labelledby="paper-choice">
        <h2 id="paper-choice">Which paper?</h2>
        {problem !== undefined && <p className="complaint">{problem}</p>}
        <ul className="cluster">
          {scorePapers.map((one) => (
            <li key={one}>
              <a
                href={`${path}?paper=${one}#paper`}
                aria-current={one === chosen ? "page" : undefined}
              >
                {paperTitle(one)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {paper === undefined ? (
        <Caveat>
          The marking scheme of this paper is not confirmed, so we cannot calculate a score. See the
          facts below.
        </Caveat>
      ) : (
        <ToolForm
          path={path}
          reading={reading}
          submit="Calculate my score"
          names={namesOf(paper.parts)}
        >
          <input type="hidden" name="paper" value={chosen} />
          <p className="quiet">
            {chosen !== "btech" && "Questions as in the 2025 and 2026 exams. "}
            Leave “Unanswered” blank; we fill it in. Empty sections are skipped.
          </p>
          {paper.parts.map((part) => (
            <PartFields part={part} key={part.id} />
          ))}
        </ToolForm>
      )}
    </>
  );
}

const names = { right: "Right", wrong: "Wrong", left: "Unanswered" } as const;

function namesOf(parts: readonly PaperPart[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parts.flatMap(({ id, title }): readonly (readonly [string, string])[] => [
      [`${id}-marks`, title],
      ...answerFields.map(
        (way) => [`${id}-${way}`, `${title}, ${names[way].toLowerCase()}`] as const,
      ),
    ]),
  );
}

function PartFields({ part }: { part: PaperPart }) {
  if (part.kind === "judged")
    return (
      <TextField
        name={`${part.id}-marks`}
        label={`${part.title}: your marks`}
        hint={`Marked by examiners, out of ${part.marks}. Enter the marks you expect.`}
        inputMode="decimal"
      />
    );
  return (
    <fieldset className="answer-counts">
      <legend>
        {part.title}: {part.questions} questions
      </legend>
      {answerFields.map((way) => (
        <TextField name={`${part.id}-${way}`} label={names[way]} key={way} />
      ))}
    </fieldset>
  );
}
