import type { Queries } from "../database/open-database.ts";
import type { DraftingService } from "./drafting/drafting-service.ts";
import type { RunEvent } from "./drafting/runs/drafting-run.ts";
import type { PictureUses } from "./posts/uses/picture-uses.ts";
import type { Post } from "./posts/post.ts";
import type { SavedRevision } from "./posts/revisions/post-drafts.ts";
import type { ReadershipService } from "./readership/readership-service.ts";
import type { WorkingCopies } from "./review/editing/working-copies.ts";
import type { EndOfAccess, ReviewLinks } from "./review/links/review-links.ts";
import type { ReviewNotifications } from "./review/mails/review-notifications.ts";
import type { Schedules } from "./review/schedules/review-schedules.ts";

/**
 * Events of one room that concern others. Listeners run in the transaction of what happened, before its
 * commit and in the order of `listenersOf`: if one of them fails, it has not happened.
 *
 * After the commit nothing is announced: a change that readers can see has raised the site's version, which
 * `server/page-cache/follow-site-version.ts` reads after each transaction of this instance, and once a second for
 * those of others.
 */
type Events = {
  /** A revision has become public, by hand or at its instant. */
  readonly postPublished: Post;
  /** A post has a newer revision than before. */
  readonly postRevised: SavedRevision;
  /** A run has made or rewritten a post, or has failed. */
  readonly runEnded: RunEvent;
  /** Somebody lost their role, or their account. */
  readonly accessEnded: EndOfAccess;
  /** A picture is deleted from the library. */
  readonly pictureDeleted: { readonly pictureId: string };
  /** A deleted post cannot be restored any more and is erased. */
  readonly postErased: { readonly postId: string };
};

type Listener<Name extends keyof Events> = (queries: Queries, event: Events[Name]) => Promise<void>;

type Listeners = { readonly [Name in keyof Events]: readonly Listener<Name>[] };

type Followers = {
  readonly notifications: ReviewNotifications;
  readonly schedules: Pick<Schedules, "follow">;
  readonly links: ReviewLinks;
  readonly pictureUses: PictureUses;
  readonly drafting: DraftingService;
  readonly readership: ReadershipService;
  readonly workingCopies: WorkingCopies;
};

export function listenersOf(rooms: Followers): Listeners {
  const { notifications, links, pictureUses } = rooms;
  const { drafting, readership, workingCopies } = rooms;
  return {
    postPublished: [notifications.postPublished],
    postRevised: [(queries, saved) => rooms.schedules.follow(queries, saved)],
    runEnded: [notifications.runEnded],
    accessEnded: [links.endOfPerson],
    pictureDeleted: [pictureUses.forget],
    postErased: [
      drafting.erasePost,
      links.deleteOfPost,
      readership.deleteOfPost,
      workingCopies.deleteOfPost,
    ],
  };
}

/** Rooms announce their events by `announce` from the start; the listeners are there once all rooms are. */
export function createEvents() {
  let listeners: Listeners | null = null;

  function announcer<Name extends keyof Events>(name: Name): Listener<Name> {
    return async (queries, event) => {
      if (listeners === null) throw new Error(`nobody listens to ${name} yet`);
      for (const listener of listeners[name]) await listener(queries, event);
    };
  }

  return {
    announce: {
      postPublished: announcer("postPublished"),
      postRevised: announcer("postRevised"),
      runEnded: announcer("runEnded"),
      accessEnded: announcer("accessEnded"),
      pictureDeleted: announcer("pictureDeleted"),
      postErased: announcer("postErased"),
    },
    listen: (allListeners: Listeners) => void (listeners = allListeners),
  };
}
