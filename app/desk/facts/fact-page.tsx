import { useState } from "react";
import { flushSync } from "react-dom";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { type ListedStatement, listFacts, readFact } from "../../calls/facts-schema.ts";
import { Badge } from "../kit/badge.tsx";
import { QuietLink, RowButton } from "../kit/button.tsx";
import { commandOf, read, type SentForm } from "../kit/desk-data.ts";
import { DeskHeading, Part, privateMeta } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { Instant } from "../kit/times.tsx";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import { counted, personName } from "../phrases.ts";
import type { Route } from "./+types/fact-page.ts";
import { ChangeDesk, changeOfFormer } from "./change-desk.tsx";
import {
  entryName,
  type FactCommand,
  type FormerValue,
  type OpenedFact,
  performFact,
  screenTitleId,
} from "./change-entry.ts";
import { EditionChoice } from "./facts-tabs.tsx";
import { SourceLine } from "./statement-summary.tsx";
import {
  checkReasons,
  deskAddress,
  standingLabels,
  standingOrFinding,
  stateLabels,
} from "./statement-words.ts";

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

type FactHistoryProps = {
  opened: OpenedFact;
  /** Begins a new statement with a value that stood here before; null while a change waits. */
  takeAgain: ((former: FormerValue) => void) | null;
};

/** Every value that was stated, newest first, down to the one that the site was shipped with. */
export function FactHistory({ opened, takeAgain }: FactHistoryProps) {
  const { statements, shipped, fact } = opened;
  return (
    <Part id="history-title" title="History">
      <ol className="desk-audit" aria-label="History">
        {statements.map((statement) => (
          <li key={statement.changeId}>
            <Stated statement={statement} scheduledAt={fact.scheduledAt} />
            {takeAgain !== null && statement.text !== fact.text && (
              <TakeAgain text={statement.text} run={() => takeAgain(statement)} />
            )}
          </li>
        ))}
        <li>
          <p className="cluster">
            <strong className="clamp-3">{shipped.text}</strong>
            <Badge tone="quiet">
              {shipped.from === null ? "First value" : `Value of ${shipped.from}`}
            </Badge>
          </p>
          <SourceLine source={shipped.source} checkedOn={shipped.checkedOn} />
          {takeAgain !== null && shipped.text !== fact.text && (
            <TakeAgain
              text={shipped.text}
              label={shipped.from === null ? undefined : "Begin with this value"}
              run={() => takeAgain(shipped)}
            />
          )}
        </li>
      </ol>
    </Part>
  );
}

type TakeAgainProps = { text: string; label?: string | undefined; run: () => void };

function TakeAgain({ text, label = "Use this value again", run }: TakeAgainProps) {
  return (
    <p>
      <RowButton label={label} about={text} run={run} />
    </p>
  );
}

type StatedProps = {
  statement: ListedStatement;
  /** When the next approved statement takes effect; null without one. */
  scheduledAt: string | null;
};

function Stated({ statement, scheduledAt }: StatedProps) {
  const { text, state, standing, source, checkedOn, reason, author, createdAt } = statement;
  const { effectiveAt } = statement;
  const isLater =
    state === "approved" &&
    scheduledAt !== null &&
    effectiveAt !== null &&
    effectiveAt >= scheduledAt;
  return (
    <>
      <p className="cluster">
        <strong className="clamp-3">{text}</strong>
        <Badge tone={state === "approved" ? "good" : "quiet"}>
          {isLater ? "Approved for later" : stateLabels[state]}
        </Badge>
        {standing !== "official" && <Badge tone="quiet">{standingLabels[standing]}</Badge>}
      </p>
      <p>{reason}</p>
      <SourceLine source={source} checkedOn={checkedOn} />
      <p className="quiet">
        By {personName(author)}, <Instant of={createdAt} />. <Decision {...statement} />
      </p>
    </>
  );
}

function Decision(statement: ListedStatement) {
  const { state, checker, alone, decidedAt, decisionReason, effectiveAt } = statement;
  if (decidedAt === null) return null;
  const whom = personName(checker ?? "");
  if (state === "rejected")
    return (
      <>
        Rejected by {whom}, <Instant of={decidedAt} />: {decisionReason}
      </>
    );
  return (
    <>
      {alone === null ? `Approved by ${whom}.` : `Checked alone: “${alone}”`}
      {effectiveAt !== null && (
        <>
          {" "}
          Holds from <Instant of={effectiveAt} />.
        </>
      )}
    </>
  );
}
