import { LinkList } from "../ui/links.tsx";
import {
  libraryParts,
  libraryThemes,
  themePath,
  type LibraryTheme,
} from "../../content/library/index.ts";
import { loadedMeta, handbookMeta } from "../page-meta.ts";
import { PageFrame, PageHead } from "../sections/page-frame.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import type { Route } from "./+types/answers.ts";

const description =
  "Longer answers to what students and parents ask us: the form, the exam, results and seats, preparation, and the days when it is hard.";

const partTitles: Readonly<Record<LibraryTheme["part"], string>> = {
  applying: "Before and while applying",
  exam: "The exam",
  seats: "Results, seats and colleges",
  preparation: "Preparation",
  wellbeing: "Health, family and help",
};

export function loader({ context }: Route.LoaderArgs) {
  return { meta: handbookMeta(context, { path: "/answers", description }) };
}

export const meta = loadedMeta;

export default function AnswersPage() {
  return (
    <PageFrame head={<PageHead path="/answers" title="Answers by Topic" lead={description} />}>
      {libraryParts.map((part) => (
        <SectionFrame section={{ id: part, title: partTitles[part] }} key={part}>
          <LinkList
            links={libraryThemes
              .filter((theme) => theme.part === part)
              .map(({ id, title }) => ({ label: title, path: themePath(id) }))}
          />
        </SectionFrame>
      ))}
    </PageFrame>
  );
}
