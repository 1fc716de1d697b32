import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import { readReadership, type Readership } from "../../calls/readership-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { DeskHeading, Loading, NotLoaded } from "../kit/desk-page.tsx";
import { opinionWords } from "../posts/reading-sums.tsx";

const spans = [
  ["7", "7 days"],
  ["30", "30 days"],
  ["365", "a year"],
] as const;

type Days = (typeof spans)[number][0];

type Read = { readonly days: Days; readonly answer: Readership | { readonly failure: string } };

/** What is read of the blog, and what readers found useful: sums, and no person. */
export function ReadersView({ admin }: { admin: Admin }) {
  const [days, setDays] = useState<Days>("30");
  const [read, setRead] = useState<Read | null>(null);

  const load = useCallback(async () => {
    const answer = await callAsAdmin(admin, readReadership, { days });
    return answer.ok ? answer.value : { failure: answer.message };
  }, [admin, days]);

  useEffect(() => {
    let isShown = true;
    void load().then((answer) => {
      if (isShown) setRead({ days, answer });
    });
    return () => {
      isShown = false;
    };
  }, [load, days]);

  return (
    <div className="stack-wide">
      <DeskHeading title="Readers" />
      <div className="field desk-readers-span">
        <label htmlFor="readers-days">Counted over the last</label>
        <select
          id="readers-days"
          value={days}
          onChange={(event) => setDays(spanOf(event.target.value))}
        >
          {spans.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {read === null || read.days !== days ? (
        <Loading label="Loading what was read…" />
      ) : "failure" in read.answer ? (
        <NotLoaded
          what="The readings"
          reason={read.answer.failure}
          retry={() => void load().then((answer) => setRead({ days, answer }))}
        />
      ) : (
        <MostRead posts={read.answer.mostRead} />
      )}
      <p className="quiet">
        A reading is counted each time a browser gets a post. Nobody is recognised: who comes twice
        counts twice, and the office counts too. Search engines and other programs are left out as
        far as they say what they are.
      </p>
    </div>
  );
}

function spanOf(value: string): Days {
  return spans.find(([days]) => days === value)?.[0] ?? "30";
}

function MostRead({ posts }: { posts: Readership["mostRead"] }) {
  if (posts.length === 0)
    return (
      <p className="quiet">
        Nothing was read in this time. The first reading appears here at once.
      </p>
    );
  return (
    <section className="stack" aria-labelledby="most-read">
      <h2 id="most-read">Most read posts</h2>
      <div className="table-scroll desk-readers">
        <table aria-labelledby="most-read">
          <thead>
            <tr>
              <th scope="col">Post</th>
              <th scope="col">Readings</th>
              <th scope="col">Was this useful?</th>
            </tr>
          </thead>
          <tbody>
            {posts.map((post) => (
              <tr key={post.postId}>
                <th scope="row">
                  <Link to={`/admin/posts/${post.postId}`}>{post.title}</Link>
                </th>
                <td>{post.readings.toLocaleString("en-IN")}</td>
                <td>{opinionWords(post)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
