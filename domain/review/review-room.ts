import type { Queries } from "../../database/open-database.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import type { DraftingService } from "../drafting/drafting-service.ts";
import type { FactsService } from "../facts/facts-service.ts";
import type { PostService } from "../posts/post-service.ts";
import type { ReviewLinks } from "./links/review-links.ts";
import type { Office } from "./office.ts";

export type ReviewRoom = RoomTools &
  Office & {
    readonly facts: Pick<FactsService, "current">;
    readonly posts: PostService;
    readonly drafting: DraftingService;
    readonly links: ReviewLinks;
    readonly people: { readonly names: (queries: Queries) => Promise<ReadonlyMap<string, string>> };
    readonly site: { readonly url: string; readonly name: string };
  };
