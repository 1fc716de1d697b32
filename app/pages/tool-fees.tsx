import { factsContext } from "../facts-context.ts";
import { readPageContext } from "../page-context.ts";
import { isExamOver } from "../season/exam-over.ts";
import { FeesAnswer, FeesMore } from "../sections/fees-answer.tsx";
import { FeesForm } from "../sections/fees-fields.tsx";
import { PageFrame, PageHead } from "../sections/page-frame.tsx";
import { AskAgain, limitsOf, ToolColumns } from "../sections/tool-answer.tsx";
import { askedOfFees } from "../tools/fees-asked.ts";
import { feesForm, missingInFees } from "../tools/fees-form.ts";
import { afterFees } from "../tools/next-tools.ts";
import { feesOf } from "../tools/fees.ts";
import { readForm, withoutContradictions } from "../tools/read-form.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import type { Route } from "./+types/tool-fees.ts";

const path = "/tools/fees";
const description =
  "All fees from the form to the seat for your category, as a sum with its parts.";

export function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const reading = withoutContradictions(readForm(feesForm, url.searchParams), missingInFees);
  const { today } = readPageContext(context);
  const fees =
    reading.kind === "submitted"
      ? {
          fees: feesOf(reading.values, facts),
          payer: reading.values,
          goal: reading.values.goal,
          asked: askedOfFees(reading.values),
          isOver: isExamOver(today, facts),
        }
      : null;
  return toolData(context, { path, description, reading }, { found: fees });
}

export const meta = toolMeta;
export const headers = toolHeaders;

export default function Page({ loaderData: { reading, found } }: Route.ComponentProps) {
  return (
    <PageFrame head={<PageHead title="What Does It Cost Me?" lead={description} />}>
      <ToolColumns
        next={found === null ? next : afterFees(found.payer)}
        limits={<Limits />}
        beside={
          found !== null && (
            <>
              <AskAgain reading={reading}>
                <FeesForm reading={reading} />
              </AskAgain>
              <FeesMore {...found} />
            </>
          )
        }
      >
        {found === null ? <FeesForm reading={reading} /> : <FeesAnswer {...found} />}
      </ToolColumns>
    </PageFrame>
  );
}

const next = ["/tools/upload-check", "/tools/eligibility", "/year"] as const;

const notKnown = [
  "Tuition, hostel and mess of any institute.",
  "Travel to the exam, coaching and books.",
  "Fees of state exams and of private colleges.",
];

const Limits = limitsOf(notKnown);
