import { useState } from "react";
import { useRevalidator } from "react-router";
import { type Answer, call } from "../kit/call.ts";
import { focusOn } from "../kit/focus.ts";
import { counted } from "../phrases.ts";
import { confirmClaims, resolveClaims } from "../../calls/review.ts";
import type { Endpoint, InputOf, AnswerOf } from "../../calls/endpoint.ts";
import { attempt } from "../kit/office-access.ts";
import { useRootData } from "../../root-data.ts";

/** Says that a person has checked these sentences; the page shows the checks anew before it answers. */
export type Confirm = (
  sentences: readonly string[],
  address: string,
) => Promise<Answer<{ readonly left: number }>>;

/** Puts our record's value into a sentence, or takes it out; the page shows the new revision before it answers. */
type Resolve = (
  sentence: string,
  action: "use-record" | "remove",
) => Promise<Answer<{ readonly left: number }>>;

/** What somebody may do with the statements of a revision; null for who may not, or not now. */
export type Confirming = {
  readonly calls: { readonly confirm: Confirm; readonly resolve: Resolve } | null;
  /** Where a statement is edited; `anchor` is the element with it. Null where there is no such place. */
  readonly editAddress: ((anchor: string) => string) | null;
  /** A sentence for the person at the screen. */
  readonly hint: string;
};

type Problem = {
  /** Of which statement, or the first of several; null for the line of all that agree. */
  readonly sentence: string | null;
  readonly message: string;
  /** Where there is a newer revision. */
  readonly latest?: string | undefined;
};

/** The decisions on a list of statements, one call at a time; nothing typed is lost by a refusal. */
export function useConfirming(calls: NonNullable<Confirming["calls"]>) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [outcome, setOutcome] = useState("");
  const [busy, setBusy] = useState<string | null>(null);

  async function perform(
    sentence: string | null,
    done: string,
    ask: () => Promise<Answer<{ readonly left: number }>>,
  ) {
    if (busy !== null) return;
    setBusy(sentence ?? "");
    setProblem(null);
    setOutcome("");
    const answer = await ask();
    setBusy(null);
    if (!answer.ok) {
      setProblem({ sentence, message: answer.message, latest: answer.latest });
      return;
    }
    setOutcome(`${done} ${leftPhrase(answer.value.left)}`);
    focusOn(toConfirmId);
  }

  return {
    problem,
    outcome,
    isBusy: busy !== null,
    /** All of them by one address, which may be empty where `isAddressNeeded` is false. */
    keep(sentences: readonly string[], address: string, isAddressNeeded: boolean) {
      const [sentence = null] = sentences;
      const wrong = problemWith(address.trim(), isAddressNeeded);
      if (wrong === null)
        void perform(sentence, "Kept as checked.", () => calls.confirm(sentences, address.trim()));
      else setProblem({ sentence, message: wrong });
    },
    keepAll(sentences: readonly string[]) {
      void perform(null, `${counted(sentences.length, "statement")} confirmed.`, () =>
        calls.confirm(sentences, ""),
      );
    },
    useRecord(sentence: string) {
      void perform(sentence, "Our value stands there now.", () =>
        calls.resolve(sentence, "use-record"),
      );
    },
    remove(sentence: string) {
      void perform(sentence, "Removed.", () => calls.resolve(sentence, "remove"));
    },
  };
}

export type Decisions = ReturnType<typeof useConfirming>;

/** The id of the list's heading, which has the focus once what was decided has left the list. */
export const toConfirmId = "to-confirm";

function problemWith(address: string, isNeeded: boolean): string | null {
  if (address === "" && isNeeded)
    return "Our fact may say something else: please give the web address where you looked it up.";
  if (address !== "" && !/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(address))
    return "Please give a web address that begins with https://.";
  return null;
}

function leftPhrase(left: number): string {
  if (left === 0) return "Nothing waits to be checked any more.";
  return `${left} more ${left === 1 ? "waits" : "wait"} to be checked.`;
}

type Reviewed = {
  readonly postId: string;
  /** One that corrects or approves. */
  readonly token: string;
  /** The revision on the screen. */
  readonly revision: number;
};

type Send = <Called extends Endpoint>(
  endpoint: Called,
  input: InputOf<Called>,
) => Promise<Answer<AnswerOf<Called>>>;

type Changes = {
  /** The checks are to be read again. */
  readonly onConfirmed: () => Promise<void>;
  /** There is a new revision. */
  readonly onResolved: () => Promise<void>;
};

/** The two calls; what is shown is read anew before they answer. */
function callsFor(of: Reviewed, send: Send, { onConfirmed, onResolved }: Changes) {
  async function readAfter<Value>(asked: Promise<Answer<Value>>, read: () => Promise<void>) {
    const answer = await asked;
    if (answer.ok) await read();
    return answer;
  }
  const confirm: Confirm = (sentences, address) =>
    readAfter(send(confirmClaims, { ...of, sentences: [...sentences], address }), onConfirmed);
  const resolve: Resolve = (sentence, action) =>
    readAfter(send(resolveClaims, { ...of, items: [{ sentence, action }] }), onResolved);
  return { confirm, resolve };
}

const hint = "What you keep has your name beside it.";

/** For an admin who edits the post: what is unsaved is nobody's to decide on yet. */
export function confirmingAsAdmin(
  { isUnsaved, ...saved }: Omit<Reviewed, "token"> & { readonly isUnsaved: boolean },
  changes: Changes,
): Confirming {
  // What stands there is shown where it is typed.
  const editAddress = (anchor: string) => `#${anchor}`;
  if (isUnsaved)
    return { calls: null, editAddress, hint: "Save first: then you can decide on them." };
  return { calls: callsFor({ ...saved, token: "" }, attempt, changes), editAddress, hint };
}

type ByLink = Omit<Reviewed, "token"> & {
  /** Null when the link only shows the post. */
  readonly token: string | null;
  /** Where corrections are written; null where the link allows none, or the page is that place. */
  readonly editPage: string | null;
};

/** For the holder of a review link. */
export function useConfirmingByLink({ postId, token, revision, editPage }: ByLink): Confirming {
  const bearer = useRootData()?.publicAnonKey;
  const { revalidate } = useRevalidator();
  if (token === null)
    return {
      calls: null,
      editAddress: null,
      hint: "Whoever has a link that corrects or approves this draft decides on them.",
    };
  const send: Send = (endpoint, input) => call(endpoint, input, { bearer });
  const changes = { onConfirmed: revalidate, onResolved: revalidate };
  return {
    calls: callsFor({ postId, token, revision }, send, changes),
    editAddress: editPage === null ? null : () => editPage,
    hint,
  };
}
