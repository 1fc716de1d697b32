import { checkStatements } from "./check-statements.ts";
import { readDraft, type CheckContext } from "./draft-text.ts";
import { checkContacts } from "./safety/contacts.ts";
import { checkWords } from "./safety/check-words.ts";

type Said = { readonly sentence: string; readonly why: string };

/** What is said of a sentence whose check gave no reason. */
const otherwise = "The records say otherwise.";
const unanswered = "No record of ours answers this.";

/**
 * The verdicts on a headline and a plain text, and what no text of ours may say: as for a post, but for its
 * shape and its links. Pure.
 */
export function checkText(
  { title, text }: { readonly title: string; readonly text: string },
  context: CheckContext,
): { readonly refused: readonly Said[]; readonly toConfirm: readonly Said[] } {
  const draft = readDraft({ ...noPost, title, hero_summary: text }, context.facts);
  if (draft.excess !== null)
    return {
      refused: [{ sentence: text, why: `It cannot be checked: ${draft.excess}.` }],
      toConfirm: [],
    };
  const { claims } = checkStatements(draft, context);
  const said = (verdict: (typeof claims)[number]["verdict"], otherWhy: string) =>
    claims
      .filter((claim) => claim.verdict === verdict)
      .map(({ sentence, why }) => ({ sentence, why: why ?? otherWhy }));
  const forbidden = [...checkContacts(draft, context), ...checkWords(draft)];
  return {
    refused: [
      ...said("contradicted", otherwise),
      ...forbidden.map(({ quote, message }) => ({ sentence: quote, why: message })),
    ],
    toConfirm: said("to-confirm", unanswered),
  };
}

const noPost = {
  hero_summary: "",
  meta_description: "",
  body_markdown: "",
  tags: [],
  internal_links: [],
  source_references: [],
  hero_image_url: null,
  hero_image_alt: null,
};
