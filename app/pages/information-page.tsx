import { SectionPart } from "../sections/page-section.tsx";
import { Fragment } from "react";
import { data } from "react-router";
import type { Route } from "./+types/information-page.ts";
import { informationPages } from "../../content/pages/index.ts";
import type { Question, Section } from "../../content/pages/section.ts";
import { changedFacts } from "../fact-values.ts";
import { checkedSince, citedFacts } from "../../content/cited-facts.ts";
import type { FramingData } from "../content-security-policy.ts";
import { factsContext } from "../page-context.ts";
import { loadedMeta, handbookMeta } from "../page-meta.ts";
import { siteContext } from "../site-context.ts";
import { ChatButton } from "../ui/reminder-card.tsx";
import { InformationHead, PageFigures, PageFrame } from "../sections/page-frame.tsx";
import { SourcesChanged } from "../sections/stated-values.tsx";
import { ToolLinks } from "../sections/tool-page.tsx";

/** Serves every address of `informationPages`; an address of this module without its page is a 404. */
export function loader({ context, pattern }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const page = informationPages(facts.edition).find(({ path }) => path === `/${pattern}`);
  if (page === undefined) throw data(null, { status: 404 });
  const site = context.get(siteContext);
  const { provider } = site;
  const framing: FramingData = {
    framedOrigin:
      provider.mapEmbedUrl !== null && page.sections.some(({ kind }) => kind === "map")
        ? new URL(provider.mapEmbedUrl).origin
        : null,
  };
  const citedRecords = citedFacts(page, facts);
  return {
    page,
    checkedOn: checkedSince(citedRecords),
    overdue: site.services.officialPages.told.overdue(citedRecords),
    changed: changedFacts(facts, citedRecords, site.clock.now()),
    meta: handbookMeta(context, page, page.sections.flatMap(questionsOf)),
    ...framing,
  };
}

function questionsOf(section: Section): readonly Question[] {
  if (section.kind === "questions") return section.questions;
  if (section.kind === "tabs")
    return section.tabs.flatMap(({ sections }) => sections.flatMap(questionsOf));
  return [];
}

export const meta = loadedMeta;

export default function InformationRoute({ loaderData }: Route.ComponentProps) {
  const { page, checkedOn, overdue, changed } = loaderData;
  return (
    <PageFrame
      head={<InformationHead page={page} checkedOn={checkedOn} changed={changed} />}
      answer={
        page.opensWithFirstPart === true ? null : <PageFigures page={page} checkedOn={checkedOn} />
      }
      contents={page.sections.filter(({ kind }) => kind !== "reminder")}
    >
      <SourcesChanged looks={overdue} />
      {page.sections.map((section, index) => (
        <Fragment key={section.id}>
          <SectionPart section={section} />
          {index === 0 && page.opensWithFirstPart === true && (
            <PageFigures page={page} checkedOn={checkedOn} />
          )}
          {index === 0 && <ToolLinks page={page.path} />}
        </Fragment>
      ))}
      {page.showsFloatingChat === true && <ChatButton isFloating>Chat with us</ChatButton>}
    </PageFrame>
  );
}
