import {
  Badge,
  Button as MantineButton,
  NativeSelect,
  Radio,
  Stack,
  Switch,
  Text,
  Textarea,
} from "@mantine/core";
import { type SyntheticEvent, useEffect, useState } from "react";
import { Form, Link, useRevalidator } from "react-router";
import { defaultPostCategory, postCategories } from "../../../content/post-categories.ts";
import { postAddress } from "../../../domain/posts/post-address.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { type Generated, planArticle } from "../../calls/generation.ts";
import { useIsApprover } from "../kit/office-access.ts";
import { Button, QuietButton, QuietLink } from "../kit/button.tsx";
import { submitByKeyboard } from "../kit/call-form.tsx";
import type { Answer } from "../kit/call.ts";
import { Loading } from "../kit/desk-page.tsx";
import { keepFocus } from "../kit/focus.ts";
import { copyText, showToast } from "../kit/toasts.tsx";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import { useAnswer } from "../kit/use-task.ts";
import { counted, stageLabel } from "../kit/words.tsx";
import { generatePost, whyStopped } from "./generation.ts";

const categories = Object.entries(postCategories).map(([value, label]) => ({ value, label }));

type WriterName = { readonly provider: string; readonly model: string | null };

/** The card 'Generate Blog Post' (spec section 2). Writers publish nothing: they have no switch for it. */
export function GenerateCard({ writer }: { writer: WriterName }) {
  const { revalidate } = useRevalidator();
  const isApprover = useIsApprover();
  const [prompt, setPrompt] = usePersistedText("prompt");
  const [category, setCategory] = usePersistedText("category", defaultPostCategory);
  const [publish, setPublish] = useState(false);
  /** Empty before the first one; null while nothing is made. */
  const [stage, setStage] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer<Generated> | null>(null);
  const words = prompt.trim();
  const isLong = words.length >= minPrompt;
  const plan = useAnswer(planArticle, isLong ? { prompt: words, category } : null);
  const isEmpty = words === "";
  const isBusy = stage !== null;
  const stopped = answer === null ? undefined : whyStopped(answer);

  async function generate() {
    setStage("");
    setAnswer(null);
    const made = await generatePost({ prompt: words, category, publish }, setStage);
    setStage(null);
    setAnswer(made);
    if (made.ok) {
      setPrompt("");
      // Nobody publishes the next post because the last one was published.
      setPublish(false);
    }
    await revalidate();
    if (!made.ok) keepFocus("prompt");
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    if (!isEmpty) void generate();
    else showToast({ isFailure: true, title: "Error", description: "Please enter a prompt" });
  }

  return (
    <>
      <section className="card" aria-labelledby="generate-title">
        <h2 id="generate-title">Generate Blog Post</h2>
        <Form className="stack" onSubmit={submit} onKeyDown={submitByKeyboard} noValidate>
          <Textarea
            id="prompt"
            label="Prompt"
            description="Be specific about the topic, target audience, and key points to cover"
            rows={6}
            value={prompt}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onChange={(event) => setPrompt(event.currentTarget.value)}
          />
          {answer?.ok === false && stopped !== undefined && (
            // Calm where somebody may be in danger.
            <p
              className={stopped === "danger" ? "alert" : "alert alert-danger"}
              role={stopped === "danger" ? "status" : "alert"}
            >
              {answer.message}
            </p>
          )}
          <div className="cluster">
            <NativeSelect
              id="category"
              label="Category"
              value={category}
              onChange={(event) => setCategory(event.currentTarget.value)}
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
          {isBusy && <Loading label={stageLabel(stage)} />}
          {isLong && plan?.ok === true && !isBusy && (
            <ArticlePlan plan={plan.value} prompt={prompt} setPrompt={setPrompt} />
          )}
        </Form>
      </section>
      {answer?.ok === true && <ResultCard made={answer.value} />}
    </>
  );
}

const maxListed = 3;

function ResultCard({ made }: { made: Generated }) {
  const { message, post, notCovered, conflicts, unverified } = made;
  const { id, title, slug, published_at: publishedAt, previewUrl } = post;
  const isDraft = publishedAt === null;
  useEffect(() => keepFocus("draft"), []);

  function copyLink() {
    const link = new URL(previewUrl, window.location.href).href;
    void copyText(link, "Link copied", "Anyone with the link can read this draft.");
  }

  return (
    <section className="alert" id="draft" tabIndex={-1} aria-labelledby="draft-title">
      <p>{isDraft ? <Badge color="yellow">Draft</Badge> : <Badge>Published</Badge>}</p>
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
        {isDraft && <QuietButton label="Copy link" run={copyLink} />}
      </div>
    </section>
  );
}

type Plan = AnswerOf<typeof planArticle>;

/** Characters; less names no subject yet. */
const minPrompt = 8;

const guideLine = /\n*^follow our guide: *(.*)$/im;

function withGuide(prompt: string, title: string): string {
  return `${prompt.replace(guideLine, "").trimEnd()}\n\nFollow our guide: ${title}`;
}

type ArticlePlanProps = {
  readonly plan: Plan;
  readonly prompt: string;
  readonly setPrompt: (prompt: string) => void;
};

function ArticlePlan({ plan, prompt, setPrompt }: ArticlePlanProps) {
  const { fit, title, headings, notCovered, guide, nearGuides } = plan;
  const chosen = guideLine.exec(prompt)?.[1] ?? (fit === "guide" ? guide : null);
  const guides = nearGuides.includes(guide) ? nearGuides : [guide, ...nearGuides];
  return (
    <section className="card" aria-labelledby="plan-title">
      <h3 id="plan-title">What the post will cover</h3>
      {fit === "guide" ? (
        <>
          <p>
            <strong>{title}</strong>
          </p>
          <p className="quiet">{headings.join(" · ")}</p>
        </>
      ) : (
        <p>
          {fit === "loose"
            ? "No guide of ours is clearly about this. Choose the one you mean, or say more in the prompt."
            : "The prompt names no subject yet, so this would be a general post."}
        </p>
      )}
      {notCovered.length > 0 && <p className="quiet">Not covered: {notCovered.join(", ")}</p>}
      {guides.length > 1 && (
        <Radio.Group
          label={fit === "guide" ? "It follows this guide of ours" : "Our nearest guides"}
          value={chosen}
          onChange={(one) => setPrompt(withGuide(prompt, one))}
        >
          <Stack gap="xs" mt="xs">
            {guides.map((one) => (
              <Radio value={one} label={one} key={one} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </section>
  );
}
