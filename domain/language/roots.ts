import { stemOf, wordsOf } from "../../database/search-words.ts";
import { silentWords, taughtWords, withOneNasal } from "./taught-words.ts";
import { piecesOf } from "./pieces.ts";

/** None for a root that says nothing. */
const wordsByRoot = new Map<string, readonly string[]>([
  ...Object.entries(taughtWords.roots).flatMap(([meant, roots]) =>
    roots.map((root) => [folded(root), wordsOf(meant)] as const),
  ),
  ...taughtWords.silentRoots.map((root) => [folded(root), []] as const),
]);

function folded(root: string): string {
  return withOneNasal(wordsOf(root)[0] ?? root);
}

const maxRootLength = Math.max(...[...wordsByRoot.keys()].map((root) => root.length));

/** A root of three Latin letters begins too many other words. */
const shortestRoot = { latin: 4, other: 2 } as const;

/** Of an English word in a Malayalam sentence: "KEAMum", "collegeil", "studentsinu". */
const malayalamEnding = /(?<=.{3})(?:inte|ude|ilum|inum|kku|inu|ine|ile|um|il|nte|nu|ku)$/;

/** Malayalam and Hindi become English, whatever their endings: `സിലബസിന്റെ` is `syllabus`. Known words stay. */
export function inEnglish(
  words: readonly string[],
  isEnglish: (word: string) => boolean,
  isWritten: (word: string) => boolean = () => false,
): readonly string[] {
  if (words.every((word) => isLatinWord(word) && isEnglish(word))) return words;
  return piecesOf(words.map(stemOf)).flatMap(({ stems, meant }, place, pieces) => {
    const at = pieces.slice(0, place).reduce((sum, piece) => sum + piece.stems.length, 0);
    const typed = words.slice(at, at + stems.length);
    const [word = ""] = typed;
    if (meant.length > 0 || silentWords.has(word)) return typed;
    const isLatin = isLatinWord(word);
    if (isLatin ? isEnglish(word) : isWritten(word)) return typed;
    const root = rooted(word, isLatin ? shortestRoot.latin : shortestRoot.other);
    if (root !== null || !isLatin) return root ?? typed;
    const bare = word.replace(malayalamEnding, "");
    return isEnglish(bare) ? [bare] : typed;
  });
}

function isLatinWord(word: string): boolean {
  return /^[a-z0-9]+$/.test(word);
}

function rooted(word: string, shortest: number): readonly string[] | null {
  for (let length = Math.min(word.length, maxRootLength); length >= shortest; length--) {
    const found = wordsByRoot.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  return null;
}
