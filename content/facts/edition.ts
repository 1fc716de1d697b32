/** The year of the exam that the site is about at a time, for example `2026`. */
export type Edition = string;

/** The edition of the records that the site ships. */
export const firstEdition: Edition = "2026";

/** Whether a text can name an edition at all. */
export function isEdition(text: string): boolean {
  return /^20\d\d$/.test(text);
}
