import { HostLink } from "../ui/links.tsx";
import { officialSites } from "../../content/official-sites.ts";
import { factsContext } from "../facts-context.ts";
import { ClosingRanksAnswer } from "../sections/closing-ranks-answer.tsx";
import { ClosingRanksForm } from "../sections/closing-ranks-form.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { ToolPage, UsedFacts } from "../sections/tool-page.tsx";
import { siteContext } from "../site-context.ts";
import { answerRanks, closingRanksForm, closingRanksPath } from "../tools/closing-ranks-tool.ts";
import { readForm } from "../tools/read-form.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import type { Route } from "./+types/tool-closing-ranks.ts";

const description = "JoSAA closing ranks, year by year, for your category, gender and home state.";

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
    <ToolPage
      path={closingRanksPath}
      lead={description}
      form={<ClosingRanksForm reading={reading} />}
      answer={answer && <ClosingRanksAnswer answer={answer} typed={reading.typed} />}
      more={
        <>
          {records.length > 0 && <UsedFacts ids={records} />}
          <Origin />
        </>
      }
      next={["/tools/rank", "/tools/fees", "/year"]}
      limits={limits}
    />
  );
}

function Origin() {
  return (
    <SectionFrame section={{ id: "table", title: "Where the ranks come from" }}>
      <p>
        Opening and closing ranks of the last round of each year, as JoSAA published them. This is
        not the official page: see <HostLink address={officialSites.josaa.address} /> for every
        round. A programme whose name changed appears twice.
      </p>
      <p className="quiet">
        The rows of 2022 to 2024 were collected by josaa-scrape, © 2020 Seshal Jain, under the{" "}
        <a href="/closing-ranks-licence.txt">MIT licence</a>.
      </p>
    </SectionFrame>
  );
}

const limits = [
  "Where a seat will close next year: candidates, seats and choices change.",
  "Seats filled after the last JoSAA round: spot rounds and the special rounds of CSAB.",
  "New programmes, and seats that nobody took in a year.",
  "Your state code of eligibility: JoSAA sets it by its rules for your year. Territories without an NIT belong to the one that the government named for them in 2009: Chandigarh to Delhi, the Andaman and Nicobar Islands to Puducherry, Lakshadweep, Dadra and Nagar Haveli and Daman and Diu to Goa.",
];
