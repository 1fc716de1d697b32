import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { postCategories, type PostCategory } from "../post-categories.ts";
import { guideAudiences, type Guide, type GuidePart, type GuideSection } from "./guide.ts";

const line = z.string().trim().min(1);
const audience = z.enum(guideAudiences);

const variant = z.strictObject({
  for: z.union([audience.transform((one) => [one]), z.array(audience).min(1)]),
  title: line.optional(),
  summary: line.optional(),
  opening: line.optional(),
  add: z.array(line).default([]),
  without: z.array(line).default([]),
});

const frontMatter = z.strictObject({
  title: line.max(90),
  summary: line.max(320),
  description: line.min(60).max(200),
  category: z.enum(Object.keys(postCategories) as [PostCategory, ...PostCategory[]]),
  reader: z.enum(["student", "parent", "both"]).default("student"),
  tags: z.array(line).min(2).max(6),
  prompts: z.array(line).min(12),
  tips: z.array(line).default([]),
  variants: z.array(variant).default([]),
});

/** All guides of a folder, by name. An error names the file and says what has to be mended. */
export function readGuides(folder: string): readonly Guide[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .toSorted()
    .map((name) => readGuide(name, readFileSync(join(folder, name), "utf8")));
}

/** One guide as its file has it; README.md beside the files says how they are written. */
export function readGuide(name: string, text: string): Guide {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`${name}: a guide begins with its data between two lines ---`);
  const read = frontMatter.safeParse(parse(head));
  if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`);
  const [opening = "", ...sections] = body.split(/^## /m);
  return {
    id: name.replace(/\.md$/, ""),
    ...read.data,
    opening: opening.trim(),
    sections: sections.map(readSection),
  };
}

/** A line of its own with ways to ask for a section. */
const asksLine = /^\{\{asks: ([^{}]+)\}\}$/m;

function readSection(text: string): GuideSection {
  const [heading = "", ...lines] = text.split("\n");
  const body = lines.join("\n");
  const [, asks = ""] = asksLine.exec(body) ?? [];
  return {
    heading: heading.trim(),
    asks: asks
      .split(";")
      .map((ask) => ask.trim())
      .filter((ask) => ask !== ""),
    parts: readParts(body.replace(asksLine, "")),
  };
}

/** A line of its own that names a passage of the library or a question of the FAQ. */
const reference = /^\{\{(passage|question):([a-z0-9-]+)\}\}$/m;

function readParts(markdown: string): readonly GuidePart[] {
  return markdown
    .split(/^(\{\{(?:passage|question):[a-z0-9-]+\}\})$/m)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part): GuidePart => {
      const [, kind, id] = reference.exec(part) ?? [];
      if (id === undefined) return { kind: "text", markdown: part };
      return { kind: kind === "passage" ? "passage" : "question", id };
    });
}
