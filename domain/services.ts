/** What pages and calls may use. */
export type Services = Record<string, never>;
