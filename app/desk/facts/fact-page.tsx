import { useState } from "react";
import { flushSync } from "react-dom";
import { type ShouldRevalidateFunctionArgs } from "react-router";
import { QuietLink } from "../kit/button.tsx";
import { listFacts, readFact } from "../../calls/facts-schema.ts";
import { commandOf, read, type SentForm } from "../kit/desk-data.ts";
import { DeskHeading, privateMeta } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import type { Route } from "./+types/fact-page.ts";
import { ChangeDesk, changeOfFormer } from "./change-desk.tsx";
import { EditionChoice } from "./edition-choice.tsx";
import { performFact, type FactCommand } from "./fact-commands.ts";
import { FactHistory } from "./fact-history-view.tsx";
import { entryName, screenTitleId, type FormerValue, type OpenedFact } from "./opened-fact.ts";
import { deskAddress, checkReasons, standingOrFinding } from "./statement-words.ts";
import { counted } from "../phrases.ts";
import { Instant } from "../kit/times.tsx";
import { SourceLine } from "./statement-summary.tsx";
import { Badge } from "../kit/badge.tsx";

export function meta() {
  return privateMeta("Fact");
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const edition = new URL(request.url).searchParams.get("edition") ?? "";
  const [opened, list] = await Promise.all([
    read(readFact, { id: params.factId, edition }),
    read(listFacts, { edition }),
  ]);
  return { opened, list };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return performFact(await commandOf<FactCommand | SentForm>(request));
}

/** What only looks at a change makes none. */
export function shouldRevalidate({ json, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isTrial =
    typeof json === "object" && json !== null && "kind" in json && json["kind"] === "try";
  return !isTrial && defaultShouldRevalidate;
}

/** One fact on the desk: what it is, where readers see it, and the way to change it. */
export default function FactPage({ loaderData }: Route.ComponentProps) {
  const { fact, edition } = loaderData.opened;
  return <OpenedFactView {...loaderData} key={`${edition}/${fact.id}`} />;
}

function OpenedFactView({ opened, list }: Route.ComponentProps["loaderData"]) {
  const { fact, edition } = opened;
  const [, keep] = usePersistedText(entryName(edition, fact.id));
  const [begun, setBegun] = useState(0);
  const named = list.editions.length > 1 ? `?edition=${edition}` : "";

  function takeAgain(former: FormerValue) {
    keep(JSON.stringify(changeOfFormer(opened, former)));
    flushSync(() => setBegun(begun + 1));
    focusOn(screenTitleId);
  }

  return (
    <div className="stack-wide">
      <DeskHeading title={fact.label}>
        <QuietLink to={`/admin/facts${named}`} label="All facts" />
      </DeskHeading>
      <div className="fact-columns">
        <div className="stack-wide">
          <EditionChoice
            editions={list.editions}
            edition={edition}
            addressOf={(other) => deskAddress(fact.id, other)}
          />
          <FactNow opened={opened} />
          <ChangeDesk opened={opened} list={list} key={begun} />
        </div>
        <FactHistory opened={opened} takeAgain={fact.isWaiting ? null : takeAgain} />
      </div>
    </div>
  );
}

function FactNow({ opened }: { opened: OpenedFact }) {
  const { fact, usedIn } = opened;
  const pages = new Map(usedIn.map(({ path, title }) => [path, title]));
  const { id, text, topic, source, checkedOn, toCheck, scheduledAt } = fact;
  return (
    <section className="stack fact-now" aria-label="Current value">
      <p className="eyebrow">{topic}</p>
      <p className="fact-figure">{text}</p>
      <p className="cluster">
        <Badge>{standingOrFinding(fact)}</Badge>
        {toCheck.map((reason) => (
          <Badge tone="warning" key={reason}>
            {checkReasons[reason]}
          </Badge>
        ))}
        {scheduledAt !== null && (
          <Badge tone="quiet">
            Changes on <Instant of={scheduledAt} />
          </Badge>
        )}
      </p>
      <SourceLine source={source} checkedOn={checkedOn} />
      <details className="disclosure">
        <summary>
          {pages.size === 0
            ? "No page shows it"
            : `Readers see it on ${counted(pages.size, "page or file", "pages and files")}`}
        </summary>
        <div className="disclosure-body">
          <ul className="fact-pages">
            {[...pages].map(([path, title]) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
          <p className="quiet">
            <a href={`/facts/${id}`}>What readers see of its history</a>
          </p>
        </div>
      </details>
    </section>
  );
}
