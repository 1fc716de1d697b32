import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { candidateGroups } from "../facts/fact-record.ts";
import { cataloguePaths } from "../page-catalogue.ts";

export const libraryParts = ["applying", "exam", "seats", "preparation", "wellbeing"] as const;

const words = z.string().trim().min(1);

const fileHead = z.strictObject({
  title: words,
  part: z.enum(libraryParts),
  about: words,
  place: z.coerce.number().int(),
});

function listBetween(separator: string) {
  return words.transform((line) => line.split(separator).map((part) => part.trim()));
}

const passageHead = z.strictObject({
  /** Unique, kebab-case, says the answer's subject: `ews-certificate`. */
  id: words,
  /** Three to six ways in which an office types the question, short ones too: `ews certificate validity`. */
  asks: listBetween(";").pipe(z.array(words).min(3)),
  subjects: listBetween(",").pipe(z.array(words)),
  groups: listBetween(",")
    .pipe(z.array(z.enum(candidateGroups)))
    .optional(),
  page: z.enum(cataloguePaths),
  /** Of a rule that no record holds. */
  source: words
    .regex(/^.+ <https:\/\/\S+>$/, "is a title and an address: Title <https://…>")
    .transform((line) => {
      const start = line.lastIndexOf(" <");
      return { title: line.slice(0, start), address: line.slice(start + 2, -1) };
    })
    .optional(),
});

export type LibraryTheme = Readonly<Pick<z.output<typeof fileHead>, "title" | "part">> & {
  /** The name of the file, and the end of the page's address. */
  readonly id: string;
};

/**
 * It answers an ask by itself, in any article. Posts without a model are composed of these; a model gets them
 * as material.
 */
export type LibraryPassage = Readonly<z.output<typeof passageHead>> & {
  /** The heading that a person would write above it; no figures, no colon, no full stop. */
  readonly title: string;
  readonly theme: LibraryTheme;
  /**
   * 60 to 220 words of Markdown with level-3 headings. Values stand as `{{fact:ID}}`; an example with made-up
   * numbers is a quote that begins with `**Example.**`.
   */
  readonly body: string;
};

/** In the order of the files' `place`. An error names the file, the passage and the fault. */
export function readPassages(folder: string): readonly LibraryPassage[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
  return names
    .map((name) => passageFile(name, readFileSync(join(folder, name), "utf8")))
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ passages }) => passages);
}

type PassageFile = { readonly place: number; readonly passages: readonly LibraryPassage[] };

/** README.md beside the files says how they are written. */
export function passageFile(file: string, text: string): PassageFile {
  const [, head, rest] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const [before, ...passages] = rest?.split(/^## /m) ?? [];
  if (head === undefined || before?.trim() !== "")
    throw new Error(`${file}: a file begins with its data between two lines ---, then a heading`);
  const { title, part, place } = read(fileHead, head, file);
  const theme = { id: basename(file, ".md"), title, part };
  return { place, passages: passages.map((one) => readPassage(file, theme, one)) };
}

function readPassage(file: string, theme: LibraryTheme, text: string): LibraryPassage {
  const [, title, head, body] = /^(.+)\n\n```yaml\n([^]*?)\n```\n([^]*)$/.exec(text) ?? [];
  const name = `${file}, ${text.slice(0, text.indexOf("\n"))}`;
  if (title === undefined || head === undefined || body === undefined || body.trim() === "")
    throw new Error(`${name}: a block of data and a text follow a heading`);
  return { title: title.trim(), theme, ...read(passageHead, head, name), body: body.trim() };
}

/** Lines of a name and its value, which is text to its end: a title may have a colon. */
function read<Head>(schema: z.ZodType<Head>, block: string, place: string): Head {
  const lines = block.split("\n").map((line) => {
    const [, name = line, value = ""] = /^([a-z]+): *(.*)$/.exec(line) ?? [];
    return [name, value] as const;
  });
  const head = schema.safeParse(Object.fromEntries(lines));
  if (head.success) return head.data;
  throw new Error(`${place}: ${z.prettifyError(head.error)}`);
}
