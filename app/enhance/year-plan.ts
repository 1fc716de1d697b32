const day = 86_400_000;

export type Plan = {
  /** Whole weeks from today to the exam, one that has begun too. */
  readonly weeks: number;
  /** The last of them, for revision and full mock tests. */
  readonly revision: number;
  readonly study: readonly { readonly from: Date; readonly chapters: readonly string[] }[];
};

/** Chapters of all subjects by turns, as evenly as can be; null once the exam day has come. */
export function planWeeks(
  subjects: readonly (readonly string[])[],
  today: Date,
  exam: Date,
): Plan | null {
  const days = Math.round((exam.getTime() - today.getTime()) / day);
  if (!(days > 0)) return null;
  const weeks = Math.ceil(days / 7);
  const revision = weeks > 8 ? 3 : weeks > 4 ? 2 : weeks > 1 ? 1 : 0;
  const studyWeeks = weeks - revision;
  const chapters = byTurns(subjects);
  const study = Array.from({ length: studyWeeks }, (_, week) => ({
    from: new Date(today.getTime() + week * 7 * day),
    chapters: chapters.slice(
      Math.round((week * chapters.length) / studyWeeks),
      Math.round(((week + 1) * chapters.length) / studyWeeks),
    ),
  }));
  return { weeks, revision, study };
}

/** Spread by how many chapters each subject has: a long one does not stay over for the end. */
function byTurns(subjects: readonly (readonly string[])[]): readonly string[] {
  return subjects
    .flatMap((chapters) =>
      chapters.map((name, index) => ({ name, place: (index + 0.5) / chapters.length })),
    )
    .sort((one, other) => one.place - other.place)
    .map(({ name }) => name);
}

export type Score = { readonly day: string; readonly marks: number };

export type Noted = {
  readonly exam: string;
  readonly done: readonly string[];
  readonly scores: readonly Score[];
};

export const maxScores = 100;

export function readNoted(stored: string | null): Noted {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? "");
  } catch {
    // Nothing, or cut off: as on the first visit.
  }
  const { exam, done, scores }: Stored = typeof found === "object" && found !== null ? found : {};
  return {
    exam: typeof exam === "string" ? exam : "",
    done: Array.isArray(done) ? done.filter((one) => typeof one === "string") : [],
    scores: Array.isArray(scores) ? scores.filter(isScore).slice(-maxScores) : [],
  };
}

type Stored = { readonly [Name in keyof Noted]?: unknown };

function isScore(found: unknown): found is Score {
  if (typeof found !== "object" || found === null) return false;
  const { day: on, marks }: { readonly [Name in keyof Score]?: unknown } = found;
  return typeof on === "string" && !Number.isNaN(Date.parse(on)) && Number.isFinite(marks);
}

export function scoreLine(scores: readonly Score[], most: number): string {
  const [first] = scores;
  const line = scores.length === 1 && first !== undefined ? [first, first] : scores;
  return line
    .map(({ marks }, index) => {
      const x = Math.round((1000 * index) / (line.length - 1)) / 10;
      return `${index === 0 ? "M" : "L"}${x} ${most - Math.max(0, marks)}`;
    })
    .join("");
}
