import { questionsFound } from "../../content/search-outcomes.ts";
import { liveSearch } from "./live-search.ts";
import { matchesQuestion } from "./match.ts";
import { parts, textOf } from "./dom.ts";

const categories = parts(".information-body > .section").map((section) => ({
  places: [
    section,
    ...parts(`.on-this-page li:has([href="#${section.getAttribute("aria-labelledby") ?? ""}"])`),
  ],
  questions: parts(".disclosure", section).map((element) => ({
    element,
    question: textOf(element, "summary"),
    answer: textOf(element, ".disclosure-body > p"),
  })),
}));

liveSearch((search) => {
  let count = 0;
  for (const { places, questions } of categories) {
    const matches = questions.filter(({ question, answer }) =>
      matchesQuestion(question, answer, search),
    );
    for (const entry of questions) entry.element.hidden = !matches.includes(entry);
    for (const place of places) place.hidden = matches.length === 0;
    count += matches.length;
  }
  return { count, text: questionsFound(count, search) };
});
