import { factsContext } from "../facts-context.ts";
import { readPageContext } from "../page-context.ts";
import {
  EligibilityAnswer,
  EligibilityMore,
  EligibilityRules,
} from "../sections/eligibility-result.tsx";
import { EligibilityForm } from "../sections/eligibility-fields.tsx";
import { ToolPage } from "../sections/tool-page.tsx";
import { eligibilityForm } from "../tools/eligibility-form.ts";
import { contradictionsOf } from "../tools/eligibility-write.ts";
import { eligibilityOf } from "../tools/eligibility-tool.ts";
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
  const found =
    reading.kind === "submitted"
      ? { asker: reading.values, found: eligibilityOf(reading.values, facts, today) }
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
      form={<EligibilityForm reading={reading} />}
      answer={
        found && (
          <>
            <EligibilityAnswer {...found} />
            <EligibilityRules {...found} />
          </>
        )
      }
      more={found && <EligibilityMore {...found} />}
      next={["/tools/fees", "/tools/upload-check", "/year"]}
      limits={limits}
    />
  );
}

const limits = [
  "Your rank, and the seat you may get with it.",
  "Rules of individual institutes, private colleges and state exams.",
  "Rules we have no record of: open schools, boards outside India, and candidates who are not Indian citizens.",
];
