import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { Button, QuietButton } from "./kit/button.tsx";
import { useMounted } from "@mantine/hooks";
import { useRootData } from "../root-data.ts";
import { submitCorrections } from "../calls/review.ts";
import { call } from "./kit/call.ts";
import { keepFocus } from "./kit/focus.ts";
import { showToast } from "./kit/toasts.tsx";
import { usePersistedText } from "./kit/use-persisted-text.ts";
import { Textarea } from "@mantine/core";

type CorrectionsCardProps = {
  postId: string;
  token: string;
  previewAddress: string;
  failedCorrections: string | null;
  /** Whether a model reads the words; without one only set forms can be applied. */
  hasModel: boolean;
};

const example =
  "For example: the second section should name the fee for two papers as well; drop the last paragraph; write for parents, not for students.";

const exampleWithoutModel =
  'For example: title: Fees in 2026; replace "in all" by "altogether"; remove the section on documents.';

/** The card 'What needs to be corrected?' (spec section 2). */
export function CorrectionsCard(props: CorrectionsCardProps) {
  const { postId, token, previewAddress, failedCorrections, hasModel } = props;
  const navigate = useNavigate();
  const hydrated = useMounted();
  const back = () => void navigate(previewAddress);
  const { text, setText, state, refused, submit } = useCorrections({
    postId,
    token,
    failedCorrections,
    onAccepted: back,
  });

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    submit();
  }

  return (
    <section className="card">
      <h2 className="desk-card-title">
        <label htmlFor="corrections">What needs to be corrected?</label>
      </h2>
      <form className="stack" id="corrections-form" method="post" onSubmit={handleSubmit}>
        {/* Read-only until the script runs: what is typed before would be lost. */}
        <Textarea
          id="corrections"
          rows={6}
          placeholder={hasModel ? example : exampleWithoutModel}
          error={refused !== null}
          value={text}
          readOnly={!hydrated || state !== "open"}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={submitByKeyboard}
        />
        {!hasModel && (
          <p className="quiet">
            No AI model connected: a title, a summary or a description can be set, words replaced, a
            section removed, moved or added.
          </p>
        )}
        {refused !== null && <RefusedCorrections message={refused} postId={postId} />}
        <div className="cluster">
          <Button
            label={state === "sending" ? "Submitting..." : "Submit Corrections"}
            type="submit"
            disabled={!hydrated || state !== "open" || text.trim() === ""}
          />
          <QuietButton label="Cancel" run={back} />
        </div>
        <noscript>
          <p>Corrections need JavaScript: please switch it on and load this page again.</p>
        </noscript>
      </form>
    </section>
  );
}

/** Says which part cannot be done; the words are kept. */
function RefusedCorrections({ message, postId }: { message: string; postId: string }) {
  return (
    <div className="alert alert-warning" role="alert">
      <p>{message}</p>
      <p>
        Nothing was changed, and your words are kept. Word that part differently, or change it by
        hand in the <a href={`/admin/posts/${postId}`}>editor</a> (for the office).
      </p>
    </div>
  );
}

function submitByKeyboard(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** How long the success is shown before the way back, in milliseconds (spec section 9). */
const returnAfter = 2_000;

/** HTTP status of what is understood and cannot be done. */
const unacceptable = 422;

const topic = "corrections";

type CorrectionsOf = {
  postId: string;
  token: string;
  /** What was asked for before and failed: it stands in the field again. */
  failedCorrections: string | null;
  onAccepted: () => void;
};

/** The reviewer's words for one post: stored in this browser until the server has accepted them. */
function useCorrections({ postId, token, failedCorrections, onAccepted }: CorrectionsOf) {
  const [text, setText] = usePersistedText(`corrections:${postId}`, failedCorrections ?? "");
  const bearer = useRootData()?.publicAnonKey;
  const [state, setState] = useState<"open" | "sending" | "accepted">("open");
  const [refused, setRefused] = useState<string | null>(null);
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
    setRefused(null);
    const answer = await call(submitCorrections, { postId, token, corrections }, { bearer });
    setState(answer.ok ? "accepted" : "open");
    if (answer.ok) {
      setText("");
      showToast({ topic, title: "Corrections submitted! AI is regenerating the post..." });
      return;
    }
    keepFocus("corrections");
    if (answer.status === unacceptable) {
      setRefused(answer.message);
      return;
    }
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

  return { text, setText, state, refused, submit };
}
