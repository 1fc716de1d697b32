import { useState } from "react";
import { useNavigate } from "react-router";
import { asAdmin, type Admin } from "./admin-access.ts";
import { signOut } from "./auth-client.ts";
import { cancelRun } from "./calls/cancel-run.ts";
import type { Generated, GenerationRequest } from "./calls/generate-post.ts";
import { issuePreviewLink } from "./calls/preview-link.ts";
import type { RecentRun, RunPost } from "./calls/recent-runs.ts";
import { DraftCard } from "./draft-card.tsx";
import { focusOn, keepFocus } from "./focus.ts";
import { GenerateCard, type CategoryChoice } from "./generate-card.tsx";
import { PostsToLookAt } from "./fresh-look/posts-to-look-at.tsx";
import { AllPosts } from "./posts/all-posts.tsx";
import { RecentWork } from "./recent-work.tsx";
import { SiteStatus } from "./site-status.tsx";
import { TipsCard } from "./tips-card.tsx";
import { showToast } from "./toasts.tsx";
import { useGeneration } from "./use-generation.ts";
import { useKeptText } from "./use-kept-text.ts";
import { useRecentRuns, type RecentRuns } from "./use-recent-runs.ts";
import { WriterNotice, type WriterFacts } from "./writer-notice.tsx";

export type DashboardProps = {
  admin: Admin;
  categories: readonly CategoryChoice[];
  defaultCategory: string;
  writer: WriterFacts;
};

/** The admin's desk: ask for a post, and see what became of what was asked. */
export function Dashboard({ admin, categories, defaultCategory, writer }: DashboardProps) {
  const [prompt, setPrompt] = useKeptText("prompt");
  const [category, setCategory] = useState(defaultCategory);
  const [draft, setDraft] = useState<Generated | null>(null);
  const recent = useRecentRuns(admin);
  const { progress, generate } = useGeneration(admin, recent.refresh);

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

  async function openAnew(post: RunPost) {
    const link = await asAdmin(admin, (bearer) => issuePreviewLink(post.id, bearer));
    if (link.ok) window.location.assign(link.value.previewUrl);
    else showToast({ tone: "failure", title: "No preview link", description: link.message });
  }

  async function cancel(run: RecentRun) {
    const answer = await asAdmin(admin, (bearer) => cancelRun(run.id, bearer));
    recent.refresh();
    if (!answer.ok)
      showToast({ tone: "failure", title: "Not cancelled", description: answer.message });
  }

  const actions = {
    reuse,
    openAnew: (post: RunPost) => void openAnew(post),
    cancel: (run: RecentRun) => void cancel(run),
  };

  return (
    <div className="stack-wide">
      <DashboardHeader admin={admin} />
      <WriterNotice {...writer} />
      <SiteStatus admin={admin} />
      <div className="desk-columns">
        <div className="stack">
          <GenerateCard
            wish={{ prompt, category, setPrompt, setCategory }}
            categories={categories}
            progress={progress}
            generate={(request) => void make(request)}
          />
          {draft !== null && <DraftCard {...draft} />}
        </div>
        <TipsCard />
      </div>
      <RecentWork {...recent} actions={actions} />
      <PostsToLookAt admin={admin} changes={changesOf(recent)} />
      <AllPosts admin={admin} changes={changesOf(recent)} readWork={recent.refresh} />
    </div>
  );
}

/** Differs when a run has begun or ended since. */
function changesOf({ answer }: RecentRuns): string {
  return answer?.ok === true ? answer.value.map(({ id, state }) => id + state).join() : "";
}

function DashboardHeader({ admin }: { admin: Admin }) {
  const navigate = useNavigate();

  async function logOut() {
    const { serverKnows } = await signOut(admin.auth);
    showToast({
      title: "Logged out",
      description: serverKnows
        ? "You have been logged out successfully"
        : "You are logged out on this device, but the server could not be told.",
    });
    await navigate("/admin/login", { replace: true });
  }

  return (
    <header className="desk-header">
      <h1>Admin Dashboard</h1>
      <div className="cluster">
        <a href="/admin/account">Account</a>
        <button className="button button-quiet" type="button" onClick={() => void logOut()}>
          Logout
        </button>
      </div>
    </header>
  );
}
