import { withoutOuterBlanks } from "../../../posts/post.ts";

export type MarkdownSection = {
  readonly heading: string;
  /** Line of the heading, and the first line after the section. */
  readonly from: number;
  readonly to: number;
};

/** The sections of a body: each reaches to the next heading of its own or a higher level, or to a rule. */
export function sectionsOf(body: string): readonly MarkdownSection[] {
  const lines = body.split("\n");
  const headings = lines.flatMap((line, index) => {
    const match = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line);
    return match ? [{ level: match[1]?.length ?? 0, heading: match[2] ?? "", from: index }] : [];
  });
  return headings.map(({ level, heading, from }) => {
    const next = headings.find((other) => other.from > from && other.level <= level);
    const rule = lines.findIndex((line, index) => index > from && line === "---");
    const ends = [next?.from, rule === -1 ? undefined : rule, lines.length];
    return { heading, from, to: Math.min(...ends.filter((end) => end !== undefined)) };
  });
}

/** The body without that section; null when it has none of that name. */
export function withoutSection(body: string, name: string): string | null {
  const section = sectionsOf(body).find(({ heading }) => sameName(heading, name));
  if (section === undefined) return null;
  const lines = body.split("\n");
  return withoutOuterBlanks(
    [...lines.slice(0, section.from), ...lines.slice(section.to)].join("\n"),
  );
}

/** The body with new sections before the section of that name, else before the closing rule or at the end. */
export function withSections(body: string, added: readonly string[], beforeName: string): string {
  const lines = body.split("\n");
  const before = sectionsOf(body).find(({ heading }) => sameName(heading, beforeName))?.from;
  const rule = lines.lastIndexOf("---");
  const place = before ?? (rule === -1 ? lines.length : rule);
  const parts = [lines.slice(0, place).join("\n"), ...added, lines.slice(place).join("\n")];
  return parts
    .map(withoutOuterBlanks)
    .filter((part) => part !== "")
    .join("\n\n");
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
