/**
 * What a file of one round may hold. The largest that ships has 11,261 rows of 9 cells, of which the longest has 123
 * characters; a saved page has 5 to 8 MB and 200,000 elements.
 */
export const roundBounds = {
  bytes: 16 * 1024 * 1024,
  /** Of a text, the heads of its table stand within this. */
  openingBytes: 64 * 1024,
  rows: 40_000,
  columns: 40,
  cellCharacters: 1_000,
  /** Of a page: elements in all, and tables inside each other. */
  elements: 1_000_000,
  nestedTables: 100,
  /** So much of the words around the tables of a page is kept, in characters. */
  wordsKept: 100_000,
} as const;
