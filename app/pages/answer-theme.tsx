import { OutLink } from "../ui/links.tsx";
import { data } from "react-router";
import { themePath } from "../../content/library/index.ts";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { treeOf } from "../../domain/posts/text/article.ts";
import { createFigureList } from "../../domain/posts/text/figures-of-post.ts";
import { passagesIn } from "../../domain/posts/text/library-passages.ts";
import { useAddresses, useFacts, factsContext } from "../page-context.ts";
import { deepPageMeta, loadedMeta } from "../page-meta.ts";
import { PageFrame, PageTitle } from "../sections/page-frame.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { PostBody } from "../ui/post-body.tsx";
import { PostReferences } from "../ui/post-parts.tsx";
import type { Route } from "./+types/answer-theme.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const passages = passagesIn(facts).filter(({ theme }) => theme.id === params.theme);
  const [first] = passages;
  if (first === undefined) throw data(null, { status: 404 });
  const { id, title } = first.theme;
  const list = createFigureList(facts);
  const answers = passages.map(({ body, ...passage }) => ({
    ...passage,
    tree: treeOf(body, list),
  }));
  const titles = passages.map((passage) => passage.title.replace(/[?]$/, "")).join("; ");
  return {
    title,
    answers,
    figures: list.figures,
    meta: deepPageMeta(context, {
      path: themePath(id),
      title,
      description: `Answers for students and parents: ${titles}.`.slice(0, 160),
      under: "/answers",
    }),
  };
}

export const meta = loadedMeta;

export default function AnswerThemePage({ loaderData }: Route.ComponentProps) {
  const { title, answers, figures } = loaderData;
  const { edition } = useFacts();
  const addressOf = useAddresses();
  return (
    <PageFrame head={<PageTitle path="/answers">{title}</PageTitle>} contents={answers}>
      {answers.map(({ id, title: heading, tree, page, source }) => (
        <SectionFrame section={{ id, title: heading }} key={id}>
          <PostBody tree={tree} />
          <p className="quiet">
            {source !== undefined && (
              <>
                Source: <OutLink href={source.address}>{source.title}</OutLink>.{" "}
              </>
            )}
            See also: <a href={addressOf(page)}>{catalogueEntry(page, edition).title}</a>
          </p>
        </SectionFrame>
      ))}
      <PostReferences figures={figures} references={[]} />
    </PageFrame>
  );
}
