import { z } from "zod";

const linkSchema = z.object({ text: z.string(), address: z.string() });

/** A cell with what it is of: the heads of its column and row. */
const cellSchema = z.object({ own: z.string(), text: z.string() });

/** One piece of a page that is compared as a whole. */
const blockSchema = z.object({
  kind: z.enum(["heading", "paragraph", "item", "row"]),
  /** Plain words; a row is `head: cell; head: cell`. */
  text: z.string(),
  /** Of a heading: 1 to 6. */
  level: z.optional(z.number()),
  /** Of a row. */
  cells: z.optional(z.array(cellSchema)),
  links: z.array(linkSchema),
});

export type Block = z.infer<typeof blockSchema>;

export type Cell = z.infer<typeof cellSchema>;

/** What a page says, as it is kept. */
export const pageTextSchema = z.object({ title: z.string(), blocks: z.array(blockSchema) });

export type PageText = z.infer<typeof pageTextSchema>;

/** A page has at most so many characters and blocks that are read; what follows is not. */
const pageBounds = { characters: 1_000_000, blocks: 20_000 } as const;

/** Collects the blocks of a page in order, and takes no more than a page may have. */
export function createBlockList() {
  const blocks: Block[] = [];
  let characters = 0;
  return {
    blocks,
    isFull: () => characters >= pageBounds.characters || blocks.length >= pageBounds.blocks,
    add(block: Block): void {
      const text = cleanText(block.text);
      if (text === "" || this.isFull()) return;
      characters += text.length;
      blocks.push({ ...block, text });
    },
  };
}

/** Without what cannot be seen, and with single blanks; lines stay lines. */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll(/ *\n[ \n]*/g, "\n")
    .trim();
}

/** The words of a row, each cell with the head of its column. */
export function rowBlock(
  heads: readonly string[],
  cells: readonly string[],
  links: Block["links"],
): Block {
  const [name = ""] = cells;
  const headOf = (column: number) => heads[column] ?? "";
  return {
    kind: "row",
    text: cells
      .map((cell, column) => (headOf(column) === "" ? cell : `${headOf(column)}: ${cell}`))
      .filter((cell) => cell !== "")
      .join("; "),
    cells: cells.map((text, column) => ({
      text,
      own: (column === 0 ? [headOf(0)] : [headOf(column), name]).filter(Boolean).join(" | "),
    })),
    links,
  };
}

/** Each block with the headings above it, the deepest first, and with what opens the list or table in which it stands. */
export function inContext(blocks: readonly Block[]) {
  let headings: readonly Block[] = [];
  let before = "";
  return blocks.map((block) => {
    if (block.kind === "heading") {
      const level = block.level ?? 6;
      headings = headings.filter((one) => (one.level ?? 6) < level);
    }
    const context = { block, headings: headings.map(({ text }) => text).toReversed(), before };
    if (block.kind === "heading") {
      headings = [...headings, block];
      before = "";
    } else if (block.kind === "paragraph") before = block.text;
    return context;
  });
}
