import { inOneSentence } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { officialSites } from "../../../content/official-sites.ts";
import type { Quota } from "../../closing-ranks/closing-rank.ts";
import {
  candidatesRecord,
  newestCandidates,
  rankBand,
  rankOfPercentile,
  unitsOf,
} from "../../closing-ranks/rank-estimate.ts";
import { recordedRanks } from "../../closing-ranks/recorded-ranks.ts";
import { findSeats } from "../../closing-ranks/seat-search.ts";
import type { Seat, SeatTable, SeatYear } from "../../closing-ranks/seat-table.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import { tableMarkdown } from "../material/content-as-markdown.ts";
import { type AskedParticulars, readParticulars } from "../request/read-particulars.ts";
import { type PromptReading, readPrompt, wholeWords } from "../request/read-prompt.ts";
import { type GuideIndex, guideIndexOf } from "./guide-index.ts";
import type { ArticleSection } from "./guide-texts.ts";

export type ReadSeats = () => Promise<SeatTable>;

export type Particulars = {
  readonly title: string;
  readonly section: ArticleSection;
  /** The prompt is on them, and does not only list them. */
  readonly isTopic: boolean;
};

const maxRows = 8;
/** Of one institute in a table of several. */
const rowsOfInstitute = 2;

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
  const answer = answerTo(asked, await readSeats(), facts);
  if (answer === null) return null;
  const { title, heading, paragraphs } = answer;
  const section = {
    heading,
    asks: [],
    markdown: [...paragraphs, outlook(asked)].join("\n\n"),
    material: [],
    pages: ["/tools/closing-ranks"],
    sources: [{ title: "JoSAA: opening and closing ranks", url: officialSites.josaa.address }],
  };
  return { title, section, isTopic: read(reading.topics.join(" ")) !== null };
}

export async function particularTexts(
  prompt: string,
  facts: FactSnapshot,
  readSeats: ReadSeats | null,
): Promise<readonly string[]> {
  const index = await guideIndexOf(facts);
  const found = await particularsOf(readPrompt(prompt, facts), index, facts, readSeats);
  return found === null ? [] : [found.title, found.section.heading, found.section.markdown];
}

type Answer = {
  readonly title: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
};

function answerTo(asked: AskedParticulars, table: SeatTable, facts: FactSnapshot): Answer | null {
  const { percentile, institutes, rank } = asked;
  if (percentile === undefined)
    return institutes.length > 0 || rank !== undefined ? ofSeats(asked, table, facts) : null;
  const meaning = meaningOf(percentile, facts);
  // The count of candidates is that of Paper 1, and its rank the common one.
  if (meaning === null || asked.list !== "engineering") return null;
  const inOpenList = { ...asked, category: "OPEN", seatType: "OPEN", rank: meaning.rank } as const;
  const seats = ofSeats(inOpenList, table, facts);
  return {
    title: `${percentile} Percentile in JEE Main: Likely Rank and Options`,
    heading: `What ${percentile} Percentile Means as a Rank`,
    paragraphs: [meaning.words, ...(seats?.paragraphs ?? [])],
  };
}

/** The rank tool's answer for a percentile, and the last one of the likely ranks. */
function meaningOf(percentile: number, facts: FactSnapshot) {
  const band = rankBand(facts);
  const candidates = newestCandidates(facts);
  if (band === undefined || candidates === undefined) return null;
  const answer = rankOfPercentile(unitsOf(percentile), candidates, band, facts);
  const range = answer.side === "within" ? answer.range : answer.atEnd.range;
  const [first, last] = [indian(range.first), indian(range.last)];
  const ranks = {
    within: `of about ${first} to ${last}`,
    above: `before ${last}`,
    below: `behind ${first}`,
  }[answer.side];
  const words = `Among the ${factToken(candidatesRecord(candidates.year))} of ${candidates.year}, ${percentile} percentile comes to a common rank (CRL) ${ranks}. It is an estimate (${factToken("rank.formula")}), and ranks on record lay ${factToken("rank.band")}. Seats of a category close by the rank in its own list, which cannot be worked out from the percentile; by the common rank everybody may take open seats.`;
  return { words, rank: answer.side === "below" ? range.first : range.last };
}

