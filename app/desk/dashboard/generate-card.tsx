import { Loader, NativeSelect, Switch, Textarea } from "@mantine/core";
import { useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from "react";
import type { GenerationRequest } from "../../calls/generation.ts";
import { Button } from "../kit/button.tsx";
import { showToast } from "../kit/toasts.tsx";
import { generationTopic, type GenerationProgress, type RefusedPrompt } from "./generation.ts";
import { stopwatch, useElapsedSeconds } from "../elapsed.ts";
import { stageLabel } from "../phrases.ts";

type CategoryChoice = { readonly value: string; readonly label: string };

/** What is in the form's prompt and category; the dashboard holds it, because Recent work can fill it again. */
type DraftInput = {
  readonly prompt: string;
  readonly category: string;
  readonly setPrompt: (prompt: string) => void;
  readonly setCategory: (category: string) => void;
};

type GenerateCardProps = {
  form: DraftInput;
  categories: CategoryChoice[];
  progress: GenerationProgress | null;
  /** Of the last prompt no post is made. */
  refused: RefusedPrompt | null;
  /** Writers publish nothing: they have no switch for it. */
  isApprover: boolean;
  generate: (request: GenerationRequest) => void;
  /** Below the form: what writes the drafts. */
  children: ReactNode;
};

/** The card 'Generate Blog Post' (spec section 2). */
export function GenerateCard(props: GenerateCardProps) {
  const { form, categories, progress, refused, isApprover, generate, children } = props;
  const [publish, setPublish] = useState(false);
  const prompt = form.prompt.trim();
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
    else generate({ prompt, category: form.category, publish });
  }

  return (
    <section className="card" aria-labelledby="generate-title">
      <h2 className="desk-card-title" id="generate-title">
        Generate Blog Post
      </h2>
      <form className="stack" id="generate-form" onSubmit={submit} noValidate>
        <Textarea
          id="prompt"
          label="Prompt"
          description="Be specific about the topic, target audience, and key points to cover"
          rows={6}
          value={form.prompt}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={(event) => form.setPrompt(event.currentTarget.value)}
          onKeyDown={submitByKeyboard}
        />
        {refused !== null && !busy && <RefusedPromptNotice {...refused} />}
        <div className="desk-generate">
          <NativeSelect
            id="category"
            label="Category"
            value={form.category}
            onChange={(event) => form.setCategory(event.currentTarget.value)}
            data={categories}
          />
          {isApprover && (
            <Switch
              label="Publish Immediately"
              description="Turn on to publish now, or save as draft"
              checked={publish}
              onChange={(event) => setPublish(event.currentTarget.checked)}
            />
          )}
        </div>
        <div className="desk-generate-foot">
          <Button
            label={buttonLabel(busy, publish)}
            type="submit"
            disabled={busy || prompt === ""}
          />
          {children}
        </div>
        {progress !== null && <GenerationStatus {...progress} />}
      </form>
    </section>
  );
}

/** Why no post is made; calm where somebody may be in danger. */
function RefusedPromptNotice({ stopped, message }: RefusedPrompt) {
  return stopped === "danger" ? (
    <p className="alert" role="status">
      {message}
    </p>
  ) : (
    <p className="alert alert-danger" role="alert">
      {message}
    </p>
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

/**
 * The stages so far and the time since the beginning. Only the present stage is announced; the clock
 * and the count would talk without end.
 */
function GenerationStatus({ startedAt, stages, characters }: GenerationProgress) {
  const seconds = useElapsedSeconds(startedAt);
  return (
    <div className="desk-progress">
      <p className="desk-waiting">
        <Loader size="sm" aria-hidden />
        <span role="status">{stageLabel(stages.at(-1) ?? null)}</span>
        <span className="desk-clock">
          <span className="visually-hidden">Elapsed time </span>
          {stopwatch(seconds)}
        </span>
      </p>
      {characters !== null && <p className="quiet">{written(characters)}</p>}
      {stages.length > 1 && (
        <ol className="desk-stages" aria-label="Done so far">
          {stages.slice(0, -1).map((stage) => (
            <li key={stage}>{stageLabel(stage).replace(/…$/, "")}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

function written(characters: number): string {
  return `${characters.toLocaleString("en-IN")} characters written`;
}
