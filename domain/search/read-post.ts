import { derivedFrom, type FactSnapshot } from "../../content/facts/snapshot.ts";
import { readWords } from "../../database/post-words.ts";
import { filledText } from "../posts/text/fact-tokens.ts";
import { reportedText } from "../posts/text/reported-values.ts";
import { postAddress } from "../posts/post-address.ts";
import { factsOf } from "../posts/post-edition.ts";
import { indianDate } from "../shared/clock.ts";
import { type FieldTerms, fieldTerms, type Name, namesInPieces } from "../language/text-terms.ts";
import { searchDocument, type SearchDocument } from "./documents/search-document.ts";
import type { PostCandidate } from "./post-candidates-repository.ts";

/** A post as it is compared with a query, and as it is shown. */
type ReadPost = {
  readonly found: SearchDocument;
  readonly terms: FieldTerms;
  readonly names: readonly Name[];
};

/** By what is written in them: the newest posts that have a common word are the same with every search. */
const readWith = derivedFrom(() => new Map<string, ReadPost>());
const mostRead = 500;

/** Reads a post with the values of its edition, or remembers how it was read. */
export function readPost(post: PostCandidate, facts: FactSnapshot): ReadPost {
  const ownFacts = factsOf(post, facts);
  const { id, slug, title, hero_summary, tags, published_at } = post;
  const writtenText = [id, slug, published_at, title, hero_summary, ...tags].join("\n");
  // Values of another edition may change while those of its own stay.
  if (/\{\{fact:\d/.test(writtenText)) return readFilled(post, ownFacts);
  const knownReading = readWith(ownFacts);
  const before = knownReading.get(writtenText);
  if (before !== undefined) return before;
  const now = readFilled(post, ownFacts);
  if (knownReading.size >= mostRead) knownReading.clear();
  knownReading.set(writtenText, now);
  return now;
}

function readFilled(post: PostCandidate, facts: FactSnapshot): ReadPost {
  const postDocument = searchDocument({
    kind: "post",
    path: postAddress(post),
    title: filledText(post.title, facts),
    within: null,
    names: post.tags.join(", "),
    lines: [readWords(reportedText(post.hero_summary, facts))],
    day: indianDate(post.published_at),
  });
  return {
    found: postDocument,
    terms: fieldTerms(postDocument),
    names: namesInPieces({ ...postDocument, names: "" }),
  };
}
