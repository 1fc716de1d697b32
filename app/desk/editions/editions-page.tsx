import { listEditions } from "../../calls/editions-schema.ts";
import { listFacts } from "../../calls/facts-schema.ts";
import { commandOf, read, rereadFor } from "../kit/desk-data.ts";
import { attempt, isApprover } from "../kit/office-access.ts";
import { DeskHeading, NotLoaded, Part } from "../kit/desk-page.tsx";
import { EmptyNote } from "../kit/desk-list.tsx";
import { FactsTabs } from "../facts/facts-tabs.tsx";
import type { Route } from "./+types/editions-page.ts";
import { changeEditions, type EditionCommand } from "./edition-changes.ts";
import { EditionCard, Step } from "./edition-card.tsx";
import { EditionFacts } from "./edition-facts.tsx";

export const shouldRevalidate = rereadFor();

export async function clientLoader() {
  const list = await read(listEditions, {});
  const [newest] = list.editions;
  const hasNext = newest !== undefined && list.editions.length > 1;
  const facts = hasNext ? await attempt(listFacts, { edition: newest.edition }) : null;
  return { ...list, newest, facts, isApprover: isApprover() };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return changeEditions(await commandOf<EditionCommand>(request));
}

/** The editions with what comes next, and how far the facts of the newest one are. */
export default function EditionsPage({ loaderData }: Route.ComponentProps) {
  const { editions, nextEdition, newest, facts, isApprover } = loaderData;
  const current = editions.find(({ isCurrent }) => isCurrent)?.edition ?? "";
  return (
    <div className="stack-wide">
      <DeskHeading title="Editions" />
      <FactsTabs />
      <Part id="editions-title" title="Years of the exam">
        <ul className="edition-cards" aria-label="Editions">
          {newest?.state !== "planned" && (
            <li className="card stack">
              <h3>{nextEdition}: not started</h3>
              <Step
                isApprover={isApprover}
                current={current}
                edition={nextEdition}
                state="planned"
              />
            </li>
          )}
          {editions.map((edition) => (
            <EditionCard
              edition={edition}
              current={current}
              isApprover={isApprover}
              key={edition.edition}
            />
          ))}
        </ul>
      </Part>
      {newest !== undefined && facts !== null ? (
        <Part id="edition-facts-title" title={<>Facts of {newest.edition}</>}>
          {facts.ok ? (
            <EditionFacts
              isApprover={isApprover}
              edition={newest.edition}
              facts={facts.value.facts}
              key={newest.edition}
            />
          ) : (
            <NotLoaded what="The facts" reason={facts.message} />
          )}
        </Part>
      ) : (
        <EmptyNote>
          Once {nextEdition} is planned, its facts stand here: what is confirmed, what is still from
          the year before, what is not announced.
        </EmptyNote>
      )}
    </div>
  );
}
