import { useState } from "react";
import type { Answer } from "../kit/call.ts";
import { focusOn } from "../kit/focus.ts";
import { counted } from "../phrases.ts";

/** What came of a call: how many statements are confirmed by it, and how many still wait. */
type Confirmed = { readonly confirmed: number; readonly left: number };

/** Says that a person has checked these sentences; the page shows the checks anew before it answers. */
export type Confirm = (sentences: readonly string[], address: string) => Promise<Answer<Confirmed>>;

/** How statements are confirmed; null for who may not, or not now. The hint is a sentence for the person at the screen. */
export type Confirming = { readonly confirm: Confirm | null; readonly hint: string };

export const confirmingHint = "Look each of them up, then tick it: your name stands beside it.";

type Problem = {
  readonly message: string;
  /** The field that is wrong; null for the whole. */
  readonly field: "address" | null;
  /** Where there is a newer revision. */
  readonly latest?: string | undefined;
};

/** The ticks and the address of a form, and the call that confirms what is ticked; nothing typed is lost by a refusal. */
export function useConfirming(claims: readonly { readonly sentence: string }[], confirm: Confirm) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [address, setAddress] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [outcome, setOutcome] = useState("");
  const [isSending, setSending] = useState(false);
  // What is ticked may have left the list meanwhile.
  const chosen = [...new Set(claims.map(({ sentence }) => sentence))].filter((sentence) =>
    ticked.has(sentence),
  );

  function toggle(sentence: string) {
    const next = new Set(ticked);
    if (!next.delete(sentence)) next.add(sentence);
    setTicked(next);
    setProblem(null);
  }

  function submit() {
    if (isSending) return;
    const wrong = problemWith(chosen, address.trim());
    setProblem(wrong);
    if (wrong === null) void send();
  }

  async function send() {
    setSending(true);
    setOutcome("");
    const answer = await confirm(chosen, address.trim());
    setSending(false);
    if (!answer.ok) {
      const isAboutAddress = address.trim() !== "" && answer.status === 400;
      setProblem({
        message: answer.message,
        field: isAboutAddress ? "address" : null,
        latest: answer.latest,
      });
      return;
    }
    setTicked(new Set());
    setAddress("");
    setOutcome(outcomeOf(chosen.length, answer.value));
    focusOn(toConfirmId);
  }

  return {
    ...{ address, problem, outcome, isSending, toggle, submit },
    count: chosen.length,
    isChosen: (sentence: string) => ticked.has(sentence),
    setAddress(text: string) {
      setAddress(text);
      setProblem(null);
    },
  };
}

/** The id of the list's heading, which has the focus once what was ticked has left the list. */
export const toConfirmId = "to-confirm";

function problemWith(chosen: readonly string[], address: string): Problem | null {
  if (chosen.length === 0)
    return { field: null, message: "Please tick the statements that you have checked." };
  if (address !== "" && !/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(address))
    return { field: "address", message: "Please give a web address that begins with https://." };
  return null;
}

function outcomeOf(confirmed: number, { left }: Confirmed): string {
  const done = `${counted(confirmed, "statement")} confirmed.`;
  if (left === 0) return `${done} Nothing waits to be checked any more.`;
  return `${done} ${left} more ${left === 1 ? "waits" : "wait"} to be checked.`;
}
