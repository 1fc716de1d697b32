import { HostLink } from "../ui/links.tsx";
import { shownStanding, standingNames, standingWords } from "../../content/facts/standing.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { noticeCheckPath, officialSites } from "../../content/official-sites.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { checkedSince, lastChecked } from "../../content/cited-facts.ts";
import { factsContext } from "../facts-context.ts";
import { changesPage } from "../feeds/change-feed.ts";
import { usePageContext } from "../page-context.ts";
import { loadedMeta } from "../page-meta.ts";
import { handbookMeta } from "../search-metadata.ts";
import { siteContext } from "../site-context.ts";
import { PageFrame } from "../sections/page-frame.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { ReportLink } from "../ui/report-link.tsx";
import type { Route } from "./+types/method.ts";

const path = "/how-we-check";
const heading = "How We Check Our Facts";
const description =
  "Who checks the dates, fees and ranks on this site, from which sources, how it is corrected, what we do not know, and how to tell us of a mistake.";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const facts = context.get(factsContext);
  return {
    meta: handbookMeta(context, { path, description }),
    counts: countsOf(facts),
    watches: site.services.officialPages.told.hasLooks(),
    asksSecond: site.services.settings.current().secondApprover === "required",
  };
}

function countsOf(facts: FactSnapshot) {
  const records = facts.all.filter(({ topic }) => topic !== "This site");
  const standings = Map.groupBy(records, shownStanding);
  return {
    records: records.length,
    sources: new Set(records.map(({ source }) => source.address)).size,
    differing: records.filter(({ status }) => status.kind === "conflict").length,
    oldest: checkedSince(records) ?? "",
    newest: lastChecked({ all: records }),
    standings: [...standings].map(([standing, { length }]) => ({ standing, length })),
  };
}

export const meta = loadedMeta;

export default function MethodPage({ loaderData }: Route.ComponentProps) {
  const { meta, counts, asksSecond, watches } = loaderData;
  const { provider } = usePageContext();
  const { records, sources, differing, oldest, newest, standings } = counts;
  const head = (
    <>
      <h1>{heading}</h1>
      <p className="lead">
        The staff of {provider.name} check {records} facts against {sources} sources. Each fact
        shows its source and the date of the last check.
      </p>
    </>
  );
  return (
    <PageFrame head={head}>
      <SectionFrame section={{ id: "who", title: "Who checks" }}>
        <div className="prose">
          <p>
            {provider.name} runs this site and answers for it. A staff member records each value
            with its source.{" "}
            {asksSecond
              ? "A second person must approve it before you see it."
              : "A second person approves it; if nobody else could, the author notes that in writing."}
          </p>
          <p>
            Posts may be drafted with AI. Each figure in a draft is compared with our records, and a
            person at the institute publishes the post and takes responsibility for it. Each post
            says how it was made.
          </p>
        </div>
      </SectionFrame>
      <SectionFrame section={{ id: "how", title: "How certain each fact is" }}>
        <div className="prose">
          <p>
            The oldest check is of {longIndianDate(oldest)}, the newest of {longIndianDate(newest)}.
            Of our {records} facts:
          </p>
          <ul>
            {standings.map(({ standing, length }) => (
              <li key={standing}>
                <strong>
                  {length} {standingNames[standing].toLowerCase()}:
                </strong>{" "}
                {standingWords[standing].replace(/^[^:]*: /, "")}
              </li>
            ))}
          </ul>
          <p>Reports differ on {differing} of them; a note beside each says what others report.</p>
          {watches && (
            <p>
              A program checks the official pages behind our facts at least twice a day and alerts
              us when one has changed. It changes nothing by itself: a person reads the page and
              decides. Each fact shows when its source was last checked. If a change waits longer
              than a day, our page says so.
            </p>
          )}
          <p>
            Each edition of the exam has its own facts. A value from last year is always shown with
            its year, never as the new one.
          </p>
        </div>
      </SectionFrame>
      <SectionFrame section={{ id: "corrected", title: "When we were wrong" }}>
        <div className="prose">
          <p>
            We never change a value silently. <a href={changesPage.path}>What has changed</a> lists
            the old value, the reason, and what we have corrected in posts.
          </p>
          <p>
            Have you found a mistake?{" "}
            <ReportLink provider={provider} page={meta}>
              Report it
            </ReportLink>
            .
          </p>
        </div>
      </SectionFrame>
      <SectionFrame section={{ id: "unknown", title: "What we do not know" }}>
        <div className="prose">
          <ul>
            <li>
              What the official bodies have not announced, as far as we know. We then say “no notice
              on record” and give the day on which our records end.
            </li>
            <li>Your own case: your form, your result, your seat. Ask the official help desk.</li>
            <li>
              Whether the official notice has changed since our last check. It always prevails: see{" "}
              <HostLink address={officialSites.jeeMain.address} />.
            </li>
          </ul>
          <p>
            Did you get a notice on WhatsApp? <a href={noticeCheckPath}>Check its address</a>.
          </p>
        </div>
      </SectionFrame>
    </PageFrame>
  );
}
