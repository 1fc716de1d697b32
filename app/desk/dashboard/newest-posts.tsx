import { Link } from "react-router";
import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { QuietLink } from "../kit/button.tsx";
import { DeskList, EmptyNote, type Column } from "../kit/desk-list.tsx";
import { NotLoaded } from "../kit/desk-page.tsx";
import { Day } from "../kit/times.tsx";
import type { ShortList } from "./read-dashboard.ts";

const columns: readonly Column<DeskPost>[] = [
  {
    label: "Title",
    kind: "title",
    cell: ({ id, title }) => (
      <Link className="desk-row-title" to={`/admin/posts/${id}`}>
        {title}
      </Link>
    ),
  },
  {
    label: "Published",
    cell: ({ published_at: at }) => (at === null ? null : <Day of={at} />),
  },
  { label: "Reads in 30 days", cell: ({ readings }) => readings.toLocaleString("en-IN") },
  {
    label: "What to do",
    kind: "ways",
    cell: ({ title, publicUrl }) =>
      publicUrl !== null && <QuietLink to={publicUrl} label="View post" about={title} />,
  },
];

/** The posts that were published last. */
export function NewestPosts({ list: { failure, posts } }: { list: ShortList }) {
  if (failure !== null) return <NotLoaded what="The posts" reason={failure} />;
  if (posts.length === 0) return <EmptyNote>Nothing is live yet.</EmptyNote>;
  return (
    <>
      <DeskList label="Newest live posts" rows={posts} columns={columns} idOf={({ id }) => id} />
      <p>
        <Link to="/admin/posts">All posts</Link>
      </p>
    </>
  );
}
