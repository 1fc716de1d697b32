/** The institute behind the site; every value is a setting (contract section 2). */
export type Provider = {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  /** International digits for the chat link. */
  readonly whatsapp: string;
  readonly mapEmbedUrl: string | null;
};
