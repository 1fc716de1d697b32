/** Written before the tool, by hand from the records of 2026 as the site ships them. */
export type EligibilityCase = {
  readonly who: string;
  /** The address that they ask at, without its path. */
  readonly asks: string;
  /** What is said of writing the exam, of a seat, and of JEE Advanced. */
  readonly goals: Readonly<Record<string, string>>;
  /** What single rules say: met, not met, open (the form does not say), unknown (the records do not say). */
  readonly rules: Readonly<Record<string, string>>;
};

const pcm = "subject=physics&subject=chemistry&subject=maths";

/** What many have in common. */
const shorthand: Readonly<Record<string, string>> = {
  pcm,
  passed: "class12=passed&year=2025",
  fresh: "tried=no",
  general: "category=general&pwd=no",
  usual: `paper=btech&class12=passed&year=2025&${pcm}&count=5&tried=no`,
};

/** Who asks | what they fill in | the goals | single rules. */
const tables = {
  "the year of Class 12": `
    passed in 2025 | paper=btech pcm fresh passed | write met | year met
    passed in 2024 | paper=btech pcm fresh class12=passed year=2024 | write met | year met
    passed in 2023 | paper=btech pcm fresh class12=passed year=2023 | write not-met | year not-met
    passed in 2010 | paper=btech pcm fresh class12=passed year=2010 | write not-met | year not-met
    appears in 2026 | paper=btech pcm fresh class12=appearing year=2026 | write met | year met
    passed in 2026 | paper=btech pcm fresh class12=passed year=2026 | write met | year met
    appears in 2027 | paper=btech pcm fresh class12=appearing year=2027 | write not-met | year not-met
    appears in 2028 | paper=btech pcm fresh class12=appearing year=2028 | write not-met | year not-met
    says no year | paper=btech pcm fresh class12=passed | write open | year open
    says a year alone | paper=btech pcm fresh year=2025 | write open | year open
    improves a pass of 2023 | paper=btech pcm fresh class12=passed year=2023 improved=yes | write not-met | year not-met
    improves a pass of 2024 | paper=btech pcm fresh class12=passed year=2024 improved=yes | write met | year met
    improves nothing | paper=btech pcm fresh passed improved=no | write met | year met
  `,
  "subjects and papers": `
    has Chemistry | paper=btech passed fresh pcm | write met | btech met
    has Biology | paper=btech passed fresh subject=physics subject=maths subject=biology | write met | btech met
    has Biotechnology | paper=btech passed fresh subject=physics subject=maths subject=biotechnology | write met | btech met
    has a vocational subject | paper=btech passed fresh subject=physics subject=maths subject=vocational | write met | btech met
    has five of them | paper=btech passed fresh pcm subject=biology subject=biotechnology | write met | btech met
    has no Mathematics | paper=btech passed fresh subject=physics subject=chemistry subject=biology | write not-met | btech not-met
    has no Physics | paper=btech passed fresh subject=chemistry subject=maths | write not-met | btech not-met
    has two alone | paper=btech passed fresh subject=physics subject=maths | write not-met | btech not-met
    has one alone | paper=btech passed fresh subject=chemistry | write not-met | btech not-met
    says none | paper=btech passed fresh | write open | btech open
    asks for B.Arch | paper=barch passed fresh pcm | write met | barch met
    B.Arch without Mathematics | paper=barch passed fresh subject=physics subject=chemistry | write not-met | barch not-met
    B.Arch without Chemistry | paper=barch passed fresh subject=physics subject=maths | write unknown | barch unknown
    B.Arch, no subject said | paper=barch passed fresh | write open | barch open
    B.Planning | paper=bplanning passed fresh subject=maths | write met | bplanning met
    B.Planning without Mathematics | paper=bplanning passed fresh subject=biology | write not-met | bplanning not-met
    B.Planning, no subject said | paper=bplanning passed fresh | write open | bplanning open
    all three papers | paper=btech paper=barch paper=bplanning passed fresh pcm | write met | btech met, barch met, bplanning met
    B.Planning without Mathematics, its marks | paper=bplanning passed fresh subject=physics count=5 general percent=80 | write not-met, seat not-met | bplanning not-met, bplanning-marks not-met
    B.Arch without Chemistry, its marks | paper=barch passed fresh subject=physics subject=maths | write unknown | barch unknown, barch-marks unknown
    two papers, one without its subject | paper=btech paper=barch passed fresh subject=physics subject=maths subject=biology | write unknown, advanced open | btech met, barch unknown
    one paper of two | paper=btech paper=bplanning passed fresh subject=maths | write not-met | btech not-met, bplanning met
  `,
  "the kind of school, age and nation": `
    a school board | usual board=school | write met | btech met
    an open school | usual board=open | write unknown | year met, board unknown
    a board abroad | usual board=abroad | write unknown | year met, board unknown
    a diploma for B.Tech | usual board=diploma | write unknown | btech unknown
    a diploma for B.Arch | paper=barch board=diploma passed fresh subject=maths | write met | barch met
    a diploma without Mathematics | paper=barch board=diploma passed fresh subject=physics | write not-met | barch not-met
    a diploma for B.Planning | paper=bplanning board=diploma passed fresh subject=maths | write unknown | bplanning unknown
    a citizen of India | usual nation=indian | write met | 
    an OCI card | usual nation=oci | write unknown | nation unknown
    a foreigner | usual nation=foreign | write unknown | nation unknown
    a foreigner who passed in 2020 | paper=btech pcm fresh class12=passed year=2020 nation=foreign | write not-met | nation unknown
    born in 2008 | usual born=2008 | write met | age met
    born in 1970 | usual born=1970 | write met | age met
    3 marks in 100 | usual percent=3 | write met | marks-to-write met
  `,
  attempts: `
    never wrote it | paper=btech passed pcm fresh | write met | years met, attempts met
    says nothing | paper=btech passed pcm | write open | years open, attempts open
    two in 2025 | paper=btech passed pcm tried=yes first=2025 sessions=2 | write met | years met, attempts met
    first in 2024 | paper=btech passed pcm tried=yes first=2024 sessions=4 | write met | years met, attempts met
    first in 2023 | paper=btech passed pcm tried=yes first=2023 sessions=5 | write not-met | years not-met, attempts met
    five so far | paper=btech passed pcm tried=yes first=2024 sessions=5 | write met | attempts met
    six so far | paper=btech passed pcm tried=yes first=2024 sessions=6 | write not-met | years met, attempts not-met
    says no first year | paper=btech passed pcm tried=yes sessions=2 | write open | years open, attempts met
    says no number | paper=btech passed pcm tried=yes first=2025 | write open | years met, attempts open
    wrote both sessions of 2026 | paper=btech passed pcm tried=yes first=2026 sessions=2 | write met | years met, attempts met
    wrote Session 1 of 2026 | paper=btech passed pcm tried=yes first=2026 sessions=1 | write met | years met, attempts met
  `,
  "a seat": `
    General with 75 | usual general percent=75 | seat met | percent met, count met
    General with 74.99 | usual general percent=74.99 top20=no | seat not-met | percent not-met
    General with 74.99, top 20 not said | usual general percent=74.99 | seat open | percent open
    General with 60, top 20 | usual general percent=60 top20=yes | seat met | percent met
    top 20, marks not known | usual general top20=yes | seat met | percent met
    marks not known | usual general | seat open | percent open
    EWS with 74 | usual category=ews pwd=no percent=74 top20=no | seat not-met | percent not-met
    EWS with 75 | usual category=ews pwd=no percent=75 | seat met | percent met
    OBC with 74 | usual category=obc pwd=no percent=74 top20=no | seat not-met | percent not-met
    OBC with 80 | usual category=obc pwd=no percent=80 | seat met | percent met
    SC with 65 | usual category=sc pwd=no percent=65 | seat met | percent met
    SC with 64.9 | usual category=sc pwd=no percent=64.9 top20=no | seat not-met | percent not-met
    ST with 70 | usual category=st pwd=no percent=70 | seat met | percent met
    ST with 50, top 20 | usual category=st pwd=no percent=50 top20=yes | seat met | percent met
    General PwD with 66 | usual category=general pwd=yes percent=66 | seat met | percent met
    General PwD with 64 | usual category=general pwd=yes percent=64 top20=no | seat not-met | percent not-met
    SC PwD with 65 | usual category=sc pwd=yes percent=65 | seat met | percent met
    category not said, 90 | usual percent=90 | seat met | percent met
    category not said, 70 | usual percent=70 top20=no | seat open | percent open
    category not said, 50 | usual percent=50 top20=no | seat not-met | percent not-met
    General, PwD not said, 70 | usual category=general percent=70 top20=no | seat open | percent open
    four subjects | paper=btech passed pcm count=4 fresh general percent=90 | seat not-met | count not-met
    six subjects | paper=btech passed pcm count=6 fresh general percent=90 | seat met | count met
    number of subjects not said | paper=btech passed pcm fresh general percent=90 | seat open | count open
    may not write it at all | paper=btech pcm fresh class12=passed year=2020 count=5 general percent=90 | write not-met, seat not-met | percent met
    B.Arch with 50 in each | paper=barch passed fresh pcm count=5 general percent=80 physics=50 chemistry=55 maths=60 | seat met | barch-marks met
    B.Arch with 49 in Chemistry | paper=barch passed fresh pcm count=5 general percent=80 physics=50 chemistry=49 maths=60 | seat unknown | barch-marks unknown
    B.Arch, no marks said | paper=barch passed fresh pcm count=5 general percent=80 | seat open | barch-marks open
    B.Arch by a diploma with 45 | paper=barch board=diploma passed fresh subject=maths count=5 general percent=76 | seat unknown | barch-marks met, percent unknown
    B.Arch by a diploma with 44 | paper=barch board=diploma passed fresh subject=maths count=5 general percent=44 top20=yes | seat unknown | barch-marks unknown
    B.Planning with 50 | paper=bplanning passed fresh pcm count=5 general percent=80 maths=50 | seat met | bplanning-marks met
    B.Planning with 49 | paper=bplanning passed fresh pcm count=5 general percent=80 maths=49 | seat unknown | bplanning-marks unknown
    a foreigner with 90 | usual nation=foreign general percent=90 | seat unknown | percent met, nation-seat unknown
    an OCI card holder with 90 | usual nation=oci general percent=90 | seat unknown | nation-seat unknown
    90 at a board abroad | usual board=abroad general percent=90 | seat unknown | percent unknown
    60 at a board abroad | usual board=abroad general percent=60 top20=no | seat unknown | percent unknown
    90 at an open school | usual board=open general percent=90 | seat unknown | percent unknown
    two papers, Chemistry for one too low | usual paper=barch general percent=80 physics=60 chemistry=45 maths=70 | write met, seat unknown | percent met, barch-marks unknown
    two papers, one without its marks | usual paper=barch general percent=80 | write met, seat open | percent met, barch-marks open
  `,
  "JEE Advanced": `
    B.Arch alone | paper=barch passed fresh pcm | advanced not-met | paper-1 not-met
    born in 2007, passed in 2025 | usual born=2007 advanced=0 | advanced open | first-class12 open, born met, advanced-attempts met, top open
    passed in 2024 | paper=btech class12=passed year=2024 pcm count=5 fresh born=2007 advanced=0 | advanced not-met | first-class12 not-met
    appears in 2026 | paper=btech class12=appearing year=2026 pcm count=5 fresh born=2008 advanced=0 | advanced open | first-class12 open
    born in 2001 | usual general born=2001 advanced=0 | advanced open | born open
    General born in 2000 | usual general born=2000 advanced=0 | advanced not-met | born not-met
    SC born in 1997 | usual category=sc pwd=no born=1997 advanced=0 | advanced open | born met
    PwD born in 1995 | usual category=general pwd=yes born=1995 advanced=0 | advanced not-met | born not-met
    category not said, born in 1999 | usual born=1999 advanced=0 | advanced open | born open
    wrote it once | usual born=2007 advanced=1 | advanced open | advanced-attempts met
    B.E./B.Tech without Physics beside B.Planning | paper=btech paper=bplanning passed fresh subject=maths born=2007 advanced=0 | advanced not-met | btech not-met, bplanning met
    first sat it in the year of passing | usual appeared=2025 born=2007 advanced=0 | advanced open | first-class12 met
    failed in 2024, passed in 2025 | usual appeared=2024 born=2007 advanced=0 | advanced not-met | first-class12 not-met
    sits it in 2026 for the first time | paper=btech class12=appearing year=2026 appeared=2026 pcm fresh | advanced open | first-class12 met
    sits it in 2026 for the second time | paper=btech class12=appearing year=2026 appeared=2025 pcm fresh | advanced open | first-class12 met
    sits it in 2026 for the third time | paper=btech class12=appearing year=2026 appeared=2024 pcm fresh | advanced not-met | first-class12 not-met
    passed in 2026, first year not said | paper=btech class12=passed year=2026 pcm fresh | advanced open | first-class12 open
    first year alone | paper=btech appeared=2025 pcm fresh | advanced open | first-class12 met
    wrote it twice | usual born=2007 advanced=2 | advanced not-met | advanced-attempts not-met
    says nothing | usual | advanced open | born open, advanced-attempts open
  `,
};

export const eligibilityCases: readonly (readonly [
  about: string,
  cases: readonly EligibilityCase[],
])[] = Object.entries(tables).map(([about, table]) => [
  about,
  table.trim().split("\n").map(readCase),
]);

function readCase(line: string): EligibilityCase {
  const [who = "", filled = "", goals = "", rules = ""] = line
    .split("|")
    .map((part) => part.trim());
  const asks = filled.split(" ").map((part) => shorthand[part] ?? part);
  return { who, asks: asks.join("&"), goals: verdicts(goals), rules: verdicts(rules) };
}

function verdicts(told: string): Readonly<Record<string, string>> {
  const pairs = told.split(", ").filter((pair) => pair !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [id = "", verdict = ""] = pair.split(" ");
      return [id, verdict] as const;
    }),
  );
}
