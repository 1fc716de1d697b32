import { useState, type KeyboardEvent, type SyntheticEvent } from "react";
import type { GenerationRequest } from "./calls/generate-post.ts";
import { GenerationStatus } from "./generation-status.tsx";
import { showToast } from "./toasts.tsx";
import { generationTopic, type GenerationProgress } from "./use-generation.ts";

export type CategoryChoice = { readonly value: string; readonly label: string };

/** What is in the form's prompt and category; the dashboard holds it, because Recent work can fill it again. */
export type DraftWish = {
  readonly prompt: string;
  readonly category: string;
  readonly setPrompt: (prompt: string) => void;
  readonly setCategory: (category: string) => void;
};

type GenerateCardProps = {
  wish: DraftWish;
  categories: readonly CategoryChoice[];
  progress: GenerationProgress | null;
  generate: (request: GenerationRequest) => void;
};

/** The card 'Generate Blog Post' (spec section 2). */
export function GenerateCard({ wish, categories, progress, generate }: GenerateCardProps) {
  const [publish, setPublish] = useState(false);
  const prompt = wish.prompt.trim();
  const busy = progress !== null;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (prompt === "")
      showToast({
        topic: generationTopic,
        tone: "failure",
        title: "Error",
        description: "Please enter a prompt",
      });
    else generate({ prompt, category: wish.category, publish });
  }

  return (
    <section className="card" aria-labelledby="generate-title">
      <h2 className="desk-card-title" id="generate-title">
        Generate Blog Post
      </h2>
      <form className="stack" onSubmit={submit} noValidate>
        <div className="field">
          <label htmlFor="prompt">Prompt</label>
          <textarea
            id="prompt"
            rows={6}
            value={wish.prompt}
            aria-describedby="prompt-hint"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onChange={(event) => wish.setPrompt(event.currentTarget.value)}
            onKeyDown={submitByKeyboard}
          />
          <p className="quiet" id="prompt-hint">
            Be specific about the topic, target audience, and key points to cover
          </p>
        </div>
        <div className="field">
          <label htmlFor="category">Category</label>
          <select
            id="category"
            value={wish.category}
            onChange={(event) => wish.setCategory(event.currentTarget.value)}
          >
            {categories.map(({ value, label }) => (
              <option value={value} key={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label className="switch">
            <input
              type="checkbox"
              role="switch"
              checked={publish}
              aria-describedby="publish-hint"
              onChange={(event) => setPublish(event.currentTarget.checked)}
            />
            Publish Immediately
          </label>
          <p className="quiet" id="publish-hint">
            Turn on to publish now, or save as draft
          </p>
        </div>
        <div className="cluster">
          <button className="button" type="submit" disabled={busy || prompt === ""}>
            {buttonLabel(busy, publish)}
          </button>
        </div>
        {progress !== null && <GenerationStatus {...progress} />}
      </form>
    </section>
  );
}

function buttonLabel(busy: boolean, publish: boolean): string {
  if (busy) return "Generating...";
  return publish ? "Generate & Publish" : "Generate Draft";
}

function submitByKeyboard(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
