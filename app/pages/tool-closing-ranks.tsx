import { officialSites } from "../../content/official-sites.ts";
import { factsContext } from "../facts-context.ts";
import { ClosingRanksAnswer } from "../sections/closing-ranks-answer.tsx";
import { ClosingRanksForm } from "../sections/closing-ranks-form.tsx";
import { PageFrame, PageHead } from "../sections/page-frame.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { AskAgain, limitsOf, ToolColumns, UsedFacts } from "../sections/tool-answer.tsx";
import { siteContext } from "../site-context.ts";
import {
  answerRanks,
  type AskedRanks,
  closingRanksForm,
  closingRanksPath,
  saidInRanks,
} from "../tools/closing-ranks-tool.ts";
import { afterClosingRanks } from "../tools/next-tools.ts";
import { type FormReading, readForm } from "../tools/read-form.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import type { Route } from "./+types/tool-closing-ranks.ts";

const description =
  "Closing ranks of JoSAA, year beside year, for your category, gender and state.";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { closingRanks } = context.get(siteContext).services;
  const reading = readForm(closingRanksForm, url.searchParams);
  const answer =
    reading.kind === "submitted"
      ? answerRanks(await closingRanks.table(), reading.values, context.get(factsContext))
      : null;
  if (answer === null) closingRanks.expectQuestion();
  return toolData(context, { path: closingRanksPath, description, reading }, { answer });
}

export const meta = toolMeta;
export const headers = toolHeaders;

export default function Page({ loaderData }: Route.ComponentProps) {
  const { reading, answer } = loaderData;
  const records = (answer?.seats ?? []).flatMap(({ years }) =>
    years.flatMap(({ record }) => record?.id ?? []),
  );
  return (
    <PageFrame head={<PageHead title="Which Colleges Closed at My Rank?" lead={description} />}>
      <ToolColumns
        next={nextOf(reading)}
        limits={<Limits />}
        beside={
          <>
            {answer !== null && (
              <AskAgain reading={reading} said={saidInRanks(reading)}>
                <ClosingRanksForm reading={reading} />
              </AskAgain>
            )}
            {records.length > 0 && <UsedFacts ids={records} />}
            <Origin />
          </>
        }
      >
        {answer === null ? (
          <ClosingRanksForm reading={reading} />
        ) : (
          <ClosingRanksAnswer answer={answer} typed={reading.typed} />
        )}
      </ToolColumns>
    </PageFrame>
  );
}

function Origin() {
  return (
    <SectionFrame section={{ id: "table", title: "Where the ranks come from" }} level={2}>
      <p>
        Opening and closing ranks of the last round of each year, as JoSAA published them. This is
        not the official page: see{" "}
        <a className="host" href={officialSites.josaa.address} target="_blank" rel="noopener">
          {new URL(officialSites.josaa.address).host}
        </a>{" "}
        for every round. A programme that changed its name appears twice.
      </p>
      <p className="quiet">
        The rows of 2022 to 2024 were collected by josaa-scrape, © 2020 Seshal Jain, under the{" "}
        <a href="/closing-ranks-licence.txt">MIT licence</a>.
      </p>
    </SectionFrame>
  );
}

function nextOf(reading: FormReading<AskedRanks>) {
  if (reading.kind !== "submitted") return ["/tools/rank", "/tools/fees", "/year"] as const;
  const { gender, ...query } = reading.values;
  return afterClosingRanks({ ...query, isWoman: gender === "woman" });
}

const notKnown = [
  "Where a seat closes next year: the number of candidates, the seats and their choices change.",
  "Seats that were given after the last round of JoSAA: spot rounds and the special rounds of CSAB.",
  "Programmes that are new, and seats that nobody took in a year.",
  "Your state code of eligibility: JoSAA sets it by its rules of your year. Territories without an NIT belong to the one that the government named for them in 2009: Chandigarh to Delhi, the Andaman and Nicobar Islands to Puducherry, Lakshadweep, Dadra and Nagar Haveli and Daman and Diu to Goa.",
];

const Limits = limitsOf(notKnown);
