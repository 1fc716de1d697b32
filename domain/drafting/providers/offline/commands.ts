/** What a reviewer's words ask for, as far as it can be done without a model. */
export type Command =
  | { readonly kind: "replace"; readonly from: string; readonly to: string }
  | {
      readonly kind: "set";
      readonly field: "title" | "hero_summary" | "meta_description";
      readonly text: string;
    }
  | { readonly kind: "remove-section"; readonly name: string };

const quote = `["“”]|(?<!\\w)['‘’]|['‘’](?!\\w)`;
const quotedText = `(?:${quote})((?:(?!${quote}).)+)(?:${quote})`;
const replacePattern = new RegExp(
  String.raw`\b(?:replace|change|correct)\s+(?:the (?:words?|text|phrase|sentence)\s+)?${quotedText}\s+(?:with|by|to|into)\s+${quotedText}`,
  "gis",
);
const setPattern = new RegExp(
  String.raw`\b(?:change|set|make|update)\s+the\s+(title|headline|hero summary|summary|meta description|description)\s*(?:\s(?:to|into|as)\b)\s*:?\s*${quotedText}`,
  "gis",
);
const removePattern = new RegExp(
  String.raw`\b(?:remove|delete|drop|cut)\s+the\s+(?:section|part|heading)\s+(?:on |about |called |named )?${quotedText}|\b(?:remove|delete|drop|cut)\s+the\s+${quotedText}\s+(?:section|part|heading)`,
  "gis",
);

const fieldOfName: Readonly<Record<string, Extract<Command, { kind: "set" }>["field"]>> = {
  title: "title",
  headline: "title",
  "hero summary": "hero_summary",
  summary: "hero_summary",
  "meta description": "meta_description",
  description: "meta_description",
};

/** The commands in a reviewer's words, and the words that are left besides them. */
export function readCommands(corrections: string): {
  readonly commands: readonly Command[];
  readonly rest: string;
} {
  const commands: Command[] = [];
  const rest = corrections
    .replace(setPattern, (_match, name: string, text: string) => {
      const field = fieldOfName[name.toLowerCase()];
      if (field !== undefined) commands.push({ kind: "set", field, text: text.trim() });
      return " ";
    })
    .replace(replacePattern, (_match, from: string, to: string) => {
      commands.push({ kind: "replace", from, to });
      return " ";
    })
    .replace(removePattern, (_match, after: string | undefined, before: string | undefined) => {
      commands.push({ kind: "remove-section", name: (after ?? before ?? "").trim() });
      return " ";
    });
  return { commands, rest: rest.trim() };
}
