import { useState } from "react";
import { callAsAdmin, type Admin } from "./admin-access.tsx";
import {
  cancelRun,
  type Generated,
  type GenerationRequest,
  type RecentRun,
  type RunPost,
} from "../calls/generation.ts";
import { issuePreviewLink } from "../calls/links.ts";
import { DraftCard, GenerateCard, type CategoryChoice } from "./generate-card.tsx";
import { focusOn, keepFocus } from "./focus.ts";
import { DeadLinksNotice } from "./link-checks/dead-links-notice.tsx";
import { PeriodicReview } from "./periodic-review.tsx";
import { SiteVerdict } from "./settings/site-status.tsx";
import { AllPosts } from "./posts/all-posts.tsx";
import { RecentWork, useRecentRuns, type RecentRuns } from "./recent-work.tsx";
import { showToast } from "./toasts.tsx";
import { useGeneration } from "./use-generation.ts";
import { usePersistedText } from "./use-persisted-text.ts";
import { DeskHeading } from "./desk-page.tsx";
import { LogOutButton } from "./log-out.tsx";

type DashboardProps = {
  admin: Admin;
  categories: readonly CategoryChoice[];
  defaultCategory: string;
  writer: WriterFacts;
};

/** The admin's desk: ask for a post, and see what became of what was asked. */
export function Dashboard({ admin, categories, defaultCategory, writer }: DashboardProps) {
  const [prompt, setPrompt] = usePersistedText("prompt");
  const [category, setCategory] = useState(defaultCategory);
  const [draft, setDraft] = useState<Generated | null>(null);
  const recent = useRecentRuns(admin);
  const { progress, refused, generate } = useGeneration(admin, recent.refresh);

  async function make(request: GenerationRequest) {
    setDraft(null);
    const made = await generate(request);
    recent.refresh();
    if (made === null) {
      keepFocus("prompt");
      return;
    }
    setPrompt("");
    if (made.post.status === "published") keepFocus("prompt");
    if (made.post.status === "draft") setDraft(made);
  }

  function reuse(run: RecentRun) {
    setPrompt(run.prompt);
    if (run.category !== null) setCategory(run.category);
    focusOn("prompt");
  }

  async function openNewLink(post: RunPost) {
    const link = await callAsAdmin(admin, issuePreviewLink, { postId: post.id });
    if (link.ok) window.location.assign(link.value.previewUrl);
    else showToast({ tone: "failure", title: "No preview link", description: link.message });
  }

  async function cancel(run: RecentRun) {
    const answer = await callAsAdmin(admin, cancelRun, { runId: run.id });
    recent.refresh();
    if (!answer.ok)
      showToast({ tone: "failure", title: "Not cancelled", description: answer.message });
  }

  const actions = {
    reuse,
    openNewLink: (post: RunPost) => void openNewLink(post),
    cancel: (run: RecentRun) => void cancel(run),
  };

  return (
    <div className="stack-wide">
      <DeskHeading title="Admin Dashboard">
        <LogOutButton auth={admin.auth} className="button button-quiet" />
      </DeskHeading>
      <WriterNotice {...writer} />
      <SiteVerdict admin={admin} />
      <div className="desk-columns">
        <div className="stack">
          <GenerateCard
            form={{ prompt, category, setPrompt, setCategory }}
            categories={categories}
            {...{ progress, refused }}
            generate={(request) => void make(request)}
          />
          {draft !== null && <DraftCard {...draft} />}
        </div>
        <TipsCard />
      </div>
      <RecentWork {...recent} actions={actions} />
      <DeadLinksNotice admin={admin} />
      <PeriodicReview admin={admin} changes={changesOf(recent)} />
      <AllPosts admin={admin} changes={changesOf(recent)} readWork={recent.refresh} />
    </div>
  );
}

/** Differs when a run has begun or ended since. */
function changesOf({ answer }: RecentRuns): string {
  return answer?.ok === true ? answer.value.runs.map(({ id, state }) => id + state).join() : "";
}

/** The card 'Tips for Better Results' (five tips, spec section 2). */
const tips = [
  "Name the topic and the reader: “fees, for a parent who pays for the first time” beats “fees”.",
  "List the points and the figures that the post has to cover.",
  "Say which official page it should cite.",
  "Ask for dates in full, and for no predictions.",
  "Say how long it should be and in what tone.",
];

function TipsCard() {
  return (
    <section className="card" aria-labelledby="tips-title">
      <h2 id="tips-title">Tips for Better Results</h2>
      <ol className="desk-tips">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
    </section>
  );
}

/** What writes the drafts; `model` is null when none is behind it. */
type WriterFacts = { readonly provider: string; readonly model: string | null };

/** Says plainly whether a model is at work, so that nobody takes a composed draft for a written one. */
function WriterNotice({ provider, model }: WriterFacts) {
  if (provider !== "offline")
    return (
      <p className="quiet">
        Drafts are written by {model ?? "a model"} ({provider}).
      </p>
    );
  return (
    <div className="alert alert-warning">
      <p>
        <strong>No AI model is configured.</strong> Drafts are composed from this site&apos;s own
        checked records. To have them written by a model, an approver chooses a service under{" "}
        <a href="/admin/settings">Settings</a>.
      </p>
    </div>
  );
}
