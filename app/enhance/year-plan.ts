const dayLength = 86_400_000;

export type Week = { readonly from: Date; readonly work: string };

/** Chapters of all subjects by turns, then revision in the last weeks; empty once the exam day has come. */
export function planWeeks(
  subjects: readonly (readonly string[])[],
  today: Date,
  exam: Date,
): readonly Week[] {
  const weeks = Math.ceil((exam.getTime() - today.getTime()) / dayLength / 7);
  if (!(weeks > 0)) return [];
  const studyWeeks = weeks - Math.min(3, Math.floor(weeks / 3));
  const chapters = byTurns(subjects);
  return Array.from({ length: weeks }, (_, week) => {
    const share = [week, week + 1].map((end) => Math.round((end * chapters.length) / studyWeeks));
    return {
      from: new Date(today.getTime() + week * 7 * dayLength),
      work: chapters.slice(...share).join(" · ") || "Revision and full mock tests",
    };
  });
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

/** The path of a line through the scores, whose top is `most`; a single score is a level line. */
export function scoreLine(scores: readonly number[], most: number): string {
  return (scores.length === 1 ? [...scores, ...scores] : scores)
    .map((marks, index, { length }) => {
      const x = Math.round((1000 * index) / (length - 1)) / 10;
      return `${index === 0 ? "M" : "L"}${x} ${most - Math.max(0, marks)}`;
    })
    .join("");
}
