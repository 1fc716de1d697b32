import { inOneSentence } from "../../content/facts/index.ts";
import { row } from "../../content/pages/section.ts";
import { plain, say } from "../../content/words.ts";
import { type PartScore, type Score, written } from "../tools/score.ts";
import { FiguresTable, TableBox } from "./tables.tsx";
import { ChangeAnswers, ToolAnswer } from "./tool-answer.tsx";

const captionId = "parts-caption";

const columns = [
  { title: "Part" },
  { title: "Marks", numeric: true, asked: true },
  { title: "Right, wrong, left" },
  { title: "Formula" },
] as const;

/** The score of a paper or of what is known of it, with how each part comes about. */
export function ScoreAnswer({ score, paper }: { score: Score; paper: string }) {
  const { marks, outOf, parts, subjects, leftOut } = score;
  const soFar = leftOut.length === 0 ? "" : " so far";
  return (
    <ToolAnswer title={`${written(marks)} of ${outOf} marks${soFar}`}>
      <p>
        Raw score in {paper}
        {leftOut.length > 0 && `, which has ${score.paperOutOf} marks in all its parts`}. NTA does
        not publish this score: it publishes a percentile.
      </p>
      {leftOut.length > 0 && (
        <p>
          <strong>Left out, because nothing was filled in:</strong> {inOneSentence(leftOut)}.
        </p>
      )}
      <div className="section">
        <TableBox captionId={captionId}>
          <FiguresTable
            captionId={captionId}
            caption="How it is counted"
            columns={columns}
            rows={parts.map(rowOf)}
          />
        </TableBox>
      </div>
      {parts.length > 1 && (
        <p>
          Sum: {parts.map(inSum).join(" + ")} = <strong>{written(marks)}</strong>.
        </p>
      )}
      {subjects.length > 0 && (
        <p>
          By subject:{" "}
          {subjects.map((one) => `${one.subject} ${written(one.marks)} of ${one.outOf}`).join(", ")}
          .
        </p>
      )}
      <ChangeAnswers />
    </ToolAnswer>
  );
}

function rowOf({ title, marks, outOf, answers, formula }: PartScore) {
  const counts = answers && `${answers.right}, ${answers.wrong}, ${answers.left}`;
  return row(
    say`${plain(title)}`,
    say`${plain(`${written(marks)} of ${outOf}`)}`,
    say`${plain(counts ?? "judged by hand")}`,
    say`${plain(formula)}`,
  );
}

function inSum({ marks }: PartScore): string {
  return marks < 0 ? `(${written(marks)})` : written(marks);
}
