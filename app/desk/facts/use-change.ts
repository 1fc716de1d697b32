import { useState } from "react";
import { flushSync } from "react-dom";
import { useRevalidator, useSearchParams } from "react-router";
import { proposeFacts, readFact, tryFacts } from "../../calls/facts-schema.ts";
import type { Answer, CallFailure } from "../kit/call.ts";
import { focusOn } from "../kit/focus.ts";
import { attempt } from "../kit/office-access.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import {
  beginChange,
  beginStatement,
  type ChangeEntry,
  type ChangeInput,
  changeFromPage,
  entryName,
  type OpenedFact,
  readEntry,
  screenTitleId,
  type StatementEntry,
  statementId,
  storedEntry,
  type Trial,
} from "./change-entry.ts";

export type Screen = "value" | "places" | "readers";

const conflicting = 409;

const unreadable: CallFailure = {
  ok: false,
  status: 422,
  message: "The value cannot be read as it is typed: please see the line under its field.",
};

export const refusalsId = "change-refusals";

/** A change of a fact in somebody's hands: what is typed, what it would do, and sending it for approval. */
export function useChange(opened: OpenedFact) {
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const [stored, store] = usePersistedText(entryName(opened));
  const begun = storedEntry(stored) ?? changeFromPage(opened, query);
  const entry = begun ?? beginChange(opened);
  const [screen, setScreen] = useState<Screen>("value");
  const [trial, setTrial] = useState<Trial | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);

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
  function begin(next: ChangeEntry | null) {
    store(next === null ? "" : JSON.stringify(next));
    setTrial(null);
    setFailure(null);
    show("value");
  }

  async function send<Value>(
    typed: ChangeEntry,
    make: (input: ChangeInput) => Promise<Answer<Value>>,
  ): Promise<Value | null> {
    const input = readEntry(typed);
    if (input === null) {
      refuse(unreadable);
      return null;
    }
    setFailure(null);
    setBusy(true);
    const answer = await make(input);
    setBusy(false);
    if (answer.ok) return answer.value;
    refuse(answer);
    return null;
  }

  function refuse(answer: CallFailure) {
    flushSync(() => setFailure(answer));
    if (answer.status === conflicting) void revalidate();
    focusOn(answer.status === conflicting ? screenTitleId : refusalsId);
  }

  async function look(typed = entry) {
    const found = await send(typed, (input) => attempt(tryFacts, input));
    if (found === null) return;
    flushSync(() => setTrial(found));
    if (typed.isUndo) store(JSON.stringify({ ...typed, confirmed: found.questions }));
    if (found.refusals.length > 0) show("value", refusalsId);
    else show("places");
  }

  async function propose() {
    const proposed = await send(entry, (input) => attempt(proposeFacts, input));
    if (proposed === null) return;
    setSent(true);
    await revalidate();
    store("");
    setTrial(null);
    setScreen("value");
  }

  /** Adds a record that has to change together with this one. */
  async function addFact(factId: string) {
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
    focusOn(statementId(factId));
  }

  function removeFact(factId: string) {
    flushSync(() =>
      change({ statements: entry.statements.filter((statement) => statement.factId !== factId) }),
    );
    focusOn("also-change");
  }

  return {
    entry,
    isBegun: begun !== null,
    screen,
    trial,
    failure,
    isBusy,
    /** Sent from here: what waits then has the focus. */
    isSent,
    hasConflict: failure?.status === conflicting,
    change,
    changeStatement,
    show,
    forget: () => begin(null),
    /** Goes on with what was typed, on top of what has changed meanwhile. */
    keepMine: () => begin({ ...entry, seenVersion: opened.version }),
    /** Goes on to every place at once: an undo has been filled in already. */
    undo: (undone: ChangeEntry) => {
      begin(undone);
      void look(undone);
    },
    look: () => void look(),
    send: () => void propose(),
    addFact: (factId: string) => void addFact(factId),
    removeFact,
  };
}

export type Changing = ReturnType<typeof useChange>;
