/** By which words a published post is found: a row a published post, written with the post. */
export type PostWordsRow = {
  /** The later the post was published first, the higher. */
  place: number;
  post_id: string;
  /** Stems of its title, each once, between blanks. */
  title_words: string;
  /** The same of all that is searched. */
  words: string;
};

/** The full text over `post_words`, on the embedded database alone; its triggers keep it. */
export type PostFullTextRow = { rowid: number; post_full_text: string };

/** True where a table is the full text or one of those in which SQLite keeps it: no backup needs them. */
export function isFullText(table: string): boolean {
  return /^post_full_text(?:_|$)/.test(table);
}
