import { z } from "zod";
import { withoutInvisible } from "../../shared/written-text.ts";

const blockSchema = z.object({
  kind: z.enum(["heading", "paragraph", "item", "row"]),
  /** Plain words; a row is `head: cell; head: cell`. */
  text: z.string(),
  links: z.array(z.string()),
  page: z.optional(z.number()),
});

export type Block = z.infer<typeof blockSchema>;

export const pageTextSchema = z.object({ title: z.string(), blocks: z.array(blockSchema) });

export type PageText = z.infer<typeof pageTextSchema>;

/** By the PDF's own word, which stands near its beginning; a page of HTML may speak of it. */
export function isPdf(body: Uint8Array): boolean {
  return /^[^<]*%PDF-/.test(Buffer.from(body.subarray(0, 1_024)).toString("latin1"));
}

/** Of one page: what follows is not read. A longer block is several. */
export const pageBounds = { characters: 1_000_000, blocks: 20_000, links: 2_000, block: 2_000 };

export function createBlockList() {
  const blocks: Block[] = [];
  let charactersLeft = pageBounds.characters;
  let linksLeft = pageBounds.links;
  const isFull = () => charactersLeft <= 0 || blocks.length >= pageBounds.blocks;

  function boundedLinks(links: readonly string[]): string[] {
    return [...new Set(links)].filter((address) => {
      if (linksLeft <= 0 || charactersLeft < address.length) return false;
      linksLeft -= 1;
      charactersLeft -= address.length;
      return true;
    });
  }

  return {
    blocks,
    isFull,
    add({ text, links, ...block }: Block): void {
      const whole = cleanText(text);
      for (let at = 0; at < whole.length && !isFull(); at += pageBounds.block) {
        const part = whole.slice(at, at + Math.min(pageBounds.block, charactersLeft));
        charactersLeft -= part.length;
        blocks.push({ ...block, text: part, links: at === 0 ? boundedLinks(links) : [] });
      }
    },
  };
}

/** Single blanks, and no invisible characters but those that join letters; lines stay lines. */
export function cleanText(text: string): string {
  return withoutInvisible(text.normalize("NFC"))
    .replaceAll(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll(/ *\n[ \n]*/g, "\n")
    .trim();
}

export function singleLine(text: string): string {
  return cleanText(text).replaceAll("\n", " ");
}

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
  const text = singleLine(inner);
  if (text === "") return "";
  if (/\d$/.test(before) && /^(?:st|nd|rd|th)$/i.test(text)) return text;
  if (/[\p{L}\p{M})\]]$/u.test(before) && /^\d+$/.test(text)) {
    const digits = isLowered ? subscripts : superscripts;
    return text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  }
  const mark = /^[[(].*[\])]$/.test(text) ? text : `[${text}]`;
  return /\S$/.test(before) ? ` ${mark}` : mark;
}
