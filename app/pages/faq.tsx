import type { Route } from "./+types/faq.ts";
import { addressIn } from "../../content/edition-address.ts";
import { faqCategories, faqPage, structuredQuestions } from "../../content/faq-content.ts";
import { questionsFound } from "../../content/search-outcomes.ts";
import script from "../enhance/faq-script.ts?script";
import { matchesQuestion } from "../enhance/match.ts";
import { changedFacts } from "../fact-values.ts";
import { checkedSince, citedFacts } from "../../content/cited-facts.ts";
import { factsContext, readPageContext } from "../page-context.ts";
import { handbookMeta, loadedMeta } from "../page-meta.ts";
import type { RouteHandle } from "../route-handle.ts";
import { SeasonLine } from "../season/what-now-card.tsx";
import { siteContext } from "../site-context.ts";
import { CarriedNote, NotesEachTime, SectionFrame } from "../sections/section-frame.tsx";
import { ChangedFacts } from "../sections/stated-values.tsx";
import { PageFigures, PageFrame, PageTitle } from "../sections/page-frame.tsx";
import type { Question } from "../../content/pages/section.ts";
import { QuestionList } from "../sections/page-section.tsx";
import { SearchForm, SearchOutcome } from "../sections/search-form.tsx";
import { Phrase, plainWords } from "../marked-words.tsx";
import { withoutNul } from "../../domain/shared/typed-text.ts";

export const handle = { script } satisfies RouteHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const facts = context.get(factsContext);
  const lookUp = readPageContext(context);
  const search = withoutNul(url.searchParams.get("q") ?? "");
  const { edition } = facts;
  const page = faqPage(edition);
  const ofEdition = faqCategories(edition);
  const isHidden = ({ question, answer }: Question) =>
    search !== "" &&
    !matchesQuestion(plainWords(question, lookUp), plainWords(answer, lookUp), search);
  const categories = ofEdition.map((category) => {
    const questions = category.questions.map((one) => ({ ...one, hidden: isHidden(one) }));
    return { ...category, questions, hidden: questions.every(({ hidden }) => hidden) };
  });
  const found = categories.flatMap(({ questions }) => questions.filter(({ hidden }) => !hidden));
  const count = found.length;
  const citedRecords = citedFacts(ofEdition, facts);
  return {
    page: { ...page, path: addressIn(page.path, facts) },
    checkedOn: checkedSince(citedRecords),
    changed: changedFacts(facts, citedRecords, site.clock.now()),
    meta: handbookMeta(context, page, structuredQuestions(edition)),
    search,
    ofEdition,
    categories,
    outcome: { count, text: questionsFound(count, search) },
  };
}

export const meta = loadedMeta;

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  const { page, checkedOn, changed, search, ofEdition, categories, outcome } = loaderData;
  const head = (
    <>
      <PageTitle path={page.path}>{page.heading}</PageTitle>
      <SeasonLine />
      <p className="lead">
        <Phrase words={page.lead} />
      </p>
      <ChangedFacts changed={changed} />
      <CarriedNote of={ofEdition} />
      <SearchForm
        path={page.path}
        label={page.searchLabel}
        placeholder={page.searchPlaceholder}
        search={search}
      />
      <SearchOutcome path={page.path} search={search} {...outcome} />
    </>
  );
  const contents = categories.map(({ id, name, hidden }) => ({ id, title: name, hidden }));
  return (
    <PageFrame
      head={head}
      answer={search === "" && <PageFigures page={page} checkedOn={checkedOn} />}
      contents={contents}
    >
      <NotesEachTime>
        {categories.map(({ id, name, questions, hidden }) => (
          <SectionFrame section={{ id, title: name }} hidden={hidden} key={id}>
            <QuestionList group={id} questions={questions} level={3} />
          </SectionFrame>
        ))}
      </NotesEachTime>
    </PageFrame>
  );
}
