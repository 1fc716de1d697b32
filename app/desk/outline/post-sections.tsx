import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readEditable } from "../../calls/editing.ts";
import { requestCorrections } from "../../calls/review.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { attempt } from "../kit/office-access.ts";
import { showToast } from "../kit/toasts.tsx";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import { choiceFrom, chosenOutlineOf, storedChoice } from "./outline-choice.ts";
import { SectionChooser } from "./section-chooser.tsx";
import { useOutline } from "./use-outline.ts";

type PostSectionsProps = { postId: string };

const topic = "sections";

/**
 * What a post is made of, opened again: sections are moved, renamed, taken out and added, and what stays keeps its words. What is
 * chosen stays in the browser until the server has it.
 */
export function PostSections({ postId }: PostSectionsProps) {
  const { outline, load } = useOutline(null);
  const [stored, store] = usePersistedText(`sections:${postId}`);
  /** Of the post whose sections are on the screen: another one there by now refuses the choice. */
  const revision = useRef<number | null>(null);
  const [state, setState] = useState<"open" | "sending" | "accepted">("open");
  const choice = storedChoice(stored);

  async function open() {
    const post = await attempt(readEditable, { postId });
    if (!post.ok) {
      failed(post.message);
      return;
    }
    revision.current = post.value.post.revision;
    const { title } = post.value.post.fields;
    const made = await load({ prompt: title || "post", postId });
    if (made !== null && choice === null) store(JSON.stringify(choiceFrom(made)));
  }

  const begin = useEffectEvent(() => {
    if (outline === null) void open();
  });
  useEffect(() => begin(), []);

  async function search(words: string) {
    return (await load({ prompt: words }, { keeps: false }))?.candidates ?? null;
  }

  async function send() {
    if (choice === null || revision.current === null) return;
    setState("sending");
    const answer = await attempt(requestCorrections, {
      postId,
      revision: revision.current,
      outline: chosenOutlineOf(choice),
    });
    setState(answer.ok ? "accepted" : "open");
    if (answer.ok) store("");
    else failed(answer.message);
  }

  if (state === "accepted")
    return (
      <p role="status">
        The new version is being made of these sections.{" "}
        <a href={`/admin/posts/${postId}`}>Load the post again</a>
      </p>
    );
  if (outline === null || choice === null) return <p role="status">Looking at the sections…</p>;
  return (
    <>
      <p className="quiet">
        Sections that stay keep their words, also what was edited by hand. Unsaved changes of the
        editor above are not part of this.
      </p>
      <SectionChooser
        {...{ outline, choice, search }}
        change={(next) => store(JSON.stringify(next))}
      />
      <div className="cluster">
        <Button
          label="Use these sections"
          disabled={state === "sending" || choice.parts.length === 0}
          run={() => void send()}
        />
        <QuietButton
          label="As the post has them"
          run={() => store(JSON.stringify(choiceFrom(outline)))}
        />
      </div>
    </>
  );
}

function failed(description: string): void {
  showToast({ topic, tone: "failure", title: "Nothing was changed", description });
}
