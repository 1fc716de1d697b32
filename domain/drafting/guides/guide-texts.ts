import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import {
  guidesOf,
  type Guide,
  type GuidePart,
  type GuideSection,
  type GuideVariant,
} from "../../../content/guides/index.ts";
import { inItsYear } from "../../posts/text/in-its-year.ts";
import { type Material, materialIn } from "../material/material.ts";
import type { SourceReference } from "../../posts/post.ts";

export type ArticleSection = {
  readonly heading: string;
  /** Ways in which people list it as a point. */
  readonly asks: readonly string[];
  readonly markdown: string;
  readonly material: readonly string[];
  readonly pages: readonly string[];
  readonly sources: readonly SourceReference[];
};

/** A guide whose passages and questions are filled in, as the edition of these records may say them. */
export type GuideText = Omit<Guide, "sections" | "variants"> & {
  readonly sections: readonly ArticleSection[];
  readonly variants: readonly (Omit<GuideVariant, "add"> & {
    readonly add: readonly ArticleSection[];
  })[];
};

export const guideTextsIn = derivedFrom((facts: FactSnapshot): readonly GuideText[] => {
  const known = new Map(materialIn(facts).map((material) => [material.id, material]));
  return guidesOf(facts.edition).map((guide) => ({
    ...guide,
    opening: inItsYear(guide.opening, facts, guide.title),
    sections: guide.sections.map(sectionOf),
    variants: guide.variants.map((variant) => ({
      ...variant,
      add: variant.add.map((id) => sectionOfMaterial(materialCalled("passage", id))),
    })),
  }));

  function materialCalled(kind: "passage" | "question", id: string): Material {
    const material = known.get(`${kind}:${id}`);
    if (material === undefined) throw new Error(`there is no ${kind} ${id}`);
    return material;
  }

  function sectionOf({ heading, asks, parts }: GuideSection): ArticleSection {
    const used = parts.flatMap((part) =>
      part.kind === "text" ? [] : materialCalled(part.kind, part.id),
    );
    return {
      heading,
      asks,
      markdown: parts.map((part) => partMarkdown(part, heading)).join("\n\n"),
      material: used.map(({ id }) => id),
      pages: used.map(({ page }) => page),
      sources: used.flatMap(({ source }) => source ?? []),
    };
  }

  function partMarkdown(part: GuidePart, heading: string): string {
    if (part.kind === "text") return inItsYear(part.markdown, facts, heading);
    const { title, markdown } = materialCalled(part.kind, part.id);
    return part.kind === "passage" ? markdown : `### ${title}\n\n${markdown}`;
  }
});

export function sectionOfMaterial(material: Material): ArticleSection {
  const { id, title, asks, markdown, page, source } = material;
  return {
    heading: title,
    asks,
    markdown,
    material: [id],
    pages: [page],
    sources: source === null ? [] : [source],
  };
}

export function isQuestions({ markdown }: ArticleSection): boolean {
  return /^### [^\n]*\?/.test(markdown);
}

/** As search engines show it. */
export const maxDescription = 158;

/** The text up to its last whole sentence, else clause, that fits. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const sentence = text
    .slice(0, max + 1)
    .replace(/(?<=[.!?]) [^.!?]*$/, "")
    .trim();
  if (sentence.length <= max && /[.!?]$/.test(sentence)) return sentence;
  return `${text.slice(0, max - 1).replace(/[\s,;:]+\S*$/, "")}…`;
}
