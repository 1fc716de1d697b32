import { Link } from "react-router";
import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { type Column, RowFacts } from "../kit/desk-list.tsx";
import { Person } from "../kit/person.tsx";
import { Day } from "../kit/times.tsx";
import { postStanding, postTurn, type Looker } from "./post-standing.ts";
import { StandingBadge } from "./standing-panel.tsx";

export function postColumns(looker: Looker): readonly Column<DeskPost>[] {
  return [
    { label: "Title", kind: "title", cell: (post) => <PostTitle post={post} looker={looker} /> },
    {
      label: "State",
      cell: (post) => <StandingBadge {...postStanding(post, looker)} />,
      order: (post) => postStanding(post, looker).label,
    },
    {
      label: "Waiting for",
      // Of who has given no name, the address without its domain: it is whole below the title.
      cell: (post) => postTurn(post).turn?.replace(/@.*/, "") ?? <span className="quiet">-</span>,
      order: (post) => postTurn(post).turn ?? "",
    },
    {
      label: "Since",
      cell: (post) => {
        const { since } = postTurn(post);
        return since && <Day of={since} />;
      },
      order: (post) => postTurn(post).since ?? "",
    },
    {
      label: "Reads in 30 days",
      cell: ({ readings, published_at }) =>
        published_at === null ? null : readings.toLocaleString("en-IN"),
      order: ({ readings }) => readings,
    },
  ];
}

function PostTitle({ post, looker }: { post: DeskPost; looker: Looker }) {
  const { readers, next } = postStanding(post, looker);
  return (
    <>
      {post.deleted_at === null ? (
        <Link className="desk-row-title" to={`/admin/posts/${post.id}`}>
          {post.title}
        </Link>
      ) : (
        <span className="desk-row-title">{post.title}</span>
      )}
      <RowFacts
        of={[
          <Person of={post.maker} key="maker" />,
          post.deleted_at === null &&
            post.withdrawn_reason &&
            `Withdrawn: ${post.withdrawn_reason}`,
          looker.isApprover && post.publishRefusal,
          `${readers} ${next}`,
        ].filter(Boolean)}
      />
    </>
  );
}
