import {
  Button as MantineButton,
  Loader,
  NativeSelect,
  Switch,
  Text,
  Textarea,
} from "@mantine/core";
import { type SyntheticEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import { defaultPostCategory, postCategories } from "../../../content/post-categories.ts";
import { postAddress } from "../../../domain/posts/post-address.ts";
import type { Generated } from "../../calls/generation.ts";
import { Badge } from "../kit/badge.tsx";
import { Button, QuietButton, QuietLink } from "../kit/button.tsx";
import { copyText } from "../copy-button.tsx";
import { keepFocus } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import { counted, stageLabel } from "../phrases.ts";
import { submitByKeyboard } from "../submit-by-keyboard.ts";
import { ArticlePlan, useArticlePlan } from "./article-plan.tsx";
import {
  generatePost,
  type GenerationProgress,
  generationTopic,
  refusedPrompt,
  type RefusedPrompt,
} from "./generation.ts";

const categories = Object.entries(postCategories).map(([value, label]) => ({ value, label }));

/** The form's state; the dashboard holds it, because a failed draft can fill it again. */
export function useGeneration(reread: () => Promise<void>) {
  const [prompt, setPrompt] = usePersistedText("prompt");
  const [category, setCategory] = useState<string>(defaultPostCategory);
  const [publish, setPublish] = useState(false);
  const [progress, setProgress] = useState<GenerationProgress | null>(null);
  const [refused, setRefused] = useState<RefusedPrompt | null>(null);
  const [made, setMade] = useState<Generated | null>(null);

  async function generate() {
    setProgress({ stage: null });
    setRefused(null);
    const answer = await generatePost({ prompt: prompt.trim(), category, publish }, (stage) =>
      setProgress({ stage }),
    );
    setProgress(null);
    setRefused(refusedPrompt(answer));
    if (answer.ok) {
      setPrompt("");
      // Nobody publishes the next post because the last one was published.
      setPublish(false);
      setMade(answer.value);
    }
    await reread();
    if (!answer.ok) keepFocus("prompt");
  }

  return {
    prompt,
    category,
    publish,
    progress,
    refused,
    made,
    setPrompt,
    setCategory,
    setPublish,
    generate: () => void generate(),
  };
}

export type Generation = ReturnType<typeof useGeneration>;

type GenerateCardProps = {
  form: Generation;
  /** `model` is null when none is behind it. */
  writer: { readonly provider: string; readonly model: string | null };
  isApprover: boolean;
};

/** The card 'Generate Blog Post' (spec section 2). Writers publish nothing: they have no switch for it. */
export function GenerateCard({ form, writer, isApprover }: GenerateCardProps) {
  const { prompt, category, publish, progress, refused } = form;
  const plan = useArticlePlan({ prompt, category });
  const isEmpty = prompt.trim() === "";
  const isBusy = progress !== null;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    if (!isEmpty) form.generate();
    else
      showToast({
        topic: generationTopic,
        tone: "failure",
        title: "Error",
        description: "Please enter a prompt",
      });
  }

  return (
    <section className="card" aria-labelledby="generate-title">
      <h2 id="generate-title">Generate Blog Post</h2>
      <form className="stack" onSubmit={submit} noValidate>
        <Textarea
          id="prompt"
          label="Prompt"
          description="Be specific about the topic, target audience, and key points to cover"
          rows={6}
          value={prompt}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={(event) => form.setPrompt(event.currentTarget.value)}
          onKeyDown={submitByKeyboard}
        />
        {refused !== null && (
          // Calm where somebody may be in danger.
          <p
            className={refused.stopped === "danger" ? "alert" : "alert alert-danger"}
            role={refused.stopped === "danger" ? "status" : "alert"}
          >
            {refused.message}
          </p>
        )}
        <div className="cluster">
          <NativeSelect
            id="category"
            label="Category"
            value={category}
            onChange={(event) => form.setCategory(event.currentTarget.value)}
            data={categories}
          />
          {isApprover && (
            <Switch
              label="Publish Immediately"
              description="Turn on to publish now, or save as draft"
              checked={publish}
              onChange={(event) => form.setPublish(event.currentTarget.checked)}
            />
          )}
        </div>
        <div className="cluster">
          <Button
            label={isBusy ? "Generating..." : publish ? "Generate & Publish" : "Generate Draft"}
            type="submit"
            disabled={isBusy || isEmpty}
          />
          {/* Nobody is to take a compiled draft for a written one. */}
          <Text size="sm" c="dimmed" flex="1 1 14rem">
            {writer.provider !== "offline" ? (
              `Drafts are written by ${writer.model ?? "a model"} (${writer.provider}).`
            ) : (
              <>
                <strong>No AI model connected.</strong> Drafts are compiled from our guides and
                checked facts.{" "}
                {isApprover ? (
                  <Link to="/admin/settings?section=ai">Connect a model</Link>
                ) : (
                  "An approver can connect one in Settings."
                )}
              </>
            )}
          </Text>
        </div>
        {progress !== null && (
          <p className="cluster">
            <Loader size="sm" aria-hidden />
            <span role="status">{stageLabel(progress.stage)}</span>
          </p>
        )}
        {plan !== null && !isBusy && (
          <ArticlePlan plan={plan} prompt={prompt} setPrompt={form.setPrompt} />
        )}
      </form>
    </section>
  );
}

const maxListed = 3;

/** The post that was just made. */
export function ResultCard({ made }: { made: Generated }) {
  const { message, post, notCovered, conflicts, unverified } = made;
  const { id, title, slug, published_at: publishedAt, previewUrl } = post;
  const isDraft = publishedAt === null;
  useEffect(() => keepFocus("draft"), []);
  return (
    <section className="alert" id="draft" tabIndex={-1} aria-labelledby="draft-title">
      <p>{isDraft ? <Badge tone="warning">Draft</Badge> : <Badge>Published</Badge>}</p>
      <h2 id="draft-title">{title}</h2>
      <p>{message}</p>
      {notCovered.length > 0 && <p>Not covered: {notCovered.join(", ")}</p>}
      {conflicts.length > 0 && (
        <>
          <p>{counted(conflicts.length, "conflict")} with our records:</p>
          <ul>
            {conflicts.slice(0, maxListed).map((sentence) => (
              <li key={sentence}>“{sentence}”</li>
            ))}
            {conflicts.length > maxListed && <li>and {conflicts.length - maxListed} more</li>}
          </ul>
        </>
      )}
      {unverified > 0 && <p>{counted(unverified, "statement")} without a record of ours</p>}
      <div className="cluster">
        <MantineButton
          component="a"
          href={isDraft ? previewUrl : postAddress({ slug, published_at: publishedAt })}
        >
          {isDraft ? "Open preview" : "View post"}
        </MantineButton>
        <QuietLink to={`/admin/posts/${id}`} label="Edit" about={title} />
        {isDraft && <QuietButton label="Copy link" run={() => void copyLink(previewUrl)} />}
      </div>
    </section>
  );
}

async function copyLink(address: string): Promise<void> {
  const link = new URL(address, window.location.href).href;
  if (await copyText(link))
    showToast({ title: "Link copied", description: "Anyone with the link can read this draft." });
  else showToast({ tone: "failure", title: "The link could not be copied", description: link });
}
