/**
 * Verbs of Hindi as they are typed in Latin letters, in all their forms: `bharna`, `bharne`, `bharunga`. Listed are
 * their roots; `meaningVerbs` by the meaning of `words/meanings.ts` that they have here.
 */
const endings =
  "a e i o u un oon en ein na ne ni ta te ti kar ke ega egi enge oge unga ungi iye iyega ana ane ani aye wana wane wa waya waye ate ata ati aya ayi".split(
    " ",
  );

function formsOf(roots: string): readonly string[] {
  return roots.split(" ").flatMap((root) => endings.map((ending) => root + ending));
}

/** Verbs that say nothing about what is looked for. */
export const silentVerbs: readonly string[] = formsOf(
  "kar mil lag chal ban bat bata rakh chah sak pad dekh kah bol puch pooch soch rah samajh samjh jaan dal mang bech bhej chhod chod uth baith gir hat sun aja",
);

/** The forms of verbs that have a meaning here, by that meaning. */
export const meaningVerbs: Readonly<Record<string, readonly string[]>> = {
  registration: formsOf("bhar"),
  correction: formsOf("sudhar badal"),
  study: formsOf("padh"),
  reach: formsOf("pahunch pahuch"),
  "dress code": formsOf("pehn pahan"),
  "choice filling": formsOf("chun"),
  "?when": formsOf("khul nikl"),
};
