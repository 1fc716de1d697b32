import { Paper, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { defaultPostCategory, postCategories } from "../../../content/post-categories.ts";
import type { DeskPost } from "../../../domain/review/desk-post.ts";
import type { Generated, GenerationRequest } from "../../calls/generation.ts";
import { cancelRun, dismissRun, type RecentRun } from "../../calls/runs.ts";
import { dismissSchedule } from "../../calls/schedules-schema.ts";
import { siteContext } from "../../site-context.ts";
import { Checking, useIsApprover } from "../kit/admin-access.tsx";
import type { Answer } from "../kit/call.ts";
import { commandOf } from "../kit/desk-data.ts";
import { DeskList, EmptyNote, type Column } from "../kit/desk-list.tsx";
import { DeskHeading, NotLoaded, Part, privateMeta } from "../kit/desk-page.tsx";
import { focusOn, keepFocus } from "../kit/focus.ts";
import { attempt } from "../kit/office-access.ts";
import { Day } from "../kit/times.tsx";
import { showAnswer } from "../kit/toasts.tsx";
import { useCommand } from "../kit/use-command.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import { LogOutButton } from "../log-out.tsx";
import type { Route } from "./+types/dashboard-page.ts";
import { GenerateCard } from "./generate-card.tsx";
import { performGeneration, refusalIn, useProgress, type RefusedPrompt } from "./generation.ts";
import { Needs, SentBack } from "./needs.tsx";
import { readDashboard, type DashboardCommand, type DashboardData } from "./read-dashboard.ts";
import { RecentWork } from "./recent-work.tsx";
import { ResultCard } from "./result-card.tsx";
import { SetupSteps } from "./setup-steps.tsx";

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

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const command = await commandOf<DashboardCommand>(request);
  switch (command.kind) {
    case "generate":
      return performGeneration(command.request);
    case "cancel":
      return showAnswer(await attempt(cancelRun, { runId: command.runId }), () => null, {
        refused: "Not cancelled",
      });
    case "put-away":
      return putAway(command.runId);
    case "dismiss-schedule":
      return showAnswer(
        await attempt(dismissSchedule, { id: command.id }),
        ({ message }) => ({ title: message }),
        { refused: "Not dismissed" },
      );
  }
}

async function putAway(runId: string): Promise<Answer<unknown>> {
  const bringBack = async () =>
    showAnswer(await attempt(dismissRun, { runId, dismissed: false }), () => null, {
      refused: "Not restored",
    });
  return showAnswer(
    await attempt(dismissRun, { runId, dismissed: true }),
    () => ({
      title: "Dismissed",
      description: "Removed from the dashboard for everyone.",
      action: { label: "Undo", run: bringBack },
    }),
    { refused: "Not dismissed" },
  );
}

const categories = Object.entries(postCategories).map(([value, label]) => ({ value, label }));

export default function DashboardPage({ loaderData: { writer, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [prompt, setPrompt] = usePersistedText("prompt");
  const [category, setCategory] = useState<string>(defaultPostCategory);
  const [refused, setRefused] = useState<RefusedPrompt | null>(null);
  const [made, setMade] = useState(0);
  const [asked, setAsked] = useState<GenerationRequest | null>(null);
  const progress = useProgress();
  const isApprover = useIsApprover();
  const { answer, send } = useCommand<DashboardCommand, Generated>((known) => {
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
    <>
      <DeskHeading title="Admin Dashboard">
        <LogOutButton />
      </DeskHeading>
      <div className="dashboard">
        {found.setup !== null && <SetupSteps done={found.setup} />}
        {!isApprover && <SentBack posts={[...found.drafts.returned, ...found.pending.returned]} />}
        <Figures {...found.figures} />
        <div className="stack dashboard-form">
          <GenerateCard
            categories={categories}
            isApprover={isApprover}
            progress={progress}
            refused={refused}
            form={{ prompt, category, setPrompt, setCategory }}
            key={made}
            generate={generate}
          >
            <WriterNotice {...writer} isApprover={isApprover} />
          </GenerateCard>
          {answer?.ok === true && asked !== null && (
            <ResultCard
              {...answer.value}
              makeInstead={(title) => generate({ ...asked, prompt: title })}
            />
          )}
        </div>
        <div className="stack dashboard-side">
          <Needs found={found} reuse={reuse} />
          <TipsCard />
        </div>
        <Part id="newest-title" title="Newest live posts">
          <NewestPosts {...found.live} />
        </Part>
        <RecentWork {...found} reuse={reuse} />
      </div>
    </>
  );
}

function Figures({ drafts, due, live, reads }: DashboardData["figures"]) {
  const figures = [
    ["Drafts", drafts, "/admin/posts?status=draft"],
    ["Facts due for a check", due, "/admin/facts?show=check"],
    ["Live posts", live, "/admin/posts?status=published"],
    ["Reads in 7 days", reads, "/admin/posts?sort=-Reads+in+30+days"],
  ] as const;
  return (
    <ul className="desk-figures" aria-label="At a glance">
      {figures.map(([label, value, to]) => (
        <li key={label}>
          <Paper component={Link} to={to} className="desk-figure" withBorder radius="md">
            <Text component="span" size="xl" fw={700}>
              {value === null ? "–" : value.toLocaleString("en-IN")}
            </Text>{" "}
            <Text component="span" size="sm" c="dimmed">
              {label}
            </Text>
          </Paper>
        </li>
      ))}
    </ul>
  );
}

const postColumns: readonly Column<DeskPost>[] = [
  {
    label: "Title",
    kind: "title",
    cell: ({ id, title, publicUrl }) => (
      <Link className="desk-row-title" to={publicUrl ?? `/admin/posts/${id}`} reloadDocument>
        {title}
      </Link>
    ),
  },
  {
    label: "Published",
    cell: ({ published_at: at }) => (at === null ? null : <Day of={at} />),
  },
  { label: "30-day reads", cell: ({ readings }) => readings.toLocaleString("en-IN") },
];

/** More would not fit one screen of 1280 by 800. */
const maxNewest = 4;

function NewestPosts({ failure, posts }: DashboardData["live"]) {
  if (failure !== null) return <NotLoaded what="The posts" reason={failure} />;
  if (posts.length === 0) return <EmptyNote>Nothing is live yet.</EmptyNote>;
  return (
    <DeskList
      label="Newest live posts"
      rows={posts.slice(0, maxNewest)}
      columns={postColumns}
      idOf={({ id }) => id}
    />
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
      <h2 className="desk-card-title" id="tips-title">
        Tips for Better Results
      </h2>
      <ol className="desk-tips">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
    </section>
  );
}

/** `model` is null when none is behind it. */
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
    <p className="quiet">
      <strong>No AI model connected.</strong> Drafts are compiled from our guides and checked facts.{" "}
      {isApprover ? (
        <Link to="/admin/settings?section=ai">Connect a model</Link>
      ) : (
        "An approver can connect one in Settings."
      )}
    </p>
  );
}
