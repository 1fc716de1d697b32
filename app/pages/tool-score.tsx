import { pageLink, say } from "../../content/word-tokens.ts";
import { factsContext, useFacts } from "../facts-context.ts";
import { CarriedNote } from "../sections/section-frame.tsx";
import { ScoreAnswer } from "../sections/score-answer.tsx";
import { ScoreForm } from "../sections/score-form.tsx";
import { ToolPage, UsedFacts } from "../sections/tool-page.tsx";
import { readScore } from "../tools/read-score.ts";
import { paperRecords } from "../tools/score-papers.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import { Phrase } from "../marked-words.tsx";
import type { Route } from "./+types/tool-score.ts";

const path = "/tools/score";
const description =
  "Your marks from right, wrong and unanswered questions, by the marking scheme of your paper.";

const limits = [
  say`Your percentile. NTA publishes a percentile within your shift, never this score, and no table converts one into the other: see ${pageLink("/results", "how it is calculated")}.`,
  say`The final answer key. A question that NTA drops or corrects changes the score: in Session 1 it dropped ${"key.s1.dropped"}.`,
  say`Drawing marks. Examiners award them; what you enter is your own guess.`,
  say`Ties, which are broken by subject. Your rank follows from the percentile: ${pageLink("/tools/rank", "what a percentile means")}.`,
].map((words, index) => <Phrase words={words} key={index} />);

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
      form={<ScoreForm path={path} chosen={chosenPaper} paper={paper} reading={reading} />}
      answer={score && <ScoreAnswer score={score} chosen={chosenPaper} />}
      more={<UsedFacts ids={records} />}
      next={["/tools/rank", "/tools/closing-ranks"]}
      limits={limits}
    />
  );
}
