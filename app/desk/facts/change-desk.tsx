import { useState } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import type { AnswerOf } from "../../calls/endpoint.ts";
import {
  type ListedFact,
  type ListedStatement,
  type listFacts,
  readFact,
} from "../../calls/facts-schema.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { Part } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { attempt } from "../kit/office-access.ts";
import { Instant } from "../kit/times.tsx";
import { personName } from "../phrases.ts";
import {
  beginChange,
  beginStatement,
  type ChangeEntry,
  type FormerValue,
  type OpenedFact,
  screenTitleId,
  valueBefore,
} from "./change-entry.ts";
import { ChangeForm } from "./change-form.tsx";
import { PlacesScreen, ReadersScreen } from "./change-screens.tsx";
import { type Approved, ApprovedChange } from "./places.tsx";
import { type Changing, type Screen, useChange } from "./use-change.ts";
import { WaitingChange } from "./waiting-change.tsx";

type ChangeDeskProps = { opened: OpenedFact; list: AnswerOf<typeof listFacts> };

/** The four screens: the value, every place, what readers are told, and the approval. */
export function ChangeDesk({ opened, list }: ChangeDeskProps) {
  const { fact, edition } = opened;
  const { revalidate } = useRevalidator();
  const changing = useChange(opened);
  const [isOpen, setOpen] = useState(changing.isKept);
  const [approved, setApproved] = useState<(Approved & { isLater: boolean }) | null>(null);
  const isPlanned = list.editions.some((one) => one.edition === edition && one.state === "planned");
  const unseen = isPlanned ? edition : null;
  const [first, ...others] = changeOf(
    list.waiting.filter((one) => one.edition === edition),
    fact.id,
  );

  function open() {
    flushSync(() => setOpen(true));
    focusOn(screenTitleId);
  }

  function celebrate(answer: Approved) {
    // The form that asked is gone, and the reading that it began with it.
    void revalidate();
    const isLater = Date.parse(answer.validFrom) > Date.now();
    flushSync(() => setApproved({ ...answer, isLater }));
    focusOn("approved-title");
  }

  async function undo({ statements }: Approved) {
    const changeId = statements[0].changeId;
    const rest = statements.filter(({ factId }) => factId !== fact.id);
    const answers = await Promise.all(
      rest.map(({ factId }) => attempt(readFact, { id: factId, edition })),
    );
    const added = answers.flatMap((answer) =>
      answer.ok ? [beginStatement(answer.value, valueBefore(answer.value, changeId))] : [],
    );
    const former = valueBefore(opened, changeId);
    const undone = changeOfFormer(opened, former);
    const { isMinor } = statements[0];
    flushSync(() => setApproved(null));
    changing.undo({
      ...undone,
      statements: [...undone.statements, ...added],
      isMinor,
      publicNote: isMinor ? "" : `Corrected: ${former.text} holds again.`,
      isUndo: true,
    });
  }

  return (
    <>
      {approved !== null && (
        <ApprovedChange
          approved={approved}
          isLater={approved.isLater}
          unseen={unseen}
          undo={() => void undo(approved)}
        />
      )}
      {first !== undefined && first.changeId !== approved?.statements[0].changeId && (
        <WaitingChange
          {...list}
          takesFocus={changing.isSent}
          statements={[first, ...others]}
          approved={celebrate}
          key={first.changeId}
        />
      )}
      {first === undefined &&
        approved === null &&
        (isOpen || changing.isKept ? (
          <div className="stack">
            <Steps screen={changing.screen} />
            <ScreenNow changing={changing} opened={opened} list={list} unseen={unseen} />
          </div>
        ) : (
          <p>
            <Button label="Change this fact" run={open} />
          </p>
        ))}
    </>
  );
}

export function changeOfFormer(opened: OpenedFact, former: FormerValue): ChangeEntry {
  const begun = beginChange(opened, former);
  // The value of the year before is confirmed for this one, and undoes nothing.
  if (typeof former.from === "string") return begun;
  return { ...begun, reason: `Undo: “${former.text}” holds again.` };
}

type ScreenNowProps = Pick<ChangeDeskProps, "opened" | "list"> & {
  changing: ReturnType<typeof useChange>;
  unseen: string | null;
};

function ScreenNow({ changing, opened, list, unseen }: ScreenNowProps) {
  const { screen, trial, hasConflict } = changing;
  if (hasConflict) return <ChangeConflict changing={changing} opened={opened} facts={list.facts} />;
  if (screen === "places" && trial !== null)
    return <PlacesScreen changing={changing} trial={trial} unseen={unseen} />;
  if (screen === "readers") return <ReadersScreen changing={changing} />;
  return <ChangeForm changing={changing} facts={list.facts} />;
}

function changeOf(waiting: readonly ListedStatement[], factId: string) {
  const own = waiting.find((statement) => statement.factId === factId);
  return waiting.filter(({ changeId }) => changeId === own?.changeId);
}

const names: readonly (readonly [screen: Screen | "approval", name: string])[] = [
  ["value", "The value"],
  ["places", "Every place"],
  ["readers", "Readers"],
  ["approval", "Approval"],
];

function Steps({ screen }: { screen: Screen }) {
  return (
    <ol className="fact-steps" aria-label="Steps">
      {names.map(([step, name]) => (
        <li aria-current={step === screen ? "step" : undefined} key={step}>
          {name}
        </li>
      ))}
    </ol>
  );
}

type ChangeConflictProps = {
  changing: Changing;
  opened: OpenedFact;
  facts: readonly ListedFact[];
};

/** Somebody else was quicker: what changed meanwhile, and the choice what becomes of what was typed. */
function ChangeConflict({ changing, opened, facts }: ChangeConflictProps) {
  const { entry, failure, keepMine, forget } = changing;
  const textOf = (factId: string) => facts.find(({ id }) => id === factId)?.text;
  const changed = entry.statements.filter(
    ({ factId, seenText }) => textOf(factId) !== undefined && textOf(factId) !== seenText,
  );
  const [latest] = opened.statements;
  return (
    <Part id={screenTitleId} title="Not sent: it has changed meanwhile">
      <div className="alert alert-warning" role="alert">
        <p>{failure?.message}</p>
        <p>What you typed is kept.</p>
      </div>
      {changed.map(({ factId, label, seenText }) => (
        <div className="stack" key={factId}>
          <h3>{label}</h3>
          <dl className="fact-change">
            <div>
              <dt>When you began</dt>
              <dd>{seenText}</dd>
            </div>
            <div>
              <dt>Now</dt>
              <dd>{textOf(factId)}</dd>
            </div>
          </dl>
        </div>
      ))}
      {latest !== undefined && (
        <p className="quiet">
          Last stated by {personName(latest.author)}, <Instant of={latest.createdAt} />:{" "}
          {latest.reason}
        </p>
      )}
      <div className="cluster">
        <Button label="Go on with mine" run={() => keepMine(opened, textOf)} />
        <QuietButton label="Put mine away" run={forget} />
      </div>
    </Part>
  );
}
