import type { EditionState } from "../../../content/facts/edition.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { changeEdition, listEditions, markEdition } from "../../calls/editions-schema.ts";
import { listFacts } from "../../calls/facts-schema.ts";
import { FactsTabs } from "../facts/fact-parts.tsx";
import { commandOf, read, rereadFor } from "../kit/desk-data.ts";
import { EmptyNote } from "../kit/desk-list.tsx";
import { DeskHeading, NotLoaded, Part } from "../kit/desk-page.tsx";
import { attempt, isApprover } from "../kit/office-access.ts";
import { showAnswer } from "../kit/toasts.tsx";
import { counted } from "../phrases.ts";
import type { Route } from "./+types/editions-page.ts";
import { EditionCard, Step } from "./edition-card.tsx";
import { EditionFacts } from "./edition-facts.tsx";
import { stateNames, type EditionCommand } from "./edition-words.ts";

export const shouldRevalidate = rereadFor();

export async function clientLoader() {
  const list = await read(listEditions, {});
  const [newest] = list.editions;
  const hasNext = newest !== undefined && list.editions.length > 1;
  const facts = hasNext ? await attempt(listFacts, { edition: newest.edition }) : null;
  return { ...list, newest, facts, isApprover: isApprover() };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const command = await commandOf<EditionCommand>(request);
  const { edition } = command;
  if (command.kind === "step") return takeStep(edition, command.state);
  const { kind, ...mark } = command;
  const count = mark.factIds?.length;
  return showAnswer(
    await attempt(markEdition, mark),
    ({ checkedOn }) => ({
      title:
        count === undefined ? `Looked for news of ${edition}` : `${counted(count, "fact")} noted`,
      description: `Readers see: checked on ${longIndianDate(checkedOn)}.`,
      topic: kind,
    }),
    { topic, refused: "The facts were not marked" },
  );
}

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

const topic = "edition";

async function takeStep(edition: string, state: EditionState) {
  return showAnswer(
    await attempt(changeEdition, { edition, state }),
    ({ waits, state: reached, current }) => ({
      title: waits
        ? `${edition} waits for a second approver`
        : `${edition}: ${stateNames[reached].toLowerCase()}`,
      description: `The current edition is ${current}.`,
    }),
    { topic, refused: "The edition was not changed" },
  );
}
