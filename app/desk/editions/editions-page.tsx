import { Link } from "react-router";
import { listEditions } from "../../calls/editions-schema.ts";
import { listFacts } from "../../calls/facts-schema.ts";
import { Checking } from "../kit/admin-access.tsx";
import { attempt, commandOf, office, read, rereadFor } from "../kit/desk-data.ts";
import { DeskHeading, deskHandle, NotLoaded, privateMeta } from "../kit/desk-page.tsx";
import { EmptyNote } from "../kit/desk-list.tsx";
import type { Route } from "./+types/editions-page.ts";
import { changeEditions, type EditionCommand } from "./edition-changes.ts";
import { EditionCard, Step } from "./edition-card.tsx";
import { EditionFacts } from "./edition-facts.tsx";

export const handle = deskHandle;
export { Checking as HydrateFallback };
export const shouldRevalidate = rereadFor();

export function meta() {
  return privateMeta("Editions");
}

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const list = await read(context, listEditions, {});
  const [newest] = list.editions;
  const hasNext = newest !== undefined && list.editions.length > 1;
  const facts = hasNext ? await attempt(context, listFacts, { edition: newest.edition }) : null;
  return { ...list, newest, facts, isApprover: context.get(office).role === "admin" };
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return changeEditions(context, await commandOf<EditionCommand>(request));
}

/** The editions with what comes next, and how far the facts of the newest one are. */
export default function EditionsPage({ loaderData }: Route.ComponentProps) {
  const { editions, nextEdition, newest, facts, isApprover } = loaderData;
  const current = editions.find(({ isCurrent }) => isCurrent)?.edition ?? "";
  return (
    <div className="stack-wide">
      <DeskHeading title="Editions">
        <Link className="button button-quiet" to="/admin/facts">
          All facts
        </Link>
      </DeskHeading>
      <section className="stack" aria-labelledby="editions-title">
        <h2 id="editions-title">Years of the exam</h2>
        <ul className="edition-cards" aria-label="Editions">
          {newest?.state !== "planned" && (
            <li className="card stack">
              <h3>{nextEdition}: not made yet</h3>
              <Step {...{ isApprover, current }} edition={nextEdition} state="planned" />
            </li>
          )}
          {editions.map((edition) => (
            <EditionCard {...{ edition, current, isApprover }} key={edition.edition} />
          ))}
        </ul>
      </section>
      {newest !== undefined && facts !== null ? (
        <section className="stack" aria-labelledby="edition-facts-title">
          <h2 id="edition-facts-title">Facts of {newest.edition}</h2>
          {facts.ok ? (
            <EditionFacts
              {...{ isApprover }}
              edition={newest.edition}
              facts={facts.value.facts}
              key={newest.edition}
            />
          ) : (
            <NotLoaded what="The facts" reason={facts.message} />
          )}
        </section>
      ) : (
        <EmptyNote>
          Once {nextEdition} is planned, its facts stand here: what is confirmed, what is still from
          the year before, what is not announced.
        </EmptyNote>
      )}
    </div>
  );
}
