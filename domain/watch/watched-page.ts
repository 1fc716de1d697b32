import type { PageText } from "./blocks/block.ts";
import type { TickingBlock } from "./blocks/ticking-blocks.ts";

/** `new` before the first look that was answered; `refused`: it may not be asked, or turns programs away. */
export const pageStates = ["new", "fine", "unreachable", "suspect", "refused"] as const;

type PageState = (typeof pageStates)[number];

/** What is known of a page beside what it says. All times are ISO instants. */
export type WatchedPage = {
  readonly id: string;
  readonly address: string;
  /** What the office, a record or the page itself calls it. */
  readonly title: string;
  readonly origin: "record" | "office";
  readonly createdAt: string;
  readonly removedAt: string | null;
  readonly removedBy: string | null;
  readonly state: PageState;
  /** Why it is not fine, in words for the office; empty where it is. */
  readonly reason: string;
  readonly failures: number;
  readonly failedSince: string | null;
  readonly suspectSince: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** The last look, and the last one that was answered with the page. */
  readonly triedAt: string | null;
  readonly lookedAt: string | null;
  readonly changedAt: string | null;
  readonly nextLookAt: string;
};

/** What a page says, and what is known of it from the looks before. */
export type KeptText = {
  readonly text: PageText | null;
  readonly ticking: readonly TickingBlock[];
};

/** What a look changes of a page. */
export type PageUpdate = Partial<
  Omit<WatchedPage, "id" | "address" | "origin" | "createdAt"> &
    KeptText & {
      readonly formerText: PageText | null;
    }
>;
