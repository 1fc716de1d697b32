import type { ClosingRank, RankRound } from "../closing-rank.ts";
import type { NumberedRow } from "./checked-row.ts";
import { questionFinding, refusalFinding, type Finding } from "./round-finding.ts";

/** More than these are not lost by new names: between 2022 and 2024 it was two a year. */
const mostMissing = 6;
/** From 2022 to 2023 there were seven new names. */
const mostUnknown = 15;
/** Of an institute that loses more, the rows may have been cut. IIT Bhubaneswar had 54 % of its rows in 2024. */
const rowsKept = 0.5;
const rowsThatCount = 10;

/** Institutes that nobody knows, that are missing, and those of which most rows are. */
export function* checkInstitutes(
  rows: readonly NumberedRow[],
  before: RankRound | null,
  inForce: readonly RankRound[],
): Generator<Finding> {
  if (before === null) return;
  const knownNames = new Set(
    inForce.flatMap((round) => round.rows.map(({ institute }) => institute)),
  );
  const rowsByInstitute = Map.groupBy(rows, ({ seat }) => seat.institute);
  const unknown = [...rowsByInstitute].filter(([institute]) => !knownNames.has(institute));
  if (unknown.length > mostUnknown)
    yield refusalFinding(
      `${unknown.length} institutes are in no round that the site has, such as ${unknown[0]?.[0].slice(0, 100) ?? ""}: is this JoSAA's table?`,
    );
  else
    for (const [institute, ownRows] of unknown)
      yield questionFinding(
        `“${institute}” is in no round that the site has. Is it a new institute, or a new name?`,
        institute,
        ownRows.map(({ number }) => number),
      );
  const rowsBefore = Map.groupBy(before.rows, ({ institute }) => institute);
  const missing = [...rowsBefore.keys()].filter((institute) => !rowsByInstitute.has(institute));
  if (missing.length > mostMissing)
    yield refusalFinding(
      `${missing.length} institutes of ${before.year} are missing, such as ${missing.slice(0, 3).join("; ")}: this is not the whole round.`,
    );
  else for (const institute of missing) yield isMissing(institute, before);
  yield* fewRows(rowsBefore, rowsByInstitute, before);
}

function isMissing(institute: string, before: RankRound): Finding {
  return questionFinding(
    `“${institute}” had seats in ${before.year} and has none here. Has it left, or another name?`,
    institute,
  );
}

function* fewRows(
  rowsBefore: ReadonlyMap<string, readonly ClosingRank[]>,
  rowsByInstitute: ReadonlyMap<string, readonly NumberedRow[]>,
  before: RankRound,
): Generator<Finding> {
  for (const [institute, rows] of rowsBefore) {
    const rowsNow = rowsByInstitute.get(institute);
    if (rowsNow === undefined || rows.length < rowsThatCount) continue;
    if (rowsNow.length < rows.length * rowsKept)
      yield questionFinding(
        `“${institute}” has ${rowsNow.length} rows here and had ${rows.length} in ${before.year}. Are all of them here?`,
        institute,
        rowsNow.map(({ number }) => number),
      );
  }
}
