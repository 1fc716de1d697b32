import { inOneSentence } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { officialSites } from "../../../content/official-sites.ts";
import type { RankList } from "../../closing-ranks/closing-rank.ts";
import { type AskedParticulars, readParticulars } from "../request/read-particulars.ts";
import { type PromptReading, readPrompt, wholeWords } from "../request/read-prompt.ts";
import { type GuideIndex, guideIndexOf } from "./guide-index.ts";
import type { ArticleSection } from "./guide-texts.ts";
import { meaningOfPercentile } from "./percentile-words.ts";
import {
  type Closed,
  closedSeats,
  comparison,
  indian,
  mainSeats,
  quotaWords,
  type ReadSeats,
  type Seats,
  seatsTable,
  yearsTable,
} from "./seat-rows.ts";

/** The answer to the asker's own rank, percentile or institute, for the place behind the opening. */
export type Particulars = {
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  readonly section: ArticleSection;
  /** The prompt is on them, and does not only list them. */
  readonly isTopic: boolean;
};

const limits = {
  rows: 8,
  /** The last ones to close, where a rank came too late for all. */
  lastRows: 4,
  /** Of one institute in a table of several. */
  ofInstitute: 2,
} as const;

type Setting = AskedParticulars & Seats;

type Answer = Pick<Particulars, "title" | "summary"> & {
  readonly heading: string;
  readonly paragraphs: readonly string[];
};

/** Null where the prompt names no particulars, or none that the records answer. */
export async function particularsOf(
  reading: PromptReading,
  index: GuideIndex,
  facts: FactSnapshot,
  readSeats: ReadSeats | null,
): Promise<Particulars | null> {
  const read = (words: string) => readParticulars(words, index.read(words));
  const asked = read(wholeWords(reading));
  if (asked === null || readSeats === null) return null;
  const table = await readSeats();
  const round = table.years.at(-1);
  if (round === undefined) return null;
  const setting = { ...asked, table, round, facts };
  const answer = answerTo(setting);
  if (answer === null) return null;
  const { title, summary, heading, paragraphs } = answer;
  const source = {
    title: `JoSAA: opening and closing ranks, ${lastRound(setting)}`,
    url: officialSites.josaa.address,
  };
  const section = {
    heading,
    asks: [],
    markdown: [...paragraphs, outlook(setting)].join("\n\n"),
    material: [],
    pages: ["/tools/closing-ranks"],
    sources: [source],
  };
  return { title, summary, section, isTopic: read(reading.topics.join(" ")) !== null };
}

/** Every text that stands in an article for the particulars of a prompt. */
export async function particularTexts(
  prompt: string,
  facts: FactSnapshot,
  readSeats: ReadSeats | null,
): Promise<readonly string[]> {
  const reading = readPrompt(prompt, facts);
  const found = await particularsOf(reading, await guideIndexOf(facts), facts, readSeats);
  if (found === null) return [];
  const { title, summary, section } = found;
  return [title, summary, section.heading, section.markdown];
}

function answerTo(setting: Setting): Answer | null {
  const { percentile, rank, institutes, category, seatType, list, facts } = setting;
  if (percentile === undefined) {
    if (institutes.length > 0) return ofInstitutes(setting);
    return rank === undefined ? ofKinds(setting) : ofRank(setting, rank);
  }
  // The count of candidates is that of Paper 1.
  if (list === "architecture" || list === "planning") return null;
  const meaning = meaningOfPercentile(percentile, category, facts);
  if (meaning === null) return null;
  const isOpen = seatType === "OPEN";
  const ofList = `Seats of the ${seatType} list close by the rank in that list. It counts those candidates alone and cannot be worked out from the percentile, but by the common rank you may take open seats as well.`;
  const seats =
    institutes.length > 0
      ? ofInstitutes({ ...setting, rank: isOpen ? meaning.rank : undefined })
      : list === "engineering"
        ? ofRank(inOpenList(setting), meaning.rank)
        : null;
  return {
    title: `${percentile} Percentile in JEE Main: Likely Rank and Options`,
    summary: meaning.summary,
    heading: `What ${percentile} Percentile Means as a Rank`,
    paragraphs: [
      [...meaning.sentences, ...(isOpen ? [] : [ofList])].join(" "),
      ...(seats?.paragraphs ?? []),
    ],
  };
}

