import { Text } from "@mantine/core";
import { useState } from "react";
import { flushSync } from "react-dom";
import {
  approveFacts,
  type ListedStatement,
  listFacts,
  readFact,
  rejectFacts,
} from "../../calls/facts-schema.ts";
import { Badge } from "../kit/badge.tsx";
import { QuietLink, RowButton } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { formOf, read } from "../kit/desk-data.ts";
import { DeskHeading, Part, privateMeta } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { attempt } from "../kit/office-access.ts";
import { Instant } from "../kit/times.tsx";
import { showToast } from "../kit/toasts.tsx";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import { counted, personName } from "../phrases.ts";
import type { Route } from "./+types/fact-page.ts";
import { ChangeDesk } from "./change-desk.tsx";
import {
  beginChange,
  entryName,
  type FormerValue,
  type OpenedFact,
  screenTitleId,
} from "./change-entry.ts";
import { EditionChoice, FactBadges, SourceLine } from "./fact-parts.tsx";
import { deskAddress, standingLabels, stateLabels } from "./fact-words.ts";
import { PageList } from "./places.tsx";

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

/** Decides on a change that waits. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const { decision, id = "", sentence = "" } = await formOf(request);
  if (decision === "approve") return attempt(approveFacts, { id, alone: sentence });
  const answer = await attempt(rejectFacts, { id, reason: sentence });
  if (answer.ok)
    showToast({ topic: "fact", title: "Rejected", description: "It stays in the history." });
  return answer;
}

export default function FactPage({ loaderData }: Route.ComponentProps) {
  const { fact, edition } = loaderData.opened;
  return <OpenedFactView {...loaderData} key={`${edition}/${fact.id}`} />;
}

function OpenedFactView({ opened, list }: Route.ComponentProps["loaderData"]) {
  const { fact, edition, usedIn } = opened;
  const pages = new Map(usedIn.map(({ path, title }) => [path, title]));
  const [, keep] = usePersistedText(entryName(opened));
  const [begun, setBegun] = useState(0);
  const named = list.editions.length > 1 ? `?edition=${edition}` : "";

  function takeAgain(former: FormerValue) {
    keep(JSON.stringify(beginChange(opened, former)));
    flushSync(() => setBegun(begun + 1));
    focusOn(screenTitleId);
  }

  return (
    <div className="stack-wide">
      <DeskHeading title={fact.label}>
        <QuietLink to={`/admin/facts${named}`} label="All facts" />
      </DeskHeading>
      <div className="desk-columns">
        <div className="stack-wide">
          <EditionChoice
            editions={list.editions}
            edition={edition}
            addressOf={(other) => deskAddress(fact.id, other)}
          />
          <section className="stack" aria-label="Current value">
            <p className="eyebrow">{fact.topic}</p>
            <Text className="fact-figure" fz="var(--text-h2)" fw={700}>
              {fact.text}
            </Text>
            <FactBadges fact={fact} />
            <SourceLine source={fact.source} checkedOn={fact.checkedOn} />
            <details className="disclosure">
              <summary>
                {pages.size === 0
                  ? "No page shows it"
                  : `Readers see it on ${counted(pages.size, "page or file", "pages and files")}`}
              </summary>
              <div className="disclosure-body">
                <PageList label="Pages" pages={pages} />
                <p className="quiet">
                  <a href={`/facts/${fact.id}`}>What readers see of its history</a>
                </p>
              </div>
            </details>
          </section>
          <ChangeDesk opened={opened} list={list} key={begun} />
        </div>
        <FactHistory opened={opened} takeAgain={fact.isWaiting ? null : takeAgain} />
      </div>
    </div>
  );
}

type FactHistoryProps = {
  opened: OpenedFact;
  /** Begins a new statement with a value that stood here before; null while a change waits. */
  takeAgain: ((former: FormerValue) => void) | null;
};

/** Every value that was stated, newest first, down to the one that the site was shipped with. */
function FactHistory({ opened, takeAgain }: FactHistoryProps) {
  const { statements, shipped, fact } = opened;
  const again = (former: FormerValue, label = "Use this value again") =>
    takeAgain !== null &&
    former.text !== fact.text && (
      <p>
        <RowButton label={label} about={former.text} run={() => takeAgain(former)} />
      </p>
    );
  return (
    <Part id="history-title" title="History">
      <ol className="stack" aria-label="History">
        {statements.map((statement) => (
          <li className="card" key={statement.changeId}>
            <Stated statement={statement} />
            {again(statement)}
          </li>
        ))}
        <li className="card">
          <p className="cluster">
            <strong className="clamp-3">{shipped.text}</strong>
            <Badge tone="quiet">
              {shipped.from === null ? "First value" : `Value of ${shipped.from}`}
            </Badge>
          </p>
          <SourceLine source={shipped.source} checkedOn={shipped.checkedOn} />
          {again(shipped, shipped.from === null ? undefined : "Begin with this value")}
        </li>
      </ol>
    </Part>
  );
}

function Stated({ statement }: { statement: ListedStatement }) {
  const { text, state, standing, source, checkedOn, reason, author, createdAt } = statement;
  const from = statement.effectiveAt;
  const isLater = state === "approved" && from !== null && Date.parse(from) > Date.now();
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
        By {personName(author)}, <Instant of={createdAt} />. {decisionOn(statement)}
        {from !== null && (
          <>
            {" "}
            Holds from <Instant of={from} />.
          </>
        )}
      </p>
    </>
  );
}

function decisionOn({ state, checker, alone, decidedAt, decisionReason }: ListedStatement): string {
  if (decidedAt === null) return "";
  const whom = personName(checker ?? "");
  if (state === "rejected") return `Rejected by ${whom}: ${decisionReason}`;
  return alone === null ? `Approved by ${whom}.` : `Checked alone: “${alone}”`;
}
