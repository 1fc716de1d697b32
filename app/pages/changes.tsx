import { PageLinks } from "../ui/links.tsx";
import { data } from "react-router";
import { nameOfChange, type PublicChange } from "../../domain/facts/public-change.ts";
import { indianDate, longIndianDate } from "../../domain/shared/clock.ts";
import { checkedSince } from "../../content/cited-facts.ts";
import { readForPage } from "../deferred-data.ts";
import { deepPageMeta, pageMeta } from "../page-meta.ts";
import { changeFeedFiles, changesPage, feedLinks } from "../feeds/feeds.ts";
import { factsContext } from "../page-context.ts";
import { siteContext } from "../site-context.ts";
import { PageDays, PageFrame } from "../sections/page-frame.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { BeforeAndAfter, ChangeTime, ValueSource } from "../sections/stated-values.tsx";
import type { Route } from "./+types/changes.ts";
import type { PublicCorrection } from "../../domain/posts/publishing/published-posts.ts";

const { path, title, description } = changesPage;

/** Changes on one page; a change of several facts counts once. */
const pageSize = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const facts = context.get(factsContext);
  const before = url.searchParams.get("before") ?? "";
  const foundChanges = await readForPage(
    site,
    site.services.facts.changes({ limit: pageSize + 1, ...(before !== "" && { before }) }),
  );
  if (before !== "" && foundChanges.length === 0) throw data(null, { status: 404 });
  const changes = foundChanges.slice(0, pageSize);
  const address = pageAddress(before);
  return {
    meta: {
      ...deepPageMeta(context, { path, title, description, under: "/latest-updates" }),
      address: site.url + address,
    },
    checkedOn: checkedSince(facts.all),
    days: byDay(changes),
    corrections:
      before === ""
        ? await readForPage(site, site.services.posts.published.corrections(pageSize, facts))
        : [],
    isFirst: before === "",
    older: foundChanges.length > pageSize ? pageAddress(changes.at(-1)?.changeId ?? "") : null,
  };
}

function pageAddress(before: string): string {
  return before === "" ? path : `${path}?before=${before}`;
}

type Day = { readonly day: string; readonly changes: PublicChange[] };

/** Changes that come newest first, under the Indian days on which readers got to see them. */
function byDay(changes: readonly PublicChange[]): readonly Day[] {
  const days: Day[] = [];
  for (const change of changes) {
    const day = indianDate(change.at);
    const last = days.at(-1);
    if (last?.day === day) last.changes.push(change);
    else days.push({ day, changes: [change] });
  }
  return days;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta: page, older } = loaderData;
  return [
    ...pageMeta(page),
    ...feedLinks(changeFeedFiles),
    ...(older === null ? [] : [{ tagName: "link", rel: "next", href: older } as const]),
  ];
}

export default function ChangesPage({ loaderData }: Route.ComponentProps) {
  const { checkedOn, days, corrections, isFirst, older } = loaderData;
  const head = (
    <>
      <h1>{title}</h1>
      <p className="lead">
        Every date, fee and rule that we have changed: the old value, the new one, the reason and
        the source.
      </p>
      <PageDays checkedOn={checkedOn} />
    </>
  );
  return (
    <PageFrame head={head}>
      {days.length === 0 && <NothingChanged checkedOn={checkedOn} />}
      {days.map(({ day, changes }) => (
        <SectionFrame section={{ id: day, title: longIndianDate(day) }} key={day}>
          {changes.map((change) => (
            <Change key={change.changeId} {...change} />
          ))}
        </SectionFrame>
      ))}
      {isFirst && <CorrectionsOfPosts of={corrections} />}
      <PageLinks
        label="More changes"
        names={["Newest changes", "Older changes"]}
        previous={isFirst ? null : path}
        next={older}
      />
      <p className="quiet">
        Follow the changes in a feed reader: <a href={changeFeedFiles.atom.path}>Atom</a> or{" "}
        <a href={changeFeedFiles.json.path}>JSON Feed</a>. Minor wording fixes are not listed.
      </p>
    </PageFrame>
  );
}

function Change({ at, note, facts }: PublicChange) {
  return (
    <article className="card fact-change">
      <ChangeTime at={at} />
      {note !== null && <p>{note}</p>}
      {facts.map(({ id, label, year, before, after, ...stated }) => (
        <div className="stack" key={id}>
          <h3>
            <a href={`/facts/${id}`}>{nameOfChange({ label, year })}</a>
          </h3>
          <BeforeAndAfter before={before} after={after} />
          <ValueSource {...stated} />
        </div>
      ))}
    </article>
  );
}

function NothingChanged({ checkedOn }: { checkedOn: string | undefined }) {
  return (
    <div className="alert">
      <p>
        Nothing has been changed
        {checkedOn !== undefined && ` since the facts were checked on ${longIndianDate(checkedOn)}`}
        .
      </p>
      <p>
        For exam dates see <a href="/important-dates">Important Dates</a>, for news{" "}
        <a href="/latest-updates">Latest Updates</a>.
      </p>
    </div>
  );
}

function CorrectionsOfPosts({ of: corrections }: { of: readonly PublicCorrection[] }) {
  if (corrections.length === 0) return null;
  return (
    <SectionFrame section={{ id: "posts", title: "What we have corrected in posts" }}>
      {corrections.map(({ at, text, title, path }) => (
        <article className="card fact-change" key={path + at + text}>
          <ChangeTime at={at} />
          <p>{text}</p>
          <p>
            In <a href={path}>{title}</a>
          </p>
        </article>
      ))}
    </SectionFrame>
  );
}
