/** Worked out by hand from the records of 2026, before and after its sessions (21 January to 8 April 2026). */
type HeadlineCase = {
  readonly who: string;
  readonly asks: string;
  readonly headline: string;
  /** What the rules of 2026 would say, one year on; empty while its sessions are still ahead. */
  readonly following: string;
};

const shorthand: Readonly<Record<string, string>> = {
  pcm: "subject=physics&subject=chemistry&subject=maths",
  btech: "paper=btech",
  barch: "paper=barch",
  bplanning: "paper=bplanning",
  fresh: "tried=no",
  passed: "class12=passed&year=2025",
  general: "category=general&pwd=no&count=5&percent=80",
  low: "physics=60&chemistry=45&maths=70",
};

/** Who asks | what they fill in | the headline. */
export const beforeTheExam = read(`
  who may write it | btech passed pcm fresh general | Eligible to write JEE Main 2026, and your Class 12 is enough for a seat
  B.Arch with 45 in Chemistry | barch passed pcm fresh general low | Eligible to write JEE Main 2026, but for a seat ask the institute
  B.Tech and B.Arch with 45 in Chemistry | btech barch passed pcm fresh general low | JEE Main 2026. B.E./B.Tech: eligible, and your Class 12 is enough for a seat; B.Arch: eligible, but for a seat ask the institute
  all papers with 45 in Chemistry | btech barch bplanning passed pcm fresh general low | JEE Main 2026. B.E./B.Tech and B.Planning: eligible, and your Class 12 is enough for a seat; B.Arch: eligible, but for a seat ask the institute
  B.Tech and B.Arch, marks not said | btech barch passed pcm fresh general | JEE Main 2026. B.E./B.Tech: eligible, and your Class 12 is enough for a seat; B.Arch: eligible, but for a seat some answers are missing
  Mathematics alone for two papers | btech bplanning passed subject=maths fresh general maths=60 | JEE Main 2026. B.E./B.Tech: not eligible; B.Planning: eligible, and your Class 12 is enough for a seat
  Biology for B.Tech and B.Arch | btech barch passed subject=physics subject=maths subject=biology fresh general | JEE Main 2026. B.E./B.Tech: eligible, and your Class 12 is enough for a seat; B.Arch: not known here, ask NTA
  two papers, passed in 2020 | btech barch class12=passed year=2020 pcm fresh general low | Not eligible to write JEE Main 2026
  appears in 2027 | btech class12=appearing year=2027 pcm fresh | Not eligible to write JEE Main 2026
  a board abroad | btech passed pcm fresh general board=abroad | Not known here: ask NTA
  another nation | btech passed pcm fresh general nation=foreign | Not known here: ask NTA
  little said | btech | Not known yet: some answers are missing
  four sessions since 2025 | btech passed pcm general tried=yes first=2025 sessions=4 | You have written all sessions of JEE Main 2026: none is left
  three sessions since 2025 | btech passed pcm general tried=yes first=2025 sessions=3 | Eligible to write JEE Main 2026, and your Class 12 is enough for a seat
`);

/** The same, and what follows for 2027. */
export const afterTheExam = read(`
  passed in 2025 | btech passed pcm fresh general | JEE Main 2026 is over. By its rules you would be eligible, and your Class 12 is enough for a seat | met
  passed in 2026 | btech class12=passed year=2026 pcm fresh general | JEE Main 2026 is over. By its rules you would be eligible, and your Class 12 is enough for a seat | met
  passed in 2024 | btech class12=passed year=2024 pcm fresh general | JEE Main 2026 is over. By its rules you would be eligible, and your Class 12 is enough for a seat | not-met
  passed in 2023 | btech class12=passed year=2023 pcm fresh general | JEE Main 2026 is over. By its rules you would not be eligible; those of 2027 are not announced | not-met
  appears in 2027 | btech class12=appearing year=2027 pcm fresh | JEE Main 2026 is over. Class 12 in 2027 is for a later exam, whose rules are not announced | met
  appears in 2027, all papers | btech barch bplanning class12=appearing year=2027 pcm fresh | JEE Main 2026 is over. Class 12 in 2027 is for a later exam, whose rules are not announced | met
  appears in 2027, subjects not said | btech class12=appearing year=2027 fresh | JEE Main 2026 is over. Class 12 in 2027 is for a later exam, whose rules are not announced | open
  appears in 2028 | btech class12=appearing year=2028 pcm fresh | JEE Main 2026 is over. Class 12 in 2028 is for a later exam, whose rules are not announced | not-met
  appeared in 2026, pass not said | btech class12=appearing year=2026 pcm fresh general | JEE Main 2026 is over. By its rules you would be eligible, and your Class 12 is enough for a seat | open
  wrote both sessions of 2026 | btech passed pcm general tried=yes first=2026 sessions=2 | JEE Main 2026 is over, and you have written all its sessions | met
  wrote one session of 2026 | btech passed pcm general tried=yes first=2026 sessions=1 | JEE Main 2026 is over. By its rules you would be eligible, and your Class 12 is enough for a seat | met
  wrote all six | btech class12=passed year=2024 pcm general tried=yes first=2024 sessions=6 | JEE Main 2026 is over, and you have written all its sessions | not-met
  wrote it in 2024 first | btech passed pcm general tried=yes first=2024 sessions=3 | JEE Main 2026 is over. By its rules you would be eligible, and your Class 12 is enough for a seat | not-met
  no Mathematics | btech passed subject=physics subject=chemistry fresh general | JEE Main 2026 is over. By its rules you would not be eligible; those of 2027 are not announced | not-met
  B.Tech and B.Arch with 45 in Chemistry | btech barch passed pcm fresh general low | JEE Main 2026 is over. By its rules, B.E./B.Tech: eligible, and your Class 12 is enough for a seat; B.Arch: eligible, but for a seat ask the institute | met
  Mathematics alone for B.Planning | bplanning passed subject=maths fresh general maths=60 | JEE Main 2026 is over. By its rules you would be eligible, and your Class 12 is enough for a seat | met
  60 per cent | btech passed pcm fresh category=general pwd=no count=5 percent=60 top20=no | JEE Main 2026 is over. By its rules you would be eligible, but your Class 12 is not enough for an NIT, IIIT or GFTI | met
  another nation | btech passed pcm fresh general nation=foreign | JEE Main 2026 is over. What its rules say of you is not known here: ask NTA | unknown
  little said | btech | JEE Main 2026 is over. What its rules say of you is not known yet: some answers are missing | open
`);

function read(table: string): readonly HeadlineCase[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const parts = line.split("|").map((part) => part.trim());
      const [who = "", filled = "", headline = "", following = ""] = parts;
      const asks = filled.split(" ").map((part) => shorthand[part] ?? part);
      return { who, asks: asks.join("&"), headline, following };
    });
}
