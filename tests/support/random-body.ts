import fc from "fast-check";

const words = fc
  .array(
    fc.constantFrom(
      "fee",
      "{{fact:fee.sc_st_pwd.one_paper}}",
      "**bold**",
      "*",
      "`x`",
      "[a](/b)",
      "हिंदी",
      "|",
      "1.",
      "\\",
      "&amp;",
      "~~",
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((list) => list.join(" "));

const piece = fc.oneof(
  words,
  words.map((text) => `## ${text}`),
  words.map((text) => `${text}\n---`),
  fc
    .array(words, { minLength: 1, maxLength: 4 })
    .map((list) => list.map((text) => `- ${text}`).join("\n")),
  fc
    .array(words, { minLength: 1, maxLength: 3 })
    .map((list) => list.map((text, index) => `${index + 1}. ${text}\n\n   more`).join("\n")),
  words.map((text) => `| a | b |\n|---|---|\n| ${text.replaceAll("|", "")} | c |`),
  words.map((text) => `> ${text}\nlazy`),
  words.map((text) => `\`\`\`js\n${text}\n\n# no heading\n\`\`\``),
  words.map((text) => `    ${text}`),
  words.map((text) => `<div>\n${text}\n</div>`),
  words.map((text) => `[^1]: ${text}`),
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom("---", "<!-- open", "```", "[a]: /b", "\t", "\r\n", "- \n", "\\"),
);
const gap = fc.constantFrom("\n\n", "\n", "\n\n\n", "\r\n\r\n", " \n \n", "\n\n  ");
/** Markdown of all kinds, and noise that is none. */
export const randomBody = fc
  .array(fc.tuple(piece, gap), { minLength: 1, maxLength: 6 })
  .map((pieces) => pieces.flat().join(""));
