import { standingNames, standingWords } from "../facts/standing.ts";
import { official, pageLink, plain, provider, say, term } from "../word-tokens.ts";
import { type InformationPage, list, prose } from "./section.ts";

const shownStandings = ["official", "reported", "reference", "advice", "expected"] as const;

export const howWeCheckPage: InformationPage = {
  path: "/how-we-check",
  heading: "How We Check Our Facts",
  description:
    "Who checks the dates, fees and ranks on this site, from which sources, how it is corrected, what we do not know, and how to tell us of a mistake.",
  lead: say`The staff of ${provider("name")} check every fact against its source. Each fact shows that source and the date of the last check.`,
  keyFacts: [],
  sections: [
    prose("who", "Who checks", [
      say`${provider("name")} runs this site and answers for it. A staff member records each value with its source. A second person approves it; if nobody else could, the author notes that in writing.`,
      say`Posts may be drafted with AI. Each figure in a draft is compared with our records, and a person at the institute publishes the post and takes responsibility for it.`,
    ]),
    list(
      "how",
      "How certain each fact is",
      shownStandings.map(
        (standing) =>
          say`${term(standingNames[standing])}: ${plain(standingWords[standing].replace(/^[^:]*: /, ""))}`,
      ),
    ),
    prose("watched", "How a change reaches us", [
      say`A program looks at the official pages behind our facts and alerts us when one has changed. A person reads it and decides. If a change waits longer than a day, our page says so.`,
      say`Each edition of the exam has its own facts. A value from last year is always shown with its year, never as the new one.`,
    ]),
    prose("corrected", "When we were wrong", [
      say`We never change a value silently. ${pageLink("/changes", "What has changed")} lists the old value, the reason, and what we have corrected in posts.`,
      say`Have you found a mistake? Tell us by the link at the foot of the page on which it stands.`,
    ]),
    list("unknown", "What we do not know", [
      say`What the official bodies have not announced, as far as we know. We then say “no notice on record” and give the day on which our records end.`,
      say`Your own case: your form, your result, your seat. Ask the official help desk.`,
      say`Whether the official notice has changed since our last check. It always prevails: see ${official("jeeMain")}.`,
    ]),
  ],
};
