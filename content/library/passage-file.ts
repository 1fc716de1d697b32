import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { candidateGroups } from "../facts/fact-record.ts";
import { cataloguePaths } from "../page-catalogue.ts";
import {
  libraryParts,
  librarySubjects,
  readers,
  stages,
  type LibraryPassage,
} from "./library-passage.ts";

const fileHead = z.strictObject({
  title: z.string().min(1),
  part: z.enum(libraryParts),
  about: z.string().min(1),
  place: z.string().regex(/^\d+$/, "is a whole number").transform(Number),
});

const words = z.string().min(1);

function partsBetween(separator: string) {
  return (line: unknown) =>
    typeof line === "string" ? line.split(separator).map((part) => part.trim()) : line;
}

const subject = z.enum(librarySubjects);
const stage = z.enum(stages);

const passageHead = z.strictObject({
  id: words,
  asks: z.preprocess(partsBetween(";"), z.tuple([words, words, words], words)),
  subjects: z.preprocess(partsBetween(","), z.tuple([subject], subject)),
  groups: z.preprocess(partsBetween(","), z.array(z.enum(candidateGroups))).optional(),
  readers: z.preprocess(partsBetween(","), z.array(z.enum(readers))).optional(),
  stages: z.preprocess(partsBetween(","), z.tuple([stage], stage)),
  page: z.enum(cataloguePaths),
  source: words
    .regex(/^.+ <https:\/\/\S+>$/, "is a title and an address: Title <https://…>")
    .transform((line) => {
      const start = line.lastIndexOf(" <");
      return { title: line.slice(0, start), address: line.slice(start + 2, -1) };
    })
    .optional(),
});

/** In the order of the files' `place`. An error names the file, the line and the fault. */
export function readPassages(folder: string): readonly LibraryPassage[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
  return names
    .map((name) => passageFile(join(folder, name), readFileSync(join(folder, name), "utf8")))
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ passages }) => passages);
}

type PassageFile = { readonly place: number; readonly passages: readonly LibraryPassage[] };

/** README.md beside the files says how they are written. */
export function passageFile(file: string, text: string): PassageFile {
  const lines = text.split("\n");
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0)
    throw lineError(file, 1, "a file begins with its data between two lines ---");
  const head = { file, first: 2, lines: lines.slice(1, end), heading: 1 };
  const { title, part, place } = read(fileHead, head);
  const theme = { id: basename(file, ".md"), title, part };
  const headings = lines.flatMap((line, index) => (line.startsWith("## ") ? [index] : []));
  const before = lines.slice(end + 1, headings[0] ?? lines.length);
  const stray = before.findIndex((line) => line.trim() !== "");
  if (stray >= 0) throw lineError(file, end + 2 + stray, "a passage begins with its heading ##");
  const passages = headings.map((start, index) =>
    passage({ file, theme, start }, lines.slice(start, headings[index + 1])),
  );
  return { place, passages };
}

type Place = {
  readonly file: string;
  readonly theme: LibraryPassage["theme"];
  readonly start: number;
};

function passage({ file, theme, start }: Place, lines: readonly string[]): LibraryPassage {
  const [heading = "", blank, opening] = lines;
  const end = lines.indexOf("```", 3);
  if (blank !== "" || opening !== "```yaml" || end < 0)
    throw lineError(file, start + 1, "a blank line and a block ```yaml follow a heading");
  const block = { file, first: start + 4, lines: lines.slice(3, end), heading: start + 1 };
  const head = read(passageHead, block);
  const body = lines
    .slice(end + 1)
    .join("\n")
    .trim();
  if (body === "") throw lineError(file, start + 1, "this passage has no text");
  return { title: heading.slice(3).trim(), theme, ...head, body };
}

type Block = {
  readonly file: string;
  readonly first: number;
  readonly lines: readonly string[];
  /** The line of an error about a missing name. */
  readonly heading: number;
};

function read<Head>(schema: z.ZodType<Head>, { file, first, lines, heading }: Block): Head {
  const lineNumbers = new Map<string, number>();
  const values = lines.map((line, index): [string, string] => {
    const [, name = "", value = ""] = /^([a-z]+): *(.*)$/.exec(line) ?? [];
    if (name === "") throw lineError(file, first + index, `“${line}” is not “name: value”`);
    if (lineNumbers.has(name)) throw lineError(file, first + index, `“${name}” stands here twice`);
    lineNumbers.set(name, first + index);
    return [name, value.trim()];
  });
  const answer = schema.safeParse(Object.fromEntries(values));
  if (answer.success) return answer.data;
  const [issue] = answer.error.issues;
  const name = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path[0];
  const line = lineNumbers.get(String(name)) ?? heading;
  throw lineError(file, line, `${String(name)}: ${issue?.message ?? "cannot be read"}`);
}

function lineError(file: string, line: number, message: string): Error {
  return new Error(`${file}:${line}: ${message}`);
}
