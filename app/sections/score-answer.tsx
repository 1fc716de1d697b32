import { inOneSentence } from "../../content/facts/index.ts";
import { row } from "../../content/pages/section.ts";
import { plain, say } from "../../content/word-tokens.ts";
import { paperTitle, type ScorePaper } from "../tools/score-papers.ts";
import { type PartScore, type Score, marksText } from "../tools/score.ts";
import { FiguresTable, TableBox } from "./figure-tables.tsx";
import { Scale, ToolAnswer } from "./tool-page.tsx";

const captionId = "parts-caption";

const columns = [
  { title: "Section" },
  { title: "Marks", numeric: true, asked: true },
  { title: "Right, wrong, unanswered" },
  { title: "Calculation" },
] as const;

export function ScoreAnswer({ score, chosen }: { score: Score; chosen: ScorePaper }) {
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
