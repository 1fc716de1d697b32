/** Written before the tool, worked out by hand from the records as the site ships them. */
type FeesCase = {
  readonly who: string;
  /** The address that they ask at, without its path. */
  readonly asks: string;
  /** The least and the most that the known parts come to, in rupees. */
  readonly total: readonly [low: number, high: number];
  /** The parts that no record tells, besides taxes and bank charges. */
  readonly unknown: readonly string[];
};

/** Who asks | category gender papers sessions, and more | the least and the most | what is not known. */
const table = `
  General man, one paper | general male 1 1 | 1000 1000 |
  General man, one paper, both sessions | general male 1 2 | 2000 2000 |
  General man, two papers | general male 2 1 | 2000 2000 |
  General man, two papers, both sessions | general male 2 2 | 4000 4000 |
  General man, three papers | general male 3 1 | 0 0 | application
  General man, three papers, both sessions | general male 3 2 | 0 0 | application
  General woman, one paper | general female 1 1 | 800 800 |
  General woman, one paper, both sessions | general female 1 2 | 1600 1600 |
  General woman, two papers | general female 2 1 | 1600 1600 |
  General woman, two papers, both sessions | general female 2 2 | 3200 3200 |
  General, third gender, one paper | general third 1 1 | 500 500 |
  General, third gender, two papers, both sessions | general third 2 2 | 2000 2000 |
  OBC man, one paper | obc male 1 1 | 900 900 |
  OBC man, one paper, both sessions | obc male 1 2 | 1800 1800 |
  OBC man, two papers | obc male 2 1 | 1800 2000 |
  OBC man, two papers, both sessions | obc male 2 2 | 3600 4000 |
  OBC woman, one paper | obc female 1 1 | 800 900 |
  OBC woman, one paper, both sessions | obc female 1 2 | 1600 1800 |
  OBC woman, two papers | obc female 2 1 | 1600 1800 |
  OBC woman, two papers, both sessions | obc female 2 2 | 3200 3600 |
  OBC, third gender | obc third 1 1 | 500 500 |
  OBC woman, three papers | obc female 3 1 | 1600 1600 |
  OBC woman, three papers, both sessions | obc female 3 2 | 3200 3200 |
  OBC man, three papers | obc male 3 1 | 2000 2000 |
  OBC man, three papers, both sessions | obc male 3 2 | 4000 4000 |
  OBC, third gender, three papers | obc third 3 1 | 0 0 | application
  OBC man with a disability, three papers | obc male 3 1 pwd=yes | 0 0 | application
  OBC woman abroad, three papers | obc female 3 1 place=abroad | 0 0 | application
  OBC woman, three papers, a seat in an NIT | obc female 3 1 goal=nit | 76600 81600 |
  EWS woman, three papers | ews female 3 1 | 1600 1600 |
  EWS man, three papers | ews male 3 1 | 2000 2000 |
  EWS man, three papers, both sessions, an IIT seat | ews male 3 2 goal=iit | 34000 39000 | advanced, institute
  SC woman, three papers | sc female 3 1 | 0 0 | application
  General woman, three papers | general female 3 1 | 0 0 | application
  EWS man, one paper | ews male 1 1 | 900 900 |
  EWS man, two papers | ews male 2 1 | 1800 2000 |
  EWS woman, one paper | ews female 1 1 | 800 900 |
  EWS woman, two papers, both sessions | ews female 2 2 | 3200 3600 |
  SC man, one paper | sc male 1 1 | 500 500 |
  SC, gender not said | sc - 1 1 | 500 500 |
  SC woman, two papers | sc female 2 1 | 1000 1000 |
  SC, third gender | sc third 2 1 | 1000 1000 |
  ST man, one paper, both sessions | st male 1 2 | 1000 1000 |
  ST woman, two papers, both sessions | st female 2 2 | 2000 2000 |
  ST, three papers | st male 3 1 | 0 0 | application
  PwD, General man | general male 1 1 pwd=yes | 500 500 |
  PwD, OBC woman, two papers | obc female 2 1 pwd=yes | 1000 1000 |
  PwD, gender not said | ews - 1 2 pwd=yes | 1000 1000 |
  General man abroad | general male 1 1 place=abroad | 5000 5000 |
  ST woman abroad, both sessions | st female 1 2 place=abroad | 5000 5000 |
  General man abroad, both sessions | general male 1 2 place=abroad | 10000 10000 |
  General man abroad, two papers | general male 2 1 place=abroad | 0 0 | application
  General woman abroad | general female 1 1 place=abroad | 4000 4000 |
  General woman abroad, three papers | general female 3 1 place=abroad | 0 0 | application
  OBC man abroad | obc male 1 1 place=abroad | 0 0 | application
  EWS woman abroad | ews female 1 1 place=abroad | 0 0 | application
  SC man abroad | sc male 1 1 place=abroad | 2500 2500 |
  PwD, OBC man abroad, both sessions | obc male 1 2 place=abroad pwd=yes | 5000 5000 |
  third gender abroad | general third 1 1 place=abroad | 0 0 | application
  General man, a seat in an NIT | general male 1 1 goal=nit | 76000 81000 |
  General woman, both sessions, a seat in an NIT | general female 1 2 goal=nit | 76600 81600 |
  OBC woman, one paper, a seat in an NIT | obc female 1 1 goal=nit | 75800 80900 |
  OBC man, two papers, both sessions, a seat in an NIT | obc male 2 2 goal=nit | 78600 84000 |
  EWS man, a seat in an NIT | ews male 1 1 goal=nit | 75900 80900 |
  SC man, a seat in an NIT | sc male 1 1 goal=nit | 35500 35500 |
  ST woman, both sessions, a seat in an NIT | st female 1 2 goal=nit | 36000 36000 |
  PwD, General man, a seat in an NIT | general male 1 1 pwd=yes goal=nit | 35500 35500 |
  three papers, a seat in an NIT | general male 3 1 goal=nit | 75000 80000 | application
  abroad, a seat in an NIT | general male 1 1 place=abroad goal=nit | 80000 85000 |
  General man, an IIT seat | general male 1 2 goal=iit | 32000 37000 | advanced, institute
  SC woman, an IIT seat | sc female 1 1 goal=iit | 15500 15500 | advanced, institute
  General man, a seat from CSAB | general male 1 1 goal=csab | 1000 1000 | csab-enrolment, csab-seat
  SC man, both sessions, a seat from CSAB | sc male 1 2 goal=csab | 1000 1000 | csab-enrolment, csab-seat
`;

export const feesCases: readonly FeesCase[] = table.trim().split("\n").map(readCase);

function readCase(line: string): FeesCase {
  const [who = "", filled = "", total = "", unknown = ""] = line
    .split("|")
    .map((part) => part.trim());
  const [category, gender, papers, sessions, ...more] = filled.split(" ");
  const known = [`category=${category}`, `papers=${papers}`, `sessions=${sessions}`, ...more];
  const [low = 0, high = 0] = total.split(" ").map(Number);
  return {
    who,
    asks: [...known, ...(gender === "-" ? [] : [`gender=${gender}`])].join("&"),
    total: [low, high],
    unknown: unknown.split(", ").filter((part) => part !== ""),
  };
}
