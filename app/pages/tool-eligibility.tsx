import { factsContext } from "../facts-context.ts";
import { readPageContext } from "../page-context.ts";
import {
  EligibilityAnswer,
  EligibilityMore,
  EligibilityRules,
} from "../sections/eligibility-result.tsx";
import { EligibilityForm } from "../sections/eligibility-fields.tsx";
import { PageFrame, PageHead } from "../sections/page-frame.tsx";
import { AskAgain, limitsOf, ToolColumns } from "../sections/tool-answer.tsx";
import { contradictionsOf } from "../tools/eligibility-contradictions.ts";
import { eligibilityForm } from "../tools/eligibility-form.ts";
import { eligibilityOf } from "../tools/eligibility-tool.ts";
import { afterEligibility } from "../tools/next-tools.ts";
import { readForm, withoutContradictions } from "../tools/read-form.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import type { Route } from "./+types/tool-eligibility.ts";

const path = "/tools/eligibility";
const description = "Answer a few questions and see which rules you meet, each with its source.";

export function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { today } = readPageContext(context);
  const reading = withoutContradictions(readForm(eligibilityForm, url.searchParams), (values) =>
    contradictionsOf(values, today, facts),
  );
  const eligibility =
    reading.kind === "submitted" ? eligibilityOf(reading.values, facts, today) : null;
  return toolData(context, { path, description, reading }, { found: eligibility });
}

export const meta = toolMeta;
export const headers = toolHeaders;

export default function Page({ loaderData: { reading, found } }: Route.ComponentProps) {
  return (
    <PageFrame head={<PageHead title="Am I Eligible?" lead={description} />}>
      <ToolColumns
        next={reading.kind === "submitted" ? afterEligibility(reading.values) : next}
        limits={<Limits />}
        beside={
          found !== null && (
            <>
              <AskAgain reading={reading}>
                <EligibilityForm reading={reading} />
              </AskAgain>
              <EligibilityMore found={found} />
            </>
          )
        }
      >
        {found === null ? (
          <EligibilityForm reading={reading} />
        ) : (
          <>
            <EligibilityAnswer found={found} />
            <EligibilityRules found={found} />
          </>
        )}
      </ToolColumns>
    </PageFrame>
  );
}

const next = ["/tools/fees", "/tools/upload-check", "/year"] as const;

const notKnown = [
  "Which rank you will have, and which seat it leads to.",
  "Rules of individual institutes, private colleges and state exams.",
  "Rules that no record here has: open schools, boards outside India, and candidates who are not citizens of India.",
];

const Limits = limitsOf(notKnown);
