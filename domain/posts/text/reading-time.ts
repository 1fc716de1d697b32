/** Characters that a student reads in a minute: some 200 words. */
const charactersAMinute = 1_200;

export function readingMinutes(characters: number): number {
  return Math.max(1, Math.round(characters / charactersAMinute));
}
