import { useEffect, useEffectEvent } from "react";
import type { Outline } from "../../../domain/drafting/outline/outline-shape.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { choiceFrom, type OutlineChoice } from "./outline-choice.ts";
import { SectionChooser } from "./section-chooser.tsx";
import { useOutline } from "./use-outline.ts";

type PromptSectionsProps = {
  prompt: string;
  /** What a refusal brought along; null to ask for it. */
  given: Outline | null;
  choice: OutlineChoice | null;
  change: (choice: OutlineChoice) => void;
  close: () => void;
};

/** The sections of the post that is asked for, beneath the form: what was chosen stays whatever happens to the page. */
export function PromptSections(props: PromptSectionsProps) {
  const { prompt, given, choice, change, close } = props;
  const { outline, isLoading, load } = useOutline(given);

  async function suggest() {
    const made = await load({ prompt });
    if (made !== null && choice === null) change(choiceFrom(made));
  }

  const begin = useEffectEvent(() => {
    if (given === null) void suggest();
    else if (choice === null) change(choiceFrom(given));
  });
  useEffect(() => begin(), []);

  async function search(words: string) {
    return (await load({ prompt: words }, { keeps: false }))?.candidates ?? null;
  }

  return (
    <section className="outline" aria-labelledby="outline-heading">
      <div className="desk-header">
        <h3 id="outline-heading">Sections of the post</h3>
        <span className="cluster">
          <QuietButton
            label="Suggest again"
            disabled={isLoading || prompt === ""}
            run={() => void suggest()}
          />
          <QuietButton label="Do without" run={close} />
        </span>
      </div>
      {outline === null || choice === null ? (
        <p role="status">{isLoading ? "Looking for what may answer…" : "No outline yet."}</p>
      ) : (
        <>
          <SectionChooser {...{ outline, choice, change, search }} />
          <Button
            label="Generate from these sections"
            type="submit"
            form="generate-form"
            disabled={choice.parts.length === 0}
          />
        </>
      )}
    </section>
  );
}
