import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { Admin } from "./kit/office-access.ts";
import type { Generated, GenerationRequest } from "../calls/generation.ts";
import type { RecentRun, RunPost } from "../calls/runs.ts";
import { unreachable } from "./kit/call.ts";
import { GenerateCard, type CategoryChoice } from "./generate-card.tsx";
import { failuresOf } from "./folded-work.ts";
import { focusOn, keepFocus } from "./kit/focus.ts";
import { Needs } from "./publishing-needs.tsx";
import { NewestPosts } from "./posts/newest-posts.tsx";
import { SiteVerdict } from "./settings/status-view.tsx";
import { RecentWork, useRecentRuns, type RecentRuns } from "./recent-work.tsx";
import { showToast } from "./kit/toasts.tsx";
import { useGeneration } from "./use-generation.ts";
import { usePersistedText } from "./kit/use-persisted-text.ts";
import { DeskHeading } from "./kit/desk-page.tsx";
import { LogOutButton } from "./log-out.tsx";

type DashboardProps = {
  admin: Admin;
  categories: readonly CategoryChoice[];
  defaultCategory: string;
  writer: WriterFacts;
};

/** Loaded with the first draft that is made here. */
const DraftCard = lazy(async () => ({ default: (await import("./draft-card.tsx")).DraftCard }));

/** The admin's desk: ask for a post, and see what became of what was asked. */
export function Dashboard({ admin, categories, defaultCategory, writer }: DashboardProps) {
  const [prompt, setPrompt] = usePersistedText("prompt");
  const [category, setCategory] = useState(defaultCategory);
  const [draft, setDraft] = useState<Generated | null>(null);
  const recent = useRecentRuns(admin);
  const { progress, refused, generate } = useGeneration(admin, recent.refresh);

  /** Answers whether a post was made. */
  async function make(request: GenerationRequest): Promise<boolean> {
    setDraft(null);
    const made = await generate(request);
    recent.refresh();
    if (made === null) {
      keepFocus("prompt");
      return false;
    }
    setPrompt("");
    if (made.post.status === "published") keepFocus("prompt");
    if (made.post.status === "draft") setDraft(made);
    return true;
  }

  function reuse(run: RecentRun) {
    setPrompt(run.prompt);
    if (run.category !== null) setCategory(run.category);
    focusOn("prompt");
  }

  /** Loaded with the first of them. */
  async function act(perform: (work: typeof import("./run-actions.ts")) => Promise<void>) {
    const work = await import("./run-actions.ts").catch(() => null);
    if (work === null)
      showToast({ tone: "failure", title: "Not done", description: unreachable.message });
    else await perform(work);
  }

  const actions = {
    reuse,
    putAway: (run: RecentRun) => void act((work) => work.putAway(admin, run, recent.refresh)),
    openNewLink: (post: RunPost) => void act((work) => work.openNewLink(admin, post)),
    cancel: (run: RecentRun) => void act((work) => work.cancel(admin, run, recent.refresh)),
  };

  const runs = runsOf(recent);
  const changes = runs.map(({ id, state }) => id + state).join();
  const isApprover = admin.role === "admin";
  return (
    <div className="stack-wide">
      <DeskHeading title="Admin Dashboard">
        <LogOutButton auth={admin.auth} className="button button-quiet" />
      </DeskHeading>
      <Needs admin={admin} changes={changes} failures={failuresOf(runs)} actions={actions} />
      <SiteVerdict admin={admin} />
      <div className="desk-columns">
        <div className="stack">
          <GenerateCard
            admin={admin}
            form={{ prompt, category, setPrompt, setCategory }}
            categories={categories}
            isApprover={isApprover}
            {...{ progress, refused }}
            generate={make}
          />
          {draft !== null && (
            <Suspense fallback={null}>
              <DraftCard {...draft} />
            </Suspense>
          )}
          <WriterNotice {...writer} isApprover={isApprover} />
        </div>
        <TipsCard />
      </div>
      <RecentWork {...recent} actions={actions} />
      <NewestPosts admin={admin} changes={changes} />
    </div>
  );
}

function runsOf({ answer }: RecentRuns): readonly RecentRun[] {
  return answer?.ok === true ? answer.value.runs : [];
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
function WriterNotice({ provider, model, isApprover }: WriterFacts & { isApprover: boolean }) {
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
        checked records.{" "}
        {isApprover ? (
          <>
            To have them written by a model, choose one in{" "}
            <Link to="/admin/settings">Settings</Link>.
          </>
        ) : (
          "To have them written by a model, ask an approver to choose one in Settings."
        )}
      </p>
    </div>
  );
}
