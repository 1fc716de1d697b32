import { Suspense, useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { defaultPostCategory, postCategories } from "../../../content/post-categories.ts";
import type { Generated, GenerationRequest } from "../../calls/generation.ts";
import type { RecentRun } from "../../calls/runs.ts";
import { siteContext } from "../../site-context.ts";
import { Checking, useIsApprover } from "../kit/admin-access.tsx";
import { commandOf } from "../kit/desk-data.ts";
import { DeskHeading, Part, privateMeta } from "../kit/desk-page.tsx";
import { focusOn, keepFocus } from "../kit/focus.ts";
import { useCommand } from "../kit/use-command.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import { LogOutButton } from "../log-out.tsx";
import { SiteVerdict } from "../settings/status-view.tsx";
import type { Route } from "./+types/dashboard-page.ts";
import { GenerateCard } from "./generate-card.tsx";
import {
  performGeneration,
  refusalIn,
  useProgress,
  type RefusedPrompt,
} from "./post-generation.ts";
import { changeDashboard, type DashboardCommand } from "./dashboard-changes.ts";
import { Needs } from "./needs.tsx";
import { readDashboard } from "./read-dashboard.ts";
import { RecentWork } from "./recent-work.tsx";
import { ResultCard } from "./result-card.tsx";
import { NewestPosts } from "./newest-posts.tsx";
import { Figures } from "./figures.tsx";

export { Checking as HydrateFallback };

export function meta() {
  return privateMeta("Admin Dashboard");
}

/** Nothing secret: it is for everybody until the guard and each call have checked the session. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(siteContext).writer;
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [writer, found] = await Promise.all([serverLoader(), readDashboard()]);
  return { writer, found };
}
clientLoader.hydrate = true as const;

type GenerateCommand = { readonly kind: "generate"; readonly request: GenerationRequest };

export async function clientAction({ request }: Route.ClientActionArgs) {
  const command = await commandOf<DashboardCommand | GenerateCommand>(request);
  if (command.kind !== "generate") return changeDashboard(command);
  return performGeneration(command.request);
}

const categories = Object.entries(postCategories).map(([value, label]) => ({ value, label }));

/** The admin's desk: ask for a post, and see what became of what was asked. */
export default function DashboardPage({ loaderData: { writer, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [prompt, setPrompt] = usePersistedText("prompt");
  const [category, setCategory] = useState<string>(defaultPostCategory);
  const [refused, setRefused] = useState<RefusedPrompt | null>(null);
  const [made, setMade] = useState(0);
  const [asked, setAsked] = useState<GenerationRequest | null>(null);
  const progress = useProgress();
  const isApprover = useIsApprover();
  const { answer, send } = useCommand<GenerateCommand, Generated>((known) => {
    if (known.ok) {
      setPrompt("");
      // Nobody publishes the next post because the last one was published.
      setMade(made + 1);
    }
    setRefused(refusalIn(known));
    if (!known.ok) keepFocus("prompt");
  });

  // The server has it by then: it stands under Recent work.
  const isBegun = progress !== null && progress.stages.length > 0;
  useEffect(() => {
    if (isBegun) void revalidate();
  }, [isBegun, revalidate]);

  function generate(request: GenerationRequest) {
    setAsked(request);
    send({ kind: "generate", request });
  }

  function reuse(run: RecentRun) {
    setPrompt(run.prompt);
    if (run.category !== null) setCategory(run.category);
    focusOn("prompt");
  }

  return (
    <div className="stack-wide">
      <DeskHeading title="Admin Dashboard">
        <LogOutButton />
      </DeskHeading>
      <Figures {...found.figures} />
      <div className="desk-columns">
        <div className="stack">
          <GenerateCard
            categories={categories}
            isApprover={isApprover}
            progress={progress}
            refused={refused}
            form={{ prompt, category, setPrompt, setCategory }}
            key={made}
            generate={generate}
          />
          {answer?.ok === true && asked !== null && (
            <ResultCard
              {...answer.value}
              makeInstead={(title) => generate({ ...asked, prompt: title })}
            />
          )}
          <WriterNotice {...writer} isApprover={isApprover} />
        </div>
        <TipsCard />
      </div>
      <Needs found={found} reuse={reuse}>
        <section aria-label="Site status">
          <Suspense fallback={<p className="quiet">Checking the system…</p>}>
            <SiteVerdict status={found.status} isApprover={isApprover} />
          </Suspense>
        </section>
      </Needs>
      <RecentWork {...found} reuse={reuse} />
      <Part id="newest-title" title="Newest live posts">
        <NewestPosts list={found.live} />
      </Part>
    </div>
  );
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
        <strong>No AI model connected.</strong> Drafts are compiled from this site&apos;s own guides
        and checked facts.{" "}
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
