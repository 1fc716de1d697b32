export type PostWordsRow = {
  /** The later the post was published first, the higher. */
  place: number;
  post_id: string;
  /** Stems of its title, each once, between blanks. */
  title_words: string;
  words: string;
};

/** On the embedded database alone; its triggers keep it. */
export type PostFullTextRow = { rowid: number; post_full_text: string };

/** No backup needs them. */
export function isFullText(table: string): boolean {
  return /^post_full_text(?:_|$)/.test(table);
}
