import { useCallback, useState } from "react";
import { Link } from "react-router";
import type { EditionState } from "../../../content/facts/edition.ts";
import { changeEdition, listEditions, takeBackOpening } from "../../calls/editions-schema.ts";
import type { OutputOf } from "../../calls/endpoint.ts";
import { listFacts } from "../../calls/facts-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { DeskHeading, Loading, NotLoaded } from "../kit/desk-page.tsx";
import { useAnswer } from "../facts/use-answer.ts";
import { showToast } from "../kit/toasts.tsx";
import { EditionCard, Step } from "./edition-card.tsx";
import { EditionFacts } from "./edition-facts.tsx";
import { stateNames } from "./edition-words.ts";

/** The editions with what comes next, and how far the facts of the newest one are. */
export function EditionsView({ admin }: { admin: Admin }) {
  const ask = useCallback(() => callAsAdmin(admin, listEditions, {}), [admin]);
  const { value, failure, refresh } = useAnswer(ask);
  return (
    <div className="stack-wide">
      <DeskHeading title="Editions">
        <Link className="button button-quiet" to="/admin/facts">
          All facts
        </Link>
      </DeskHeading>
      {failure !== null && (
        <NotLoaded what="The editions" reason={failure.message} retry={() => void refresh()} />
      )}
      {value === null && failure === null && <Loading label="Loading the editions…" />}
      {value !== null && <Editions admin={admin} list={value} refresh={refresh} />}
    </div>
  );
}

type EditionsProps = {
  admin: Admin;
  list: OutputOf<typeof listEditions>;
  refresh: () => Promise<void>;
};

function Editions({ admin, list, refresh }: EditionsProps) {
  const { editions, nextEdition } = list;
  const [isBusy, setBusy] = useState(false);
  const current = editions.find(({ isCurrent }) => isCurrent)?.edition ?? "";
  const [newest] = editions;

  async function takeStep(edition: string, state: EditionState) {
    setBusy(true);
    const answer = await callAsAdmin(admin, changeEdition, { edition, state });
    await refresh();
    setBusy(false);
    showToast(
      answer.ok
        ? {
            title: answer.value.waits
              ? `${edition} waits for a second approver`
              : `${edition}: ${stateNames[answer.value.state].toLowerCase()}`,
            description: `The current edition is ${answer.value.current}.`,
            topic: "edition",
          }
        : {
            title: "The edition was not changed",
            description: answer.message,
            tone: "failure",
            topic: "edition",
          },
    );
  }

  async function takeOpeningBack(edition: string) {
    setBusy(true);
    const answer = await callAsAdmin(admin, takeBackOpening, { edition });
    await refresh();
    setBusy(false);
    showToast(
      answer.ok
        ? {
            title: `${edition}: planned again`,
            description: `The current edition is ${answer.value.current}.`,
            topic: "edition",
          }
        : {
            title: "The opening was not taken back",
            description: answer.message,
            tone: "failure",
            topic: "edition",
          },
    );
  }

  const take = (edition: string, state: EditionState) => void takeStep(edition, state);
  const mayTake = admin.role === "admin" && !isBusy ? take : null;
  return (
    <>
      <section className="stack" aria-labelledby="editions-title">
        <h2 id="editions-title">Years of the exam</h2>
        <ul className="edition-cards" aria-label="Editions">
          {newest?.state !== "planned" && (
            <li className="card stack edition-card">
              <h3>{nextEdition}: not made yet</h3>
              <Step {...{ admin, current }} edition={nextEdition} state="planned" take={mayTake} />
            </li>
          )}
          {editions.map((edition) => (
            <EditionCard
              {...{ edition, current, admin }}
              take={mayTake}
              takeBack={(year) => void takeOpeningBack(year)}
              key={edition.edition}
            />
          ))}
        </ul>
      </section>
      {newest !== undefined && editions.length > 1 && (
        <NewestFacts {...{ admin, refresh }} edition={newest.edition} key={newest.edition} />
      )}
      {editions.length === 1 && (
        <p className="quiet">
          Once {nextEdition} is planned, its facts stand here: what is confirmed, what is carried
          over, what is not announced.
        </p>
      )}
    </>
  );
}

type NewestFactsProps = { admin: Admin; edition: string; refresh: () => Promise<void> };

function NewestFacts({ admin, edition, refresh: refreshEditions }: NewestFactsProps) {
  const ask = useCallback(() => callAsAdmin(admin, listFacts, { edition }), [admin, edition]);
  const { value, failure, refresh } = useAnswer(ask);
  return (
    <section className="stack" aria-labelledby="edition-facts-title">
      <h2 id="edition-facts-title">Facts of {edition}</h2>
      {failure !== null && (
        <NotLoaded what="The facts" reason={failure.message} retry={() => void refresh()} />
      )}
      {value === null && failure === null && <Loading label="Loading the facts…" />}
      {value !== null && (
        <EditionFacts
          {...{ admin, edition }}
          facts={value.facts}
          refresh={async () => {
            await Promise.all([refresh(), refreshEditions()]);
          }}
        />
      )}
    </section>
  );
}
