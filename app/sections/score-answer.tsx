import { inOneSentence } from "../../content/facts/index.ts";
import { row } from "../../content/pages/section.ts";
import { plain, say } from "../../content/word-tokens.ts";
import {
  hasSplits,
  type PaperSplit,
  paperTitle,
  type ScorePaper,
  splitNames,
} from "../tools/score-papers.ts";
import { type PartScore, type Score, marksText } from "../tools/score.ts";
import { FiguresTable, TableBox } from "./figure-tables.tsx";
import { ChangeAnswers, ToolAnswer } from "./tool-answer.tsx";

const captionId = "parts-caption";

const columns = [
  { title: "Part" },
  { title: "Marks", numeric: true, asked: true },
  { title: "Right, wrong, left" },
  { title: "Formula" },
] as const;

/** The score of a paper or of what is known of it, with how each part comes about. */
export function ScoreAnswer({ score, ...of }: { score: Score } & PaperProps) {
  const { marks, parts, subjects, leftOut, paperOutOf, isContradicted } = score;
  return (
    <ToolAnswer title={titleOf(score)}>
      <p>
        Raw score in <PaperName {...of} />
        {leftOut.length > 0 && `, which has ${paperOutOf} marks in all`}. NTA does not publish this
        score: it publishes a percentile. Marks alone give no rank
        {of.chosen === "btech" ? (
          <>
            : wait for your percentile, then see <a href="/tools/rank">which ranks it means</a>.
          </>
        ) : (
          ": your Paper 2 rank is on the scorecard."
        )}
      </p>
      {isContradicted && (
        <p>
          <strong>Not added up:</strong> the parts of this split do not make the {paperOutOf} marks
          that the same data give the whole paper.
        </p>
      )}
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
      {parts.length > 1 && !isContradicted && (
        <p>
          Sum: {parts.map(inSum).join(" + ")} = <strong>{marksText(marks)}</strong>.
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
      <ChangeAnswers hasFacts />
    </ToolAnswer>
  );
}

function titleOf({ marks, outOf, leftOut, isContradicted }: Score): string {
  if (isContradicted) return "Counted by part: no total";
  return `${marksText(marks)} of ${outOf} marks${leftOut.length === 0 ? "" : " so far"}`;
}

type PaperProps = { chosen: ScorePaper; split: PaperSplit };

function PaperName({ chosen, split }: PaperProps) {
  if (!hasSplits(chosen)) return paperTitle(chosen);
  return `${paperTitle(chosen)}, ${splitNames[split].replace("As", "as")}`;
}

function rowOf({ title, marks, outOf, answers, formula }: PartScore) {
  const counts = answers && `${answers.right}, ${answers.wrong}, ${answers.left}`;
  return row(
    say`${plain(title)}`,
    say`${plain(`${marksText(marks)} of ${outOf}`)}`,
    say`${plain(counts ?? "judged by hand")}`,
    say`${plain(formula)}`,
  );
}

function inSum({ marks }: PartScore): string {
  return marks < 0 ? `(${marksText(marks)})` : marksText(marks);
}
