import { Link } from "react-router";
import { readReadership, type Readership } from "../../calls/readership-schema.ts";
import type { Route } from "./+types/readers-page.ts";
import { read } from "../kit/desk-data.ts";
import { DeskList, EmptyNote, type Column } from "../kit/desk-list.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";
import { FilterChoice, Filters } from "../kit/filters.tsx";
import { opinionWords } from "../posts/reading-sums.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // What the address says is the server's to judge.
  const days = (new URL(request.url).searchParams.get("days") ?? "30") as "30";
  return (await read(readReadership, { days })).mostRead;
}

/** What is read of the blog, and what readers found useful: sums, and no person. */
export default function ReadersPage({ loaderData: posts }: Route.ComponentProps) {
  return (
    <div className="stack">
      <DeskHeading title="Readers" />
      <Filters>
        <FilterChoice
          name="days"
          label="Counted over the last"
          options={[
            ["", "30 days"],
            ["7", "7 days"],
            ["365", "year"],
          ]}
        />
      </Filters>
      {posts.length === 0 ? (
        <EmptyNote>
          Nothing was read in this time. The first reading appears here at once.
        </EmptyNote>
      ) : (
        <DeskList
          label="Most read posts"
          rows={posts}
          columns={columns}
          idOf={({ postId }) => postId}
        />
      )}
      <p className="quiet">
        A reading is counted each time a browser gets a post. Nobody is recognised: who comes twice
        counts twice, and the office counts too. Search engines and other programs are left out as
        far as they say what they are.
      </p>
    </div>
  );
}

const columns: readonly Column<Readership["mostRead"][number]>[] = [
  {
    label: "Post",
    kind: "title",
    cell: ({ postId, title }) => <Link to={`/admin/posts/${postId}`}>{title}</Link>,
  },
  {
    label: "Readings",
    cell: ({ readings }) => readings.toLocaleString("en-IN"),
    order: ({ readings }) => readings,
  },
  { label: "Was this useful?", cell: opinionWords, order: ({ useful }) => useful },
];
