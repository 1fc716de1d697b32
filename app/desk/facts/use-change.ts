import { useState } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import { proposeFacts, readFact, tryFacts } from "../../calls/facts-schema.ts";
import type { OutputOf } from "../../calls/endpoint.ts";
import { useAdmin } from "../kit/admin-access.tsx";
import { callAsAdmin } from "../kit/office-access.ts";
import type { CallFailure } from "../kit/call.ts";
import { focusOn } from "../kit/focus.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import {
  beginChange,
  beginStatement,
  ofChange,
  readEntry,
  storedEntry,
  type ChangeEntry,
  type ChangeInput,
  type StatementEntry,
} from "./change-entry.ts";
import { entryName, screenTitleId, type OpenedFact } from "./opened-fact.ts";
import type { Problems } from "./typed-value.ts";

/** What the server says that a change would do. */
export type Trial = OutputOf<typeof tryFacts>;

/** The screens before a change waits for approval. */
export type Screen = "value" | "places" | "readers";

/** HTTP status of a change that another one was quicker than. */
const conflicting = 409;

export const refusalsId = "change-refusals";

/** A change of a fact in an admin's hands: what is typed, what it would do, and sending it for approval. */
export function useChange(opened: OpenedFact) {
  const admin = useAdmin();
  const { revalidate } = useRevalidator();
  const [stored, store] = usePersistedText(entryName(opened.edition, opened.fact.id));
  const kept = storedEntry(stored);
  const entry = kept ?? beginChange(opened);
  const [screen, setScreen] = useState<Screen>("value");
  const [trial, setTrial] = useState<Trial | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, Problems>>>({});
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);

  function write(next: ChangeEntry) {
    store(JSON.stringify(next));
  }

  function change(part: Partial<ChangeEntry>) {
    setFailure(null);
    write({ ...entry, ...part });
  }

  function changeStatement(factId: string, part: Partial<StatementEntry>) {
    const statements = entry.statements.map((statement) =>
      statement.factId === factId ? { ...statement, ...part } : statement,
    );
    change({ statements });
  }

  /** Shows a screen from its heading on. */
  function show(next: Screen, focused = screenTitleId) {
    flushSync(() => setScreen(next));
    focusOn(focused);
  }

  /** Begins again with values that stood here before. */
  function begin(begun: ChangeEntry) {
    write(begun);
    setTrial(null);
    setProblems({});
    setFailure(null);
    show("value");
  }

  function forget() {
    store("");
    setTrial(null);
    setProblems({});
    setFailure(null);
    show("value");
  }

  /** The call that is asked for; where something is missing, the first field that lacks it has the focus. */
  function readOrShow(): ChangeInput | null {
    const read = readEntry(entry);
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

  async function look() {
    const input = readOrShow();
    if (input === null) return;
    setBusy(true);
    setFailure(null);
    const answer = await callAsAdmin(admin, tryFacts, input);
    flushSync(() => setBusy(false));
    if (!answer.ok) {
      refuse(answer);
      return;
    }
    flushSync(() => setTrial(answer.value));
    if (answer.value.refusals.length > 0) show("value", refusalsId);
    else show("places");
  }

  async function send() {
    const input = readOrShow();
    if (input === null) return;
    setBusy(true);
    setFailure(null);
    const answer = await callAsAdmin(admin, proposeFacts, input);
    setSent(answer.ok);
    if (answer.ok || answer.status === conflicting) await revalidate();
    if (!answer.ok) {
      flushSync(() => setBusy(false));
      refuse(answer);
      return;
    }
    store("");
    setTrial(null);
    setBusy(false);
    setScreen("value");
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
    const answer = await callAsAdmin(admin, readFact, { id: factId, edition: entry.edition });
    if (!answer.ok) {
      refuse(answer);
      return;
    }
    const added = beginStatement(answer.value);
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
    setFailure(null);
    setTrial(null);
    write({ ...entry, seenVersion: now.version, statements });
    show("value");
  }

  return {
    entry,
    isKept: kept !== null,
    screen,
    trial,
    failure,
    isBusy,
    /** Sent from here: what waits then has the focus. */
    isSent,
    hasConflict: failure?.status === conflicting,
    problemsOf: (factId: string): Problems => problems[factId] ?? {},
    problemsOfChange: problems[ofChange] ?? {},
    change,
    changeStatement,
    begin,
    forget,
    keepMine,
    show,
    look: () => void look(),
    send: () => void send(),
    addFact: (factId: string) => void addFact(factId),
    removeFact,
  };
}

export type Changing = ReturnType<typeof useChange>;

/** The heading over what is typed of one record. */
export function statementTitleId(factId: string): string {
  return `statement-${factId}`;
}
