import { Textarea } from "@mantine/core";
import { useMounted, useTimeout } from "@mantine/hooks";
import { useState } from "react";
import { Form, useNavigate } from "react-router";
import { submitCorrections } from "../calls/review.ts";
import { Button, QuietButton } from "./kit/button.tsx";
import { submitByKeyboard } from "./kit/call-form.tsx";
import { call } from "./kit/call.ts";
import { keepFocus } from "./kit/focus.ts";
import { showToast } from "./kit/toasts.tsx";
import { usePersistedText } from "./kit/use-persisted-text.ts";

type CorrectionsCardProps = {
  postId: string;
  token: string;
  previewAddress: string;
  /** Asked for before and failed: they stand in the field again. */
  failedCorrections: string | null;
  /** Without a model only set forms can be applied. */
  hasModel: boolean;
};

const example =
  "For example: the second section should name the fee for two papers as well; drop the last paragraph; write for parents, not for students.";

const exampleWithoutModel =
  'For example: title: Fees in 2026; replace "in all" by "altogether"; remove the section on documents.';

/** How long the success is shown before the way back, in milliseconds (spec section 9). */
const returnAfter = 2_000;

const unacceptable = 422;

/** The card 'What needs to be corrected?' (spec section 2). The words are kept in this browser until the server has accepted them. */
export function CorrectionsCard(props: CorrectionsCardProps) {
  const { postId, token, previewAddress, failedCorrections, hasModel } = props;
  const navigate = useNavigate();
  const isHydrated = useMounted();
  const [text, setText] = usePersistedText(`corrections:${postId}`, failedCorrections ?? "");
  const [state, setState] = useState<"open" | "sending" | "accepted">("open");
  const [refused, setRefused] = useState<string | null>(null);
  const isOpen = isHydrated && state === "open";
  const goBack = () => void navigate(previewAddress);
  const returning = useTimeout(goBack, returnAfter);

  async function send() {
    const corrections = text.trim();
    if (corrections === "") {
      showToast({ isFailure: true, title: "Please provide correction instructions" });
      return;
    }
    setState("sending");
    setRefused(null);
    const answer = await call(submitCorrections, { postId, token, corrections });
    setState(answer.ok ? "accepted" : "open");
    if (answer.ok) {
      setText("");
      returning.start();
      showToast({ title: "Corrections submitted! AI is regenerating the post..." });
      return;
    }
    keepFocus("corrections");
    const { message, latest, status } = answer;
    if (status === unacceptable) {
      setRefused(message);
      return;
    }
    const title = "Failed to submit corrections";
    const open = latest && { label: "Open the latest", run: () => window.location.assign(latest) };
    const description = message === title ? undefined : message;
    showToast({ isFailure: true, title, description, action: open || undefined });
  }

  return (
    <section className="card">
      <h2>
        <label htmlFor="corrections">What needs to be corrected?</label>
      </h2>
      <Form
        className="stack"
        id="corrections-form"
        method="post"
        onKeyDown={submitByKeyboard}
        onSubmit={(event) => {
          event.preventDefault();
          if (isOpen) void send();
        }}
      >
        {/* Read-only until the script runs: what is typed before would be lost. */}
        <Textarea
          id="corrections"
          rows={6}
          placeholder={hasModel ? example : exampleWithoutModel}
          error={refused !== null}
          value={text}
          readOnly={!isOpen}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {!hasModel && (
          <p className="quiet">
            No AI model connected: a title, a summary or a description can be set, words replaced, a
            section removed, moved or added.
          </p>
        )}
        {refused !== null && (
          <div className="alert alert-warning" role="alert">
            <p>{refused}</p>
            <p>
              Nothing was changed, and your words are kept. Word that part differently, or change it
              by hand in the <a href={`/admin/posts/${postId}`}>editor</a> (for the office).
            </p>
          </div>
        )}
        <div className="cluster">
          <Button
            label={state === "sending" ? "Submitting..." : "Submit Corrections"}
            type="submit"
            disabled={!isOpen || text.trim() === ""}
          />
          <QuietButton label="Cancel" run={goBack} />
        </div>
        <noscript>
          <p>Corrections need JavaScript: please switch it on and load this page again.</p>
        </noscript>
      </Form>
    </section>
  );
}
