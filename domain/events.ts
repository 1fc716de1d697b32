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
import type { Schedules } from "./review/review-schedules.ts";

/**
 * Listeners run in the transaction of the event, before its commit and in the order of `listenersOf`: if one
 * of them fails, it has not happened.
 */
type Events = {
  readonly postPublished: Post;
  readonly postRevised: SavedRevision;
  readonly runEnded: RunEvent;
  readonly accessEnded: EndOfAccess;
  readonly pictureDeleted: { readonly pictureId: string };
  readonly postErased: { readonly postId: string };
};

type Listener<Name extends keyof Events> = (queries: Queries, event: Events[Name]) => Promise<void>;

type Listeners = { readonly [Name in keyof Events]: readonly Listener<Name>[] };

type Followers = {
  readonly notifications: ReviewNotifications;
  readonly schedules: Pick<Schedules, "stopOutdated">;
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
    postPublished: [(queries, event) => notifications.postPublished(queries, event)],
    postRevised: [rooms.schedules.stopOutdated],
    runEnded: [(queries, event) => notifications.runEnded(queries, event)],
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

/** The listeners are there once all rooms are. */
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
