import { inOneSentence } from "../../content/facts/index.ts";
import { type Asker, categoryNames, paperNames } from "./eligibility-form.ts";
import { subjectNames } from "./record-words.ts";

/** What was filled in, in words: on paper the form is not there to tell whom the answer is for. */
export function askedOfEligibility(asker: Asker): string {
  const { paper, category, pwd } = asker;
  const description = [
    inOneSentence(paper.map((one) => paperNames[one])),
    ...(category === undefined ? [] : [categoryNames[category]]),
    ...(pwd === undefined ? [] : [pwd === "yes" ? "PwD" : "not PwD"]),
  ];
  const parts = [...class12Parts(asker), ...examParts(asker)].filter((part) => part !== "");
  return `For ${description.join(", ")}${parts.length === 0 ? "" : `: ${parts.join("; ")}`}.`;
}

const boardWords: Readonly<Record<Asker["board"], string>> = {
  school: "",
  open: "an open school",
  abroad: "a board outside India",
  diploma: "a diploma",
};

const nationWords: Readonly<Record<Asker["nation"], string>> = {
  indian: "",
  oci: "OCI or PIO card holder",
  foreign: "not a citizen of India",
};

function class12Parts(asker: Asker): readonly string[] {
  const { class12, year, appeared, improved, board, subject, count, percent, top20 } = asker;
  const in_ = year === undefined ? "" : ` in ${year}`;
  const marks = (["physics", "chemistry", "maths"] as const)
    .filter((one) => asker[one] !== undefined)
    .map((one) => `${subjectNames[one]} ${asker[one]}%`);
  return [
    class12 === "passed" ? `Class 12 passed${in_}` : "",
    class12 === "appearing" ? `Class 12 still to be written${in_}` : "",
    class12 === undefined && year !== undefined ? `Class 12${in_}` : "",
    appeared === undefined ? "" : `first sat it in ${appeared}`,
    improved === "yes" ? "with an improvement exam" : "",
    boardWords[board],
    inOneSentence(subject.map((one) => subjectNames[one])),
    count === undefined ? "" : `${count} subjects in all`,
    percent === undefined ? "" : `${percent}%`,
    ...marks,
    top20 === undefined
      ? ""
      : `${top20 === "yes" ? "in" : "not in"} the top percentile of the board`,
  ];
}

function examParts({ tried, first, sessions, nation, born, advanced }: Asker): readonly string[] {
  return [
    tried === "no" ? "never wrote JEE Main" : tried === "yes" ? "wrote JEE Main before" : "",
    first === undefined ? "" : `first in ${first}`,
    sessions === undefined ? "" : `${sessions} ${sessions === 1 ? "session" : "sessions"} so far`,
    nationWords[nation],
    born === undefined ? "" : `born in ${born}`,
    advanced === undefined
      ? ""
      : `JEE Advanced ${{ "0": "never", "1": "once", "2": "twice or more" }[advanced]}`,
  ];
}
