import { news } from "../../../../content/news.ts";
import type { Figure } from "../figures/figure.ts";
import { figuresIn } from "../figures/read-figures.ts";
import { subjectWords } from "./subject-words.ts";

/** What an item of our news states, which a post may repeat where no record says otherwise. */
type NewsStatement = {
  readonly id: string;
  readonly words: ReadonlySet<string>;
  readonly figures: readonly Figure[];
};

export const newsStatements: readonly NewsStatement[] = news.map(({ id, headline, summary }) => ({
  id,
  words: new Set(subjectWords(`${headline} ${summary}`)),
  figures: [...figuresIn(headline), ...figuresIn(summary)],
}));
