import { z } from "zod";

const linkSchema = z.union([z.string(), z.object({ address: z.string() })]);

/** One piece of a page that is compared as a whole. */
const blockSchema = z.object({
  kind: z.enum(["heading", "paragraph", "item", "row"]),
  /** Plain words; a row is `head: cell; head: cell`. */
  text: z.string(),
  /** Addresses; texts from before December 2026 have objects. */
  links: z.array(linkSchema.transform((link) => (typeof link === "string" ? link : link.address))),
  /** The page of a PDF. */
  page: z.optional(z.number()),
});

export type Block = z.infer<typeof blockSchema>;

export const pageTextSchema = z.object({ title: z.string(), blocks: z.array(blockSchema) });

export type PageText = z.infer<typeof pageTextSchema>;

/** Of one page; what follows is not read. */
export const pageBounds = { characters: 1_000_000, blocks: 20_000, links: 2_000 } as const;

/** Collects the blocks of a page in order, within the bounds of a page. */
export function createBlockList() {
  const blocks: Block[] = [];
  let characters = 0;
  let linkCount = 0;
  return {
    blocks,
    isFull: () => characters >= pageBounds.characters || blocks.length >= pageBounds.blocks,
    add(block: Block): void {
      const text = cleanText(block.text).slice(0, pageBounds.characters - characters);
      if (text === "" || this.isFull()) return;
      characters += text.length;
      const links: string[] = [];
      for (const address of new Set(block.links)) {
        if (linkCount >= pageBounds.links) break;
        if (characters + address.length > pageBounds.characters) break;
        characters += address.length;
        linkCount += 1;
        links.push(address);
      }
      blocks.push({ ...block, text, links });
    },
  };
}

/** Single blanks, and no invisible characters but those that join letters; lines stay lines. */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll(/ *\n[ \n]*/g, "\n")
    .trim();
}

/** The words of a row, each cell after the head of its column. */
export function rowText(heads: readonly string[], cells: readonly string[]): string {
  return cells
    .map((cell, column) => ((heads[column] ?? "") === "" ? cell : `${heads[column]}: ${cell}`))
    .filter((cell) => cell !== "")
    .join("; ");
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const subscripts = "₀₁₂₃₄₅₆₇₈₉";

/** Raised or lowered letters after a text: `27th`, `x⁸`, and a mark that cannot be taken for a part of a number: `950 [1]`. */
export function raisedText(inner: string, before: string, isLowered = false): string {
  const text = cleanText(inner).replaceAll("\n", " ");
  if (text === "") return "";
  if (/\d$/.test(before) && /^(?:st|nd|rd|th)$/i.test(text)) return text;
  if (/[\p{L}\p{M})\]]$/u.test(before) && /^\d+$/.test(text)) {
    const digits = isLowered ? subscripts : superscripts;
    return text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  }
  const mark = /^[[(].*[\])]$/.test(text) ? text : `[${text}]`;
  return /\S$/.test(before) ? ` ${mark}` : mark;
}
