import type { Route } from "./+types/faq.ts";
import {
  faqCategories,
  faqPage,
  noQuestionsFound,
  structuredQuestions,
} from "../../content/faq.ts";
import { matchesQuestion } from "../enhance/match.ts";
import { checkedSince, citedFacts } from "../cited-facts.ts";
import { handbookMeta, surroundingsOf } from "../handbook-page.ts";
import { pageMeta } from "../page-meta.ts";
import { siteContext } from "../site-context.ts";
import { PageDays } from "../sections/page-days.tsx";
import { PageFrame } from "../sections/page-frame.tsx";
import { QuestionList } from "../sections/questions.tsx";
import { SearchForm } from "../sections/search-form.tsx";
import { SearchOutcome } from "../sections/search-outcome.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { Phrase, plainWords } from "../words.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const search = url.searchParams.get("q") ?? "";
  return {
    page: faqPage,
    surroundings: surroundingsOf(site),
    checkedOn: checkedSince(citedFacts(faqCategories)),
    meta: handbookMeta(site, faqPage, { questions: structuredQuestions }),
    search,
    categories: faqCategories
      .map((category) => ({
        ...category,
        questions: category.questions.filter(({ question, answer }) =>
          matchesQuestion(question, plainWords(answer, site.provider), search),
        ),
      }))
      .filter(({ questions }) => questions.length > 0),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.meta);
}

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  const { page, surroundings, checkedOn, search, categories } = loaderData;
  const head = (
    <>
      <h1>{page.heading}</h1>
      <p className="lead">
        <Phrase words={page.lead} />
      </p>
      <PageDays checkedOn={checkedOn} />
      <SearchForm
        path={page.path}
        label={page.searchLabel}
        placeholder={page.searchPlaceholder}
        search={search}
      />
      <SearchOutcome
        path={page.path}
        search={search}
        count={categories.flatMap(({ questions }) => questions).length}
        nouns={["question", "questions"]}
      />
    </>
  );
  const contents = categories.map(({ id, name }) => ({ id, title: name }));
  return (
    <PageFrame surroundings={surroundings} head={head} contents={contents}>
      {categories.length === 0 && (
        <p className="alert" role="status">
          {noQuestionsFound(search)}
        </p>
      )}
      {categories.map(({ id, name, questions }) => (
        <SectionFrame section={{ id, title: name }} level={2} key={id}>
          <QuestionList group={id} questions={questions} level={3} />
        </SectionFrame>
      ))}
    </PageFrame>
  );
}
