import type { MarkCounts, MarkView } from "../../../domain/review/marks-view.ts";
import { counted } from "../kit/words.tsx";

/** How a mark looks: a doubt that somebody has kept is not open any more. */
type MarkLook = MarkView["kind"] | "kept";

/** A mark with what it is called on the page: `Conflict 1 of 2`. */
export type NamedMark = MarkView & { readonly look: MarkLook; readonly name: string };

const names: Record<MarkLook, string> = {
  conflict: "Conflict",
  unverified: "Unverified",
  kept: "Kept",
  verified: "From our record",
};

/** Stands behind the words, so that colour is not all that tells marks apart. */
export const markSigns: Record<MarkLook, string> = {
  conflict: "!",
  unverified: "?",
  kept: "✓",
  verified: "i",
};

export function nameMarks(marks: readonly MarkView[]): readonly NamedMark[] {
  const totals = Map.groupBy(marks, getLook);
  const seen = new Map<MarkLook, number>();
  return marks.map((mark) => {
    const look = getLook(mark);
    const number = (seen.get(look) ?? 0) + 1;
    seen.set(look, number);
    return { ...mark, look, name: `${names[look]} ${number} of ${totals.get(look)?.length ?? 0}` };
  });
}

function getLook({ kind, settledBy }: MarkView): MarkLook {
  return settledBy === null || kind === "verified" ? kind : "kept";
}

export function isOpen({ look }: NamedMark): boolean {
  return look === "conflict" || look === "unverified";
}

export function signId(markId: string): string {
  return `mark-${markId}`;
}

export function signLabel({ name, text, sentence }: NamedMark): string {
  return `${name}: ${text || sentence}`;
}

/** Leads to a mark, also where it is folded away. */
export function goToMark(markId: string): void {
  const sign = document.getElementById(signId(markId));
  const fold = sign?.closest("details");
  if (fold !== null && fold !== undefined) fold.open = true;
  sign?.scrollIntoView({ block: "center" });
  sign?.focus({ preventScroll: true });
}

/** `2 conflicts · 7 unverified` */
export function describeCounts({ conflicts, unverified }: MarkCounts): string {
  const parts = [
    conflicts === 0 ? "Nothing left to settle" : counted(conflicts, "conflict"),
    unverified === 0 ? null : `${unverified} unverified`,
  ];
  return parts.filter((part) => part !== null).join(" · ");
}

const fields: Record<MarkView["field"], string> = {
  title: "Title",
  hero_summary: "Summary",
  meta_description: "Search description",
  body_markdown: "Text",
  tags: "Tags",
  slug: "Address of the post",
  internal_links: "Related pages",
  source_references: "References",
};

export function describePlace({ field, under }: MarkView): string {
  return field === "body_markdown" && under !== "" ? `Under “${under}”` : fields[field];
}
