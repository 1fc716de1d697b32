import { taughtWords } from "./taught-words.ts";

/** Verbs of Hindi as they are typed in Latin letters, in all their forms: `bharna`, `bharne`, `bharunga`. */
export function verbForms(roots: readonly string[]): readonly string[] {
  return roots.flatMap((root) => taughtWords.verbEndings.map((ending) => root + ending));
}
