import type { Route } from "./+types/home.ts";
import * as home from "../../content/home.ts";
import { factsCheckedOn, factValue } from "../../content/facts/index.ts";
import { news } from "../../content/news.ts";
import { pageCatalogue } from "../../content/page-catalogue.ts";
import { indianDate } from "../../domain/shared/clock.ts";
import { cycleStatus } from "../exam-cycle.ts";
import { pageMeta, type PageMeta } from "../page-meta.ts";
import { pageImage } from "../share-image/share-image.ts";
import { siteContext, type Site } from "../site-context.ts";
import { institute, structuredGraph, webSite } from "../structured-data.ts";
import {
  AboutTheExam,
  Closing,
  ComingSoonCards,
  HomeHero,
  QuickNavigation,
  ReasonList,
  UpdateCards,
} from "../ui/home-sections.tsx";
import type { KeyFact } from "../ui/key-facts.tsx";

/** How many of the newest updates the home page shows (spec section 2). */
const updatesShown = 4;

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return {
    meta: homeMeta(site),
    hero: home.hero,
    status: cycleStatus(indianDate(site.clock.now())),
    keyFacts,
    factsCheckedOn,
    quickNavigation: home.quickNavigation,
    comingSoon: home.comingSoon,
    updates: news.slice(0, updatesShown),
    about: {
      ...home.aboutTheExam,
      figures: home.aboutTheExam.figures.map(({ factId, caption }) => ({
        value: factValue(factId),
        caption,
      })),
    },
    reasons: home.reasons,
    closing: home.closing,
  };
}

/** Nothing stands above the home page, so it has no trail; it introduces the site and the institute. */
function homeMeta(site: Site): PageMeta {
  const { path, title, description } = pageCatalogue[0];
  return {
    title,
    description,
    address: `${site.url}${path}`,
    image: pageImage(site, path),
    structuredData: [structuredGraph(institute(site), webSite(site.url))],
  };
}

const keyFacts: readonly KeyFact[] = [
  { label: "Session 1", value: factValue("date.s1.exam") },
  { label: "Session 2", value: factValue("date.s2.exam") },
  {
    label: "Paper 1",
    value: `${factValue("paper1.questions")}, ${factValue("paper1.total_marks")}`,
  },
  { label: "Time", value: factValue("paper1.duration") },
  {
    label: "Marking",
    value: `${factValue("marking.correct")} right, ${factValue("marking.wrong")} wrong`,
  },
  { label: "Languages", value: factValue("exam.languages.count") },
];

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.meta);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeHero {...loaderData} />
      <QuickNavigation cards={loaderData.quickNavigation} />
      <ComingSoonCards cards={loaderData.comingSoon} />
      <UpdateCards updates={loaderData.updates} />
      <AboutTheExam {...loaderData.about} />
      <ReasonList reasons={loaderData.reasons} />
      <Closing {...loaderData.closing} />
    </>
  );
}
