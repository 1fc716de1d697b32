import type { Queries } from "../../database/open-database.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import type { FactsService } from "../facts/facts-service.ts";
import type { PublishingSite } from "./publishing/post-structured-data.ts";

export type PostTools = RoomTools & {
  /** Outside of any transaction. */
  readonly queries: Queries;
  readonly site: PublishingSite;
  readonly facts: Pick<FactsService, "current">;
};
