import { Caveat } from "./section-frame.tsx";
import { type ScoreReading, answerFields } from "../tools/read-score.ts";
import {
  hasSplits,
  type PaperPart,
  paperSplits,
  paperTitle,
  scorePapers,
  splitNames,
} from "../tools/score-papers.ts";
import { TextField, ToolForm } from "./tool-form.tsx";

type ScoreFormProps = ScoreReading & { path: string };

export function ScoreForm({ path, chosen, split, paper, reading }: ScoreFormProps) {
  const problems = reading.kind === "invalid" ? reading.problems : {};
  return (
    <>
      <ChoiceOfLinks
        id="paper"
        title="Which paper?"
        problem={problems["paper"]}
        links={scorePapers.map((one) => ({
          href: `${path}?paper=${one}#paper`,
          label: paperTitle(one),
          isChosen: one === chosen,
        }))}
      />
      {/* Reports contradict the reference data on Paper 2: whoever sat it counts what was sat. */}
      {hasSplits(chosen) && (
        <ChoiceOfLinks
          id="split"
          title="Which pattern?"
          problem={problems["split"]}
          links={paperSplits.map((one) => ({
            href: `${path}?paper=${chosen}&split=${one}#split`,
            label: splitNames[one],
            isChosen: one === split,
          }))}
        />
      )}
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
          {hasSplits(chosen) && <input type="hidden" name="split" value={split} />}
          <p className="quiet">
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

type ChoiceOfLinksProps = {
  id: string;
  title: string;
  problem: string | undefined;
  links: readonly { readonly href: string; readonly label: string; readonly isChosen: boolean }[];
};

/** Another choice is another form. */
function ChoiceOfLinks({ id, title, problem, links }: ChoiceOfLinksProps) {
  return (
    <nav className="stack paper-choice" id={id} aria-labelledby={`${id}-choice`}>
      <h2 id={`${id}-choice`}>{title}</h2>
      {problem !== undefined && <p className="complaint">{problem}</p>}
      <ul className="cluster">
        {links.map(({ href, label, isChosen }) => (
          <li key={href}>
            <a href={href} aria-current={isChosen ? "page" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
