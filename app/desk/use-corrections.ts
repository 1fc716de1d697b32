import { useEffect, useEffectEvent, useState } from "react";
import { useRootData } from "../root-data.ts";
import { submitCorrections } from "./calls/submit-corrections.ts";
import { keepFocus } from "./focus.ts";
import { showToast } from "./toasts.tsx";
import { useKeptText } from "./use-kept-text.ts";

/** How long the success is shown before the way back, in milliseconds (spec section 9). */
const returnAfter = 2_000;

/** What toasts about corrections share. */
const topic = "corrections";

type CorrectionsOf = {
  postId: string;
  token: string;
  /** What was asked for before and failed: it stands in the field again. */
  failedCorrections: string | null;
  onAccepted: () => void;
};

/** The reviewer's words for one post: kept until the server has taken them. */
export function useCorrections({ postId, token, failedCorrections, onAccepted }: CorrectionsOf) {
  const [text, setText] = useKeptText(`corrections:${postId}`, failedCorrections ?? "");
  const bearer = useRootData()?.publicAnonKey;
  const [state, setState] = useState<"open" | "sending" | "accepted">("open");
  const goBack = useEffectEvent(onAccepted);

  useEffect(() => {
    if (state !== "accepted") return;
    const timer = setTimeout(() => goBack(), returnAfter);
    return () => clearTimeout(timer);
  }, [state]);

  function submit() {
    if (state !== "open") return;
    if (text.trim() === "")
      showToast({ topic, tone: "failure", title: "Please provide correction instructions" });
    else void send(text.trim());
  }

  async function send(corrections: string) {
    setState("sending");
    const answer = await submitCorrections({ postId, token, corrections }, bearer);
    setState(answer.ok ? "accepted" : "open");
    if (answer.ok) {
      setText("");
      showToast({ topic, title: "Corrections submitted! AI is regenerating the post..." });
      return;
    }
    keepFocus("corrections");
    const title = "Failed to submit corrections";
    const { latest } = answer;
    showToast({
      topic,
      tone: "failure",
      title,
      ...(answer.message !== title && { description: answer.message }),
      ...(latest !== undefined && {
        action: { label: "Open the latest", run: () => window.location.assign(latest) },
      }),
    });
  }

  return { text, setText, state, submit };
}
