import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { DeskPost, PostFilter } from "../../../domain/review/desk-post.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { readPostChoices, listPosts } from "../../calls/posts.ts";
import type { Route } from "./+types/posts-page.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { formOf, read, shown } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import { QuietLink } from "../kit/button.tsx";
import { DeskList, RowFacts, type Column } from "../kit/desk-list.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";
import {
  ClearFilters,
  FilterChoice,
  Filters,
  FilterWords,
  FurtherFilters,
  States,
} from "../kit/filters.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { readPages } from "../kit/list-pages.ts";
import { Day } from "../kit/times.tsx";
import { actOnRow, rowId } from "./post-changes.ts";
import { PostButtons, WithdrawForm } from "./post-actions.tsx";
import { postStanding, StandingBadge } from "./post-standing.tsx";
import { useReread } from "../kit/use-reread.ts";
import { personName } from "../phrases.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const part = (name: string) => query.get(name) ?? "";
  const search = {
    q: part("q"),
    // The server judges the address.
    status: (query.get("status") ?? "all") as PostFilter,
    category: part("category") as "",
    maker: part("maker"),
    tag: part("tag"),
  };
  const [found, choices] = await Promise.all([
    readPages(query, (cursor) => attempt(listPosts, { ...search, cursor })),
    read(readPostChoices, {}),
  ]);
  const { pages, hasMore } = shown(found);
  return { rows: pages.flatMap(({ posts }) => posts), hasMore, choices };
}

type PostChoices = AnswerOf<typeof readPostChoices>;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { post = "", reason = "" } = await formOf(request);
  return actOnRow(JSON.parse(post) as DeskPost, "unpublish", reason);
}

const rewrittenPoll = 1_500;

export default function PostsPage({ loaderData }: Route.ComponentProps) {
  const { rows, hasMore, choices } = loaderData;
  const [query] = useSearchParams();
  useKeptFocus("posts-title", rows);

  // A correction is done beside the answers of the site, most often within a second.
  useReread(
    rows.some(({ status }) => status === "regenerating"),
    rewrittenPoll,
  );

  const isApprover = useIsApprover();
  const [asked, setAsked] = useState<string | null>(null);

  const columns: readonly Column<DeskPost>[] = [
    {
      label: "Title",
      kind: "title",
      cell: (post) => {
        const { id, title, maker, withdrawn_reason: reason } = post;
        const { text } = postStanding(post, isApprover);
        const isThere = post.deleted_at === null;
        const facts = [
          personName(maker),
          isThere && reason && `Withdrawn: ${reason}`,
          isApprover && post.publishRefusal,
          text,
        ];
        return (
          <>
            {isThere ? <Link to={`/admin/posts/${id}`}>{title}</Link> : title}
            <RowFacts of={facts.filter(Boolean)} />
          </>
        );
      },
    },
    { label: "State", cell: (post) => <StandingBadge {...postStanding(post, isApprover)} /> },
    { label: "Updated", cell: (post) => <Day of={post.deleted_at ?? post.updated_at} /> },
    {
      label: "Reads in 30 days",
      cell: ({ readings, published_at }) =>
        published_at === null ? null : readings.toLocaleString("en-IN"),
    },
    {
      label: "What to do",
      kind: "ways",
      cell: (post) => <PostButtons post={post} withdraw={() => setAsked(post.id)} />,
    },
  ];

  return (
    <div className="stack">
      <DeskHeading title="Posts" id="posts-title">
        <QuietLink variant="filled" to="/admin/posts/new" label="New post" />
      </DeskHeading>
      <section className="stack" aria-label="All posts">
        <States
          name="status"
          label="Show"
          states={stateLabels.map(([value, label]) => ({
            value,
            label,
            count: choices.counts[value],
          }))}
        />
        <PostFilters choices={choices} />
        <DeskList
          label="Posts"
          rows={rows}
          columns={columns}
          idOf={({ id }) => id}
          anchorOf={rowId}
          below={(post) =>
            asked === post.id && <WithdrawForm post={post} close={() => setAsked(null)} />
          }
          hasMore={hasMore}
          empty={describeNone(query)}
        />
      </section>
    </div>
  );
}

const stateLabels = [
  ["all", "All"],
  ["draft", "Drafts"],
  ["regenerating", "Being rewritten"],
  ["scheduled", "Scheduled"],
  ["published", "Live"],
  ["pending", "Change waiting"],
  ["unread", "Read by nobody"],
  ["withdrawn", "Withdrawn"],
  ["deleted", "Deleted"],
] as const;

function PostFilters({ choices }: { choices: PostChoices }) {
  const further = ["category", "maker", "tag"];
  return (
    <Filters>
      <FilterWords name="q" label="Search posts" hint="Title, address or tag" />
      <FurtherFilters names={further}>
        <FilterChoice
          name="category"
          label="Category"
          options={[
            ["", "Any"],
            ...choices.categories.map(({ value, label }) => [value, label] as const),
          ]}
        />
        <FilterChoice
          name="maker"
          label="Created by"
          options={[
            ["", "Anyone"],
            ...choices.makers.map(({ email, name }) => [email, name] as const),
          ]}
        />
        <FilterWords name="tag" label="Tag" hint="Tag" />
      </FurtherFilters>
      <ClearFilters names={["q", "status", ...further]} />
    </Filters>
  );
}

function describeNone(query: URLSearchParams): string {
  const words = query.get("q") ?? "";
  if (words !== "") return `No posts found for “${words}”.`;
  if (query.get("status") === "deleted")
    return "No deleted posts. Deleted posts stay here for 30 days and can be restored.";
  if (query.size > 0) return "No posts match these filters.";
  return "No posts yet. Your first draft will appear here.";
}