/** The seats of the institutes that were named, or those that a rank reached; where there are none, the last ones to close. */
function ofSeats(asked: AskedParticulars, table: SeatTable, facts: FactSnapshot): Answer | null {
  const { institutes, rank, seatType, list, isGirl, state } = asked;
  const round = table.years.at(-1);
  const ofBranch = closedSeats(asked, table, facts);
  const isOnBranch = asked.branch !== undefined && ofBranch.length > 0;
  const seats = isOnBranch ? ofBranch : closedSeats({ ...asked, branch: undefined }, table, facts);
  if (round === undefined || seats.length === 0) return null;
  const rankName =
    rank === undefined ? "" : `${seatType === "OPEN" ? "" : `${seatType} `}Rank ${indian(rank)}`;
  const branch = isOnBranch ? ` for ${asked.branch.name}` : "";
  const reached = seats.filter(({ closing }) => rank === undefined || closing >= rank);
  const count =
    rank === undefined
      ? ""
      : ` ${reached.length} of ${seats.length} closed at rank ${indian(rank)} or later.`;
  const whom = `${isGirl ? "girls" : "students"} from ${state} (${seatType === "OPEN" ? "OPEN category" : seatType}, ${isGirl ? "female-only" : "gender-neutral"} seats)`;
  const told = `The table has the last ranks that got a seat${branch}, for ${whom}: each year in the last round of JoSAA, which was round ${round.round} in ${round.year}.${count}`;
  const ofList = `Seats of the ${seatType} list close by the rank in that list, which counts its candidates alone. Compare them with that rank of the scorecard, and not with the common rank (CRL).`;
  const ofIits = "They are ranks of JEE Advanced, by which IITs admit.";
  const bothPools = "Girls compete for the gender-neutral seats too: the tool shows both.";
  const remarks = [
    told,
    ...(isGirl ? [bothPools] : []),
    ...(list === "advanced" ? [ofIits] : []),
    ...(seatType === "OPEN" ? [] : [ofList]),
  ];
  if (institutes.length > 0) {
    const names = inOneSentence(institutes.map(({ short }) => short));
    const title = `Closing Ranks${branch} at ${names}`;
    const rows = firstOfEach(seats, Math.floor(maxRows / institutes.length));
    return {
      title: rank === undefined ? title : `${rankName} and ${names}: Closing Ranks Compared`,
      heading: `${title} in Recent Years`,
      paragraphs: [remarks.join(" "), seatsTable(rows, table)],
    };
  }
  const rows =
    reached.length > 0 ? firstOfEach(reached, rowsOfInstitute) : seats.slice(-rowsOfInstitute * 2);
  const tooLate =
    "These were the last to close. Behind them, look at state counselling such as KEAM, the special rounds of CSAB and colleges with an exam of their own.";
  return {
    title: `${rankName} in JEE Main: What It Reached in ${round.year}`,
    heading: `What ${rankName} Reached in ${round.year}`,
    paragraphs: [
      [...remarks, ...(reached.length > 0 ? [] : [tooLate])].join(" "),
      seatsTable(rows.slice(0, maxRows), table),
    ],
  };
}

/** A seat with its closing rank in the last round on record. */
type Closed = { readonly seat: Seat; readonly closing: number };

/** The usual degree of each list; dual and integrated ones are left to the tool. */
const bachelor =
  /^(?:4 Years, Bachelor of (?:Technology|Engineering|Planning)|5 Years, Bachelor of Architecture)$/;

/** The seats of the asker, those that filled first in front; a girl's are those for women only. */
function closedSeats(
  { list, seatType, isGirl, state, branch, institutes }: AskedParticulars,
  table: SeatTable,
  facts: FactSnapshot,
): readonly Closed[] {
  const names = institutes.map(({ short }) => short);
  const last = table.years.at(-1)?.year;
  const query = {
    list,
    seatType,
    isWoman: isGirl,
    state,
    rank: undefined,
    branch: undefined,
    program: branch?.program ?? "",
    institute: "",
    types: [],
    lie: undefined,
  };
  return findSeats(table, query, recordedRanks(table, facts))
    .seats.filter(
      ({ gender, institute, program }) =>
        (!isGirl || gender !== "Gender-Neutral") &&
        (names.length === 0 || names.includes(institute.short)) &&
        bachelor.test(program.degree),
    )
    .flatMap((seat) => {
      const closing = seat.years.find(({ year }) => year === last)?.closing;
      if (closing === undefined || closing.isPreparatory) return [];
      return { seat, closing: closing.rank };
    })
    .toSorted((one, other) => one.closing - other.closing);
}

function firstOfEach(seats: readonly Closed[], most: number): readonly Closed[] {
  return seats.filter(({ seat: { institute } }, place) => {
    const before = seats.slice(0, place).filter(({ seat }) => seat.institute === institute);
    return before.length < most;
  });
}

const quotaNames: Readonly<Record<Quota, string>> = {
  AI: "All India",
  HS: "Home State",
  OS: "Other States",
  GO: "Goa",
  JK: "Jammu and Kashmir",
  LA: "Ladakh",
};

function seatsTable(seats: readonly Closed[], table: SeatTable): string {
  const recorded = seats.flatMap(({ seat }) => seat.years.map(({ year }) => year));
  const years = [...new Set([...table.years.map(({ year }) => year), ...recorded])].sort();
  const heads = ["Branch", "Seats for", ...years.map((year) => `Closed in ${year} at`)];
  const rows = seats.map(({ seat }) => [
    `${seat.institute.short}: ${seat.program.name.replace(/^B\.? ?Tech\.? in /, "")}`,
    quotaNames[seat.quota],
    ...years.map((year) => rankIn(seat.years.find((one) => one.year === year))),
  ]);
  return tableMarkdown(heads, rows);
}

function rankIn(year: SeatYear | undefined): string {
  if (year === undefined || year.closing.isPreparatory) return "–";
  const { opening, closing, record } = year;
  return opening === null && record?.id != null ? factToken(record.id) : indian(closing.rank);
}

function indian(rank: number): string {
  return rank.toLocaleString("en-IN");
}

/** The bounds of what rows of past years say, and the tool with the case filled in. */
function outlook(asked: AskedParticulars): string {
  const { rank, percentile, institutes, branch, category, seatType, isGirl, state } = asked;
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
  const ofRanks =
    percentile === undefined
      ? ""
      : ` The [rank tool](/tools/rank?percentile=${percentile}) shows how a percentile becomes a rank.`;
  return `Closing ranks move every year with the seats and the choices of others, so this is a guide and no promise. The [closing ranks tool](/tools/closing-ranks?${query.toString()}) opens with this filled in, and there you can change the state, the category and the gender.${ofRanks}`;
}