function inOpenList(setting: Setting): Setting {
  return { ...setting, category: "OPEN", seatType: "OPEN" };
}

const courses: Readonly<Record<RankList, string>> = {
  engineering: "B.Tech",
  advanced: "B.Tech",
  architecture: "B.Arch",
  planning: "B.Planning",
};

/** The seats that a rank reached, the nearest first; where there are none, the last ones to close. */
function ofRank(setting: Setting, rank: number): Answer {
  const { branch, seatType, category, round, list } = setting;
  const seats = closedSeats(setting);
  const reached = seats.filter(({ closing }) => closing >= rank);
  if (reached.length === 0 && seatType !== "OPEN") {
    // Then it is rather the common one, by which everybody may take open seats.
    const { paragraphs, ...answer } = ofRank(inOpenList(setting), rank);
    const own = category === "OPEN" ? "PwD" : category;
    const remark = `Seats of the ${seatType} list close by the ${own} rank, which is a much smaller number, and none of them was left at ${indian(rank)}. So this is read as your common rank (CRL), by which everybody may take open seats.`;
    return { ...answer, paragraphs: [remark, ...paragraphs] };
  }
  const name = `${seatType === "OPEN" ? "Rank" : `${seatType} Rank`} ${indian(rank)}`;
  const count = ["none", "one"][reached.length] ?? String(reached.length);
  const programmes = `${branch === undefined ? courses[list] : branch.name} programmes`;
  const [isOf, closed] = [
    `${count} of the ${programmes} open to`,
    `closed at rank ${indian(rank)} or later`,
  ];
  const next =
    reached.length > 0
      ? "The table names those that filled up nearest to it."
      : "These were the last to close. Behind them, look at state counselling such as KEAM, the special rounds of CSAB and colleges with an exam of their own.";
  const shown = reached.length > 0 ? firstOfEach(reached, limits.ofInstitute) : seats.toReversed();
  const home = seats.filter(({ seat }) => seat.quota === "HS" && seat.institute.type === "NIT");
  return {
    title: `${name} in JEE ${list === "advanced" ? "Advanced" : "Main"}: What It Reached in ${round.year}`,
    summary: `In ${lastRound(setting)}, ${isOf} ${setting.isGirl ? "girls" : "students"} from ${setting.state} ${closed}.`,
    heading: `What ${name} Reached in ${round.year}`,
    paragraphs: [
      `In ${lastRound(setting)}, ${isOf} ${forWhom(setting, "both")} ${closed}. ${next}`,
      seatsTable(shown.slice(0, reached.length > 0 ? limits.rows : limits.lastRows), setting),
      ...comparison(home, rank),
    ],
  };
}

function ofInstitutes(setting: Setting): Answer | null {
  const { institutes, branch, rank, list, seatType } = setting;
  const ofBranch = closedSeats(setting, "own");
  const isOnBranch = branch !== undefined && ofBranch.length > 0;
  const seats = isOnBranch ? ofBranch : closedSeats({ ...setting, branch: undefined }, "own");
  if (seats.length === 0) return null;
  const names = inOneSentence(institutes.map(({ short }) => short));
  const isCompared = rank !== undefined && list === "engineering" && seatType === "OPEN";
  const title = `Closing Ranks${isOnBranch ? ` for ${branch.name}` : ""} at ${names}`;
  const isOfOne = institutes.length === 1;
  const rankNamed = `Rank ${indian(rank ?? 0)}`;
  const comparedTitle = isOfOne
    ? `${rankNamed} and ${names}: Closing Ranks Compared`
    : `${rankNamed}: Closing Ranks at ${names} Compared`;
  const rows = isOfOne
    ? mainSeats(seats, limits.rows)
    : firstOfEach(seats, Math.floor(limits.rows / institutes.length));
  const seatsNamed = isOnBranch ? `${branch.name} seats` : "seats";
  return {
    title: rank === undefined ? title : comparedTitle,
    summary: `At which ranks ${seatsNamed} at ${names} closed, for ${setting.isGirl ? "girls" : "students"} from ${setting.state}.`,
    heading: `${title} in ${isOfOne ? "Recent Years" : setting.round.year}`,
    paragraphs: [
      `The table has the last rank that got a seat, for ${forWhom(setting, "own")}: ${isOfOne ? `each year in the last round of JoSAA, which was round ${setting.round.round} in ${setting.round.year}` : `in ${lastRound(setting)}`}. ${list === "advanced" ? "They are ranks of JEE Advanced, by which IITs admit. " : ""}${quotaWords(seats)}`,
      isOfOne ? yearsTable(rows, setting) : seatsTable(rows, setting),
      ...(isCompared ? comparison(seats, rank) : []),
      ...(seatType === "OPEN"
        ? []
        : [
            `Seats of the ${seatType} list close by the rank in that list, which counts its candidates alone. Compare them with that rank of the scorecard, and not with the common rank (CRL).`,
          ]),
    ],
  };
}

