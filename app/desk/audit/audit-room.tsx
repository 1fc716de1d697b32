import { Link } from "react-router";
import { auditKinds } from "../../../domain/audit/audit-kinds.ts";
import { readAuditLog } from "../../calls/site-schema.ts";
import type { AuditPage } from "../../../domain/review/audit-view.ts";
import { shown } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import { DeskList, EmptyNote, RowFacts, type Column } from "../kit/desk-list.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";
import { ClearFilters, FilterChoice, FilterDay, Filters } from "../kit/filters.tsx";
import { readPages } from "../kit/list-pages.ts";
import { Instant } from "../kit/times.tsx";
import type { Route } from "./+types/audit-room.ts";

type Entry = AuditPage["entries"][number];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const part = (name: string) => query.get(name) ?? "";
  const kind = Object.keys(auditKinds).find((name) => name === part("kind")) ?? "";
  const asked = { postId: part("postId"), person: part("person"), day: part("day") };
  const answer = await readPages(query, (cursor) =>
    attempt(readAuditLog, {
      ...asked,
      cursor,
      kind: kind as keyof typeof auditKinds | "",
    }),
  );
  const { pages, hasMore } = shown(answer);
  return {
    rows: pages.flatMap(({ entries }) => entries),
    people: pages[0]?.people ?? [],
    chain: pages[0]?.chain ?? null,
    hasMore,
  };
}

/** Everything that was done on the site, newest first, by whom and to what. */
export default function AuditRoom({ loaderData }: Route.ComponentProps) {
  const { rows, hasMore, people, chain } = loaderData;
  return (
    <div className="stack-wide">
      <DeskHeading title="Log" />
      <Filters>
        <FilterChoice
          name="person"
          label="Who"
          options={[
            ["", "Everyone"],
            ...people.map(({ email, name }) => [email, name] as const),
            ["links", "People with a review link"],
            ["site", "The site itself"],
          ]}
        />
        <FilterChoice
          name="kind"
          label="What"
          options={[
            ["", "Everything"],
            ...Object.entries(auditKinds).map(([kind, { label }]) => [kind, label] as const),
          ]}
        />
        <FilterDay name="day" label="Day" />
        <ClearFilters names={["person", "kind", "day", "postId"]} />
      </Filters>
      {rows.length === 0 ? (
        <EmptyNote>No entries match. Try fewer filters.</EmptyNote>
      ) : (
        <DeskList
          label="Entries"
          rows={rows}
          columns={columns}
          idOf={({ sequence }) => String(sequence)}
          hasMore={hasMore}
        />
      )}
      {chain !== null && <Wholeness chain={chain} />}
    </div>
  );
}

const columns: readonly Column<Entry>[] = [
  { label: "What", kind: "title", cell: What },
  { label: "Who", cell: ({ by }) => by },
  { label: "When", cell: ({ at }) => <Instant of={at} /> },
];

function What({ sequence, action, post_id, postTitle, revision, reason }: Entry) {
  const name = action.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
  return (
    <>
      {name}
      {post_id !== null && (
        <>
          : <Link to={`?postId=${post_id}`}>{postTitle ?? "a deleted post"}</Link>
        </>
      )}
      {reason !== null && <span className="clamp-3 quiet">{reason}</span>}
      <RowFacts
        of={[`No. ${sequence}`, ...(revision === null ? [] : [`version ${revision} of the text`])]}
      />
    </>
  );
}

function Wholeness({ chain }: { chain: NonNullable<AuditPage["chain"]> }) {
  if (chain.intact)
    return (
      <p className="quiet" role="status">
        The log is complete: none of its {chain.entries} entries was changed or taken out.
      </p>
    );
  return (
    <p className="alert alert-danger" role="alert">
      {chain.signature === "of another key"
        ? "The log is signed by a key that this server does not have. Please tell whoever set up the website."
        : `The log was tampered with: entry ${chain.brokenAt} was altered or is missing. Please tell whoever set up the website, and say which entry.`}
    </p>
  );
}
