import { useState } from "react";
import { flushSync } from "react-dom";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { readFact, type tryFacts } from "../../calls/facts-schema.ts";
import type { CallFailure } from "../kit/call.ts";
import { focusOn } from "../kit/focus.ts";
import { attempt } from "../kit/office-access.ts";
import { useCommand } from "../kit/use-command.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import {
  beginChange,
  beginStatement,
  type ChangeEntry,
  type ChangeInput,
  entryName,
  type FactCommand,
  ofChange,
  type OpenedFact,
  readEntry,
  screenTitleId,
  type StatementEntry,
  storedEntry,
} from "./change-entry.ts";
import type { Problems } from "./typed-value.ts";

export type Trial = AnswerOf<typeof tryFacts>;

export type Screen = "value" | "places" | "readers";

const conflicting = 409;

export const refusalsId = "change-refusals";

/** A change of a fact in an admin's hands: what is typed, what it would do, and sending it for approval. */
export function useChange(opened: OpenedFact) {
  const [stored, store] = usePersistedText(entryName(opened.edition, opened.fact.id));
  const kept = storedEntry(stored);
  const entry = kept ?? beginChange(opened);
  const [screen, setScreen] = useState<Screen>("value");
  const [trial, setTrial] = useState<Trial | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, Problems>>>({});
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isSent, setSent] = useState(false);
  const looking = useCommand<FactCommand, Trial>((answer) => {
    if (!answer.ok) refuse(answer);
    else {
      flushSync(() => setTrial(answer.value));
      if (entry.isUndo) change({ confirmed: answer.value.questions });
      if (answer.value.refusals.length > 0) show("value", refusalsId);
      else show("places");
    }
  });
  const sending = useCommand<FactCommand>((answer) => {
    setSent(answer.ok);
    if (!answer.ok) refuse(answer);
    else {
      store("");
      setTrial(null);
      setScreen("value");
    }
  });

  function change(part: Partial<ChangeEntry>) {
    setFailure(null);
    store(JSON.stringify({ ...entry, ...part }));
  }

  function changeStatement(factId: string, part: Partial<StatementEntry>) {
    const statements = entry.statements.map((statement) =>
      statement.factId === factId ? { ...statement, ...part } : statement,
    );
    change({ statements });
  }

  function show(next: Screen, focused = screenTitleId) {
    flushSync(() => setScreen(next));
    focusOn(focused);
  }

  /** Shows these words from the first screen on; null puts what was typed away. */
  function begin(begun: ChangeEntry | null) {
    store(begun === null ? "" : JSON.stringify(begun));
    setTrial(null);
    setProblems({});
    setFailure(null);
    show("value");
  }

  /** The call that is asked for; where something is missing, the first field that lacks it has the focus. */
  function readOrShow(of: ChangeEntry): ChangeInput | null {
    const read = readEntry(of);
    if (read.ok) {
      setProblems({});
      return read.input;
    }
    flushSync(() => {
      setProblems(read.problems);
      setScreen("value");
    });
    document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    return null;
  }

  function ask(kind: "try" | "propose", of = entry) {
    const input = readOrShow(of);
    if (input === null) return;
    setFailure(null);
    (kind === "try" ? looking : sending).send({ kind, input });
  }

  function refuse(answer: CallFailure) {
    flushSync(() => setFailure(answer));
    focusOn(answer.status === conflicting ? screenTitleId : refusalsId);
  }

  /** Adds a record that has to change together with this one. */
  async function addFact(factId: string) {
    if (entry.statements.some((statement) => statement.factId === factId)) {
      focusOn(statementTitleId(factId));
      return;
    }
    const answer = await attempt(readFact, { id: factId, edition: entry.edition });
    if (!answer.ok) {
      refuse(answer);
      return;
    }
    const added = { ...beginStatement(answer.value), sharesSource: true };
    flushSync(() => {
      setTrial(null);
      change({ statements: [...entry.statements, added] });
    });
    focusOn(statementTitleId(factId));
  }

  function removeFact(factId: string) {
    flushSync(() =>
      change({ statements: entry.statements.filter((statement) => statement.factId !== factId) }),
    );
    focusOn("also-change");
  }

  /** Goes on with what was typed, on top of what has changed meanwhile. */
  function keepMine(now: OpenedFact, textOf: (factId: string) => string | undefined) {
    const statements = entry.statements.map((statement) => ({
      ...statement,
      seenText: textOf(statement.factId) ?? statement.seenText,
    }));
    begin({ ...entry, seenVersion: now.version, statements });
  }

  return {
    entry,
    isKept: kept !== null,
    screen,
    trial,
    failure,
    isBusy: looking.isBusy || sending.isBusy,
    /** Sent from here: what waits then has the focus. */
    isSent,
    hasConflict: failure?.status === conflicting,
    problemsOf: (factId: string): Problems => problems[factId] ?? {},
    problemsOfChange: problems[ofChange] ?? {},
    change,
    changeStatement,
    begin,
    forget: () => begin(null),
    keepMine,
    /** Goes on to every place at once: an undo has been filled in already. */
    undo(undone: ChangeEntry) {
      begin(undone);
      ask("try", undone);
    },
    show,
    look: () => ask("try"),
    send: () => ask("propose"),
    addFact: (factId: string) => void addFact(factId),
    removeFact,
  };
}

export type Changing = ReturnType<typeof useChange>;

export function statementTitleId(factId: string): string {
  return `statement-${factId}`;
}
