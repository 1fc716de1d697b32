import { factsContext } from "../facts-context.ts";
import { readPageContext } from "../page-context.ts";
import { isExamOver } from "../season/milestones.ts";
import { FeesAnswer, FeesForm, FeesMore } from "../sections/fees-answer.tsx";
import { ToolPage } from "../sections/tool-page.tsx";
import { feesForm, missingInFees } from "../tools/fees-form.ts";
import { feesOf } from "../tools/fees.ts";
import { readForm, withoutContradictions } from "../tools/read-form.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import type { Route } from "./+types/tool-fees.ts";

const path = "/tools/fees";
const description = "Your fees from the application form to the seat, item by item.";

export function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const reading = withoutContradictions(readForm(feesForm, url.searchParams), missingInFees);
  const isOver = isExamOver(readPageContext(context).today, facts);
  const found =
    reading.kind === "submitted"
      ? { fees: feesOf(reading.values, facts), payer: reading.values, isOver }
      : null;
  return toolData(context, { path, description, reading }, { found });
}

export const meta = toolMeta;
export const headers = toolHeaders;

export default function Page({ loaderData: { reading, found } }: Route.ComponentProps) {
  return (
    <ToolPage
      path={path}
      lead={description}
      form={<FeesForm reading={reading} />}
      answer={found && <FeesAnswer {...found} />}
      more={found && <FeesMore {...found} />}
      next={["/tools/upload-check", "/tools/eligibility", "/year"]}
      limits={limits}
    />
  );
}

const limits = [
  "Tuition, hostel and mess fees of any institute.",
  "Travel to the exam, coaching and books.",
  "Fees of state exams and private colleges.",
];
