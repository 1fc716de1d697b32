import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import { textNodes } from "../document/from-markdown.ts";
import { schema } from "../document/document-schema.ts";

const { nodes, marks } = schema;

/** A token, or an address, becomes what readers get of it as soon as it is typed. */
const asRead = [/\{\{fact:[a-z0-9_./]+(?::[a-z]+)?\}\}$/, /(?:https?:\/\/|www\.)\S+\.\S+\s$/].map(
  (pattern) =>
    new InputRule(pattern, (state, match, start, end) => {
      const typed = match[0];
      const kept = state.doc.resolve(start).marks();
      if (marks.link.isInSet(kept)) return null;
      const made = textNodes(typed, kept, { links: true });
      return state.tr.replaceWith(start, end, made);
    }),
);

/** What people who know Markdown type by habit, at the beginning of a line. */
export const typedMarkdown = inputRules({
  rules: [
    ...asRead,
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = ""]) => ({
      level: signs.length,
    })),
    wrappingInputRule(/^\s*[-*+]\s$/, nodes.bullet_list),
    wrappingInputRule(/^(\d{1,3})\.\s$/, nodes.ordered_list, ([, start]) => ({
      start: Number(start),
    })),
    wrappingInputRule(/^>\s$/, nodes.blockquote),
  ],
});
