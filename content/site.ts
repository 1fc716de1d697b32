/** The institute behind the site; every value is a setting (contract section 2). */
export type Provider = {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  /** International digits for the chat link. */
  readonly whatsapp: string;
  readonly mapEmbedUrl: string | null;
};

/** The exam that the site is about, as the fixed texts name it. */
export const product = "JEE Main";

/** The site's own name: the header's brand and the end of each page's title. */
export const brand = "JEE Main 2026 Guide";