/** The institutes of a kind whose seats filled first, with the one of the asker's own state. */
function ofKinds(setting: Setting): Answer | null {
  const { types, state, branch = { name: "CSE", program: "cse" } } = setting;
  const seats = firstOfEach(closedSeats({ ...setting, branch }, "own"), 1);
  if (seats.length === 0) return null;
  const first = seats.slice(0, limits.rows);
  const home = seats.slice(limits.rows).filter(({ seat }) => seat.quota === "HS");
  const kinds = inOneSentence(types.map((type) => `${type}s`));
  const filled = `the ${kinds} whose ${branch.name} seats filled first in ${lastRound(setting)}`;
  const title = `Closing Ranks for ${branch.name} at the Top ${kinds}`;
  return {
    title,
    summary: `Where ${branch.name} closed at ${filled}.`,
    heading: title,
    paragraphs: [
      `These are ${filled}${home.length > 0 ? `, and that of ${state}` : ""}, with the closing rank for ${forWhom(setting, "own")}.`,
      seatsTable([...first.slice(0, limits.rows - home.length), ...home], setting),
    ],
  };
}

/** At most so many seats of each institute. */
function firstOfEach(seats: readonly Closed[], most: number): readonly Closed[] {
  return seats.filter(({ seat: { institute } }, place) => {
    const before = seats.slice(0, place).filter(({ seat }) => seat.institute === institute);
    return before.length < most;
  });
}

function lastRound({ round: { year, round } }: Setting): string {
  return `the last JoSAA round of ${year} (round ${round})`;
}

function forWhom({ seatType, isGirl, state }: Setting, pools: "own" | "both"): string {
  const list = seatType === "OPEN" ? "OPEN category" : seatType;
  if (!isGirl) return `students from ${state} (${list}, gender-neutral seats)`;
  const seats = pools === "own" ? "female-only seats" : "gender-neutral and female-only seats";
  return `girls from ${state} (${list}, ${seats})`;
}

/** The bounds of what rows of past years say, and the tools with the case filled in. */
function outlook(setting: Setting): string {
  const { rank, percentile, institutes, branch, category, seatType, isGirl, state } = setting;
  const [institute, ...others] = institutes;
  const given: Readonly<Record<string, string | undefined>> = {
    institute: others.length === 0 ? institute?.short : undefined,
    rank: rank?.toString(),
    category: category === "OPEN" ? undefined : category,
    pwd: seatType === category ? undefined : "yes",
    gender: isGirl ? "woman" : undefined,
    state,
    program: branch?.program,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) query.set(name, value);
  const seats = `[closing ranks tool](/tools/closing-ranks?${query.toString()})`;
  const opened =
    percentile === undefined
      ? `The ${seats} opens`
      : `The [rank tool](/tools/rank?percentile=${percentile}) and the ${seats} open`;
  return `Closing ranks move every year with the seats and the choices of others, so this is a guide and no promise. ${opened} with this filled in, and there you can change the state, the category and the gender.`;
}
