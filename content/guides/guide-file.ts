import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { postCategories, type PostCategory } from "../post-categories.ts";
import { guideAudiences } from "./guide.ts";

const line = z.string().trim().min(1);
const audience = z.enum(guideAudiences);

/** The changes for a prompt that names one of these audiences. */
const variant = z.strictObject({
  for: z.union([audience.transform((one) => [one]), z.array(audience).min(1)]),
  title: line.optional(),
  summary: line.optional(),
  opening: line.optional(),
  /** Passages that follow the first section, each under its own title. */
  add: z.array(line).default([]),
  /** Headings that are left out. */
  without: z.array(line).default([]),
});

const frontMatter = z.strictObject({
  title: line.max(90),
  summary: line.max(320),
  description: line.min(60).max(200),
  category: z.enum(Object.keys(postCategories) as [PostCategory, ...PostCategory[]]),
  /** Whom its text addresses: "you" is a parent in a guide for parents, and the family where it is for both. */
  reader: z.enum(["student", "parent", "both"]).default("student"),
  tags: z.array(line).min(2).max(6),
  /** Ways in which people type a prompt for it. */
  prompts: z.array(line).min(12),
  /** Stand-alone tips, for a prompt that asks for a number of them. */
  tips: z.array(line).default([]),
  variants: z.array(variant).default([]),
});

export type GuideVariant = Readonly<z.output<typeof variant>>;

export type GuidePart =
  | { readonly kind: "text"; readonly markdown: string }
  | { readonly kind: "passage" | "question"; readonly id: string };

/** A heading and the parts below it, in their order; `asks`: the ways in which people list it as a point. */
export type GuideSection = {
  readonly heading: string;
  readonly asks: readonly string[];
  readonly parts: readonly GuidePart[];
};

/** A whole article, planned by hand for one thing that people ask for. README.md beside this file says how one is written. */
export type Guide = Readonly<z.output<typeof frontMatter>> & {
  /** The name of its file. */
  readonly id: string;
  /** The text above the first heading. */
  readonly opening: string;
  /** The last one says what to do next. */
  readonly sections: readonly GuideSection[];
};

/** By name. An error names the file and the fault. */
export function readGuides(folder: string): readonly Guide[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .toSorted()
    .map((name) => readGuide(name, readFileSync(join(folder, name), "utf8")));
}

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
