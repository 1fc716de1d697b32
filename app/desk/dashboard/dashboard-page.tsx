import { Suspense, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { defaultPostCategory, postCategories } from "../../../domain/posts/post-categories.ts";
import type { Generated, GenerationRequest } from "../../calls/generation.ts";
import type { RecentRun } from "../../calls/runs.ts";
import { siteContext } from "../../site-context.ts";
import { DraftCard } from "../draft-card.tsx";
import { GenerateCard } from "../generate-card.tsx";
import { Checking, useAdmin } from "../kit/admin-access.tsx";
import { commandOf } from "../kit/desk-data.ts";
import { EmptyNote } from "../kit/desk-list.tsx";
import { DeskHeading, deskHandle, privateMeta } from "../kit/desk-page.tsx";
import { focusOn, keepFocus } from "../kit/focus.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import { LogOutButton } from "../log-out.tsx";
import { SiteVerdict } from "../settings/status-view.tsx";
import { useGeneration } from "../use-generation.ts";
import type { Route } from "./+types/dashboard-page.ts";
import { changeDashboard, type DashboardCommand } from "./dashboard-changes.ts";
import { Needs } from "./needs.tsx";
import { readDashboard } from "./read-dashboard.ts";
import { RecentWork } from "./recent-work.tsx";
import { ShortPosts } from "./short-posts.tsx";

export const handle = deskHandle;
export { Checking as HydrateFallback };

export function meta() {
  return privateMeta("Admin Dashboard");
}

/** Nothing secret: it is for everybody until the guard and each call have checked the session. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(siteContext).writer;
}

export async function clientLoader({ request, context, serverLoader }: Route.ClientLoaderArgs) {
  const [writer, found] = await Promise.all([
    serverLoader(),
    readDashboard(context, new URL(request.url).searchParams),
  ]);
  return { writer, found };
}
clientLoader.hydrate = true as const;

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return changeDashboard(context, await commandOf<DashboardCommand>(request));
}

const categories = Object.entries(postCategories).map(([value, label]) => ({ value, label }));

/** The admin's desk: ask for a post, and see what became of what was asked. */
export default function DashboardPage({ loaderData: { writer, found } }: Route.ComponentProps) {
  const admin = useAdmin();
  const { revalidate } = useRevalidator();
  const [prompt, setPrompt] = usePersistedText("prompt");
  const [category, setCategory] = useState<string>(defaultPostCategory);
  const [draft, setDraft] = useState<Generated | null>(null);
  const { progress, refused, generate } = useGeneration(admin, () => void revalidate());
  const isApprover = admin.role === "admin";

  /** Answers whether a post was made. */
  async function make(request: GenerationRequest): Promise<boolean> {
    setDraft(null);
    const made = await generate(request);
    void revalidate();
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

  return (
    <div className="stack-wide">
      <DeskHeading title="Admin Dashboard">
        <LogOutButton auth={admin.auth} className="button button-quiet" />
      </DeskHeading>
      <Needs {...{ found, reuse }} />
      <section aria-label="Site status">
        <Suspense fallback={<p>Site status: being read…</p>}>
          <SiteVerdict status={found.status} isApprover={isApprover} />
        </Suspense>
      </section>
      <div className="desk-columns">
        <div className="stack">
          <GenerateCard
            {...{ admin, categories, isApprover, progress, refused }}
            form={{ prompt, category, setPrompt, setCategory }}
            generate={make}
          />
          {draft !== null && <DraftCard {...draft} />}
          <WriterNotice {...writer} isApprover={isApprover} />
        </div>
        <TipsCard />
      </div>
      <RecentWork {...found} reuse={reuse} />
      <section className="stack" aria-labelledby="newest-title">
        <h2 id="newest-title">Newest live posts</h2>
        {found.live.failure === null && found.live.posts.length === 0 && (
          <EmptyNote>Nothing is live yet.</EmptyNote>
        )}
        <ShortPosts what="The posts" list={{ ...found.live, hasMore: false }} all={allPosts} />
        <p>
          <Link to={allPosts.href}>{allPosts.label}</Link>
        </p>
      </section>
    </div>
  );
}

const allPosts = { href: "/admin/posts", label: "All posts" };

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
