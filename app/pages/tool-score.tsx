import { pageLink, say, plain } from "../../content/word-tokens.ts";
import { factsContext, useFacts } from "../page-context.ts";
import { CarriedNote, Caveat } from "../sections/section-frame.tsx";
import { ToolPage, UsedFacts, Scale, ToolAnswer } from "../sections/tool-page.tsx";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import type { Route } from "./+types/tool-score.ts";
import { Fields, ToolForm } from "../sections/tool-form.tsx";
import { inOneSentence } from "../../content/facts/index.ts";
import { row } from "../../content/pages/section.ts";
import { FiguresTable, TableBox } from "../sections/figure-tables.tsx";
import {
  readScore,
  type ScoreReading,
  fieldsOf,
  paperRecords,
  paperTitle,
  scorePapers,
  type ScorePaper,
  type PartScore,
  type Score,
  marksText,
  scoreForm,
} from "../tools/score.ts";

const path = "/tools/score";
const description =
  "Your marks from right, wrong and unanswered questions, by the marking scheme of your paper.";

const limits = [
  say`Your percentile. NTA publishes a percentile within your shift, never this score, and no table converts one into the other: see ${pageLink("/results", "how it is calculated")}.`,
  say`The final answer key. A question that NTA drops or corrects changes the score: in Session 1 it dropped ${"key.s1.dropped"}.`,
  say`Drawing marks. Examiners award them; what you enter is your own guess.`,
  say`Ties, which are broken by subject. Your rank follows from the percentile: ${pageLink("/tools/rank", "what a percentile means")}.`,
];

export function loader({ context, url }: Route.LoaderArgs) {
  const { reading, ...more } = readScore(url.searchParams, context.get(factsContext));
  return toolData(context, { path, description, reading }, more);
}

export const meta = toolMeta;
export const headers = toolHeaders;

export default function ScorePage({ loaderData }: Route.ComponentProps) {
  const { chosen: chosenPaper, paper, reading } = loaderData;
  const records = paperRecords(chosenPaper, useFacts());
  const score = reading.kind === "submitted" ? reading.values : null;
  return (
    <ToolPage
      path={path}
      lead={description}
      note={<CarriedNote of={records.map((id) => ({ kind: "fact", id }))} />}
      form={<ScoreForm chosen={chosenPaper} paper={paper} reading={reading} />}
      answer={score && <ScoreAnswer score={score} chosen={chosenPaper} />}
      more={<UsedFacts ids={records} />}
      next={["/tools/rank", "/tools/closing-ranks"]}
      limits={limits}
    />
  );
}

function ScoreForm({ chosen, paper, reading }: ScoreReading) {
  const problem = reading.kind === "invalid" ? reading.problems["paper"] : undefined;
  return (
    <>
      <nav className="stack" id="paper" aria-labelledby="paper-choice">
        <h2 id="paper-choice">Which paper?</h2>
        {problem !== undefined && <p className="complaint">{problem}</p>}
        <ul className="tabs">
          {scorePapers.map((one) => (
            <li key={one}>
              <a
                className="tab"
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
          fields={scoreForm(paper)}
        >
          <input type="hidden" name="paper" value={chosen} />
          <p className="quiet">
            {chosen !== "btech" && "Questions as in the 2025 and 2026 exams. "}
            We work out the unanswered ones. Empty sections are skipped.
          </p>
          {paper.parts.map((part) =>
            part.kind === "judged" ? (
              <Fields of={fieldsOf(part)} key={part.id} />
            ) : (
              <fieldset className="answer-counts" key={part.id}>
                <legend>
                  {part.title}: {part.questions} questions
                </legend>
                <Fields of={fieldsOf(part)} />
              </fieldset>
            ),
          )}
        </ToolForm>
      )}
    </>
  );
}

const captionId = "parts-caption";

const columns = [
  { title: "Section" },
  { title: "Marks", numeric: true, asked: true },
  { title: "Right, wrong, unanswered" },
  { title: "Calculation" },
] as const;

function ScoreAnswer({ score, chosen }: { score: Score; chosen: ScorePaper }) {
  const { marks, outOf, parts, subjects, leftOut, paperOutOf } = score;
  return (
    <ToolAnswer
      figure={`${marksText(marks)} of ${outOf}`}
      sentence={`marks${leftOut.length === 0 ? "" : " so far"} in ${paperTitle(chosen)}`}
    >
      <Scale parts={[{ share: (100 * Math.max(0, marks)) / paperOutOf }]}>
        {marksText(marks)} of {paperOutOf} marks of the whole paper
      </Scale>
      <p>
        NTA publishes a percentile, not these marks, and marks alone do not give a rank.{" "}
        {chosen === "btech" ? (
          <>
            Once your percentile is out, see <a href="/tools/rank">what it means</a>.
          </>
        ) : (
          "Your Paper 2 rank is on the scorecard."
        )}
      </p>
      {leftOut.length > 0 && (
        <p>
          <strong>Skipped, as you left them blank:</strong> {inOneSentence(leftOut)}.
        </p>
      )}
      <div className="section">
        <TableBox captionId={captionId}>
          <FiguresTable
            captionId={captionId}
            caption="Section by section"
            columns={columns}
            rows={parts.map(rowOf)}
          />
        </TableBox>
      </div>
      {parts.length > 1 && (
        <p>
          Total: {parts.map(inSum).join(" + ")} = <strong>{marksText(marks)}</strong> of {outOf}.
        </p>
      )}
      {subjects.length > 0 && (
        <p>
          By subject:{" "}
          {subjects
            .map((one) => `${one.subject} ${marksText(one.marks)} of ${one.outOf}`)
            .join(", ")}
          .
        </p>
      )}
    </ToolAnswer>
  );
}

function rowOf({ title, marks, outOf, answers, formula }: PartScore) {
  const counts = answers && `${answers.right}, ${answers.wrong}, ${answers.left}`;
  return row(
    say`${plain(title)}`,
    say`${plain(`${marksText(marks)} of ${outOf}`)}`,
    say`${plain(counts ?? "marked by examiners")}`,
    say`${plain(formula)}`,
  );
}

function inSum({ marks }: PartScore): string {
  return marks < 0 ? `(${marksText(marks)})` : marksText(marks);
}
