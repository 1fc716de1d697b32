import { wordsOf } from "../../database/search-words.ts";
import { scopeOf, type Scope } from "../language/scope.ts";
import { type FieldTerms, fieldTerms, type Name, namesInPieces } from "../language/text-terms.ts";
import type { SearchDocument } from "./documents/search-document.ts";

/** What a search reads of one document, whatever else there is. */
export type ReadDocument = {
  readonly terms: FieldTerms;
  /** What it is called, its title first. */
  readonly names: readonly Name[];
  /** What its title limits it to. */
  readonly scope: Scope;
  /** Its words as they are spelt, each as often as it stands there: what a reader sees of it. */
  readonly words: readonly string[];
  /** The words of its other names, which nobody sees. */
  readonly unseen: readonly string[];
};

/** By all that is read of a document: a changed record changes few, and the others need not be read again. */
const alreadyRead = new Map<string, ReadDocument>();
/** Room for the documents of several editions. */
const mostRead = 4_000;

/** Reads a document, or remembers how one that says the same was read. */
export function readDocument(foundDocument: SearchDocument): ReadDocument {
  const { kind, title, names, within, lines, answers } = foundDocument;
  const documentText = [kind, title, names, within ?? "", answers.join(" "), ...lines].join("\n");
  const before = alreadyRead.get(documentText);
  if (before !== undefined) return before;
  const reading = {
    terms: fieldTerms(foundDocument),
    names: namesInPieces({ title, names, within: kind === "page" ? within : null }),
    scope: scopeOf(title),
    words: [title, ...lines].flatMap(wordsOf),
    unseen: wordsOf(names),
  };
  if (alreadyRead.size >= mostRead) alreadyRead.clear();
  alreadyRead.set(documentText, reading);
  return reading;
}
