import { z } from "zod";
import type { Queries } from "../../../database/open-database.ts";
import type { FactsService } from "../../facts/facts-service.ts";
import type { PictureUse } from "../../pictures/picture.ts";
import { filledText, factsOf } from "../text/fact-tokens.ts";
import { deletePictureUses, listPictureUses } from "./picture-use-repository.ts";
import { postStatuses } from "../post.ts";

const picturePlaceSchema = z.enum(["hero", "body"]);
const statusSchema = z.enum(postStatuses);

const weights = { live: 0, newest: 1, earlier: 2 } as const satisfies Record<
  PictureUse["shownIn"],
  number
>;

export type PictureUses = ReturnType<typeof createPictureUses>;

export function createPictureUses({ facts }: { readonly facts: Pick<FactsService, "current"> }) {
  return {
    list: async (
      queries: Queries,
      pictureIds: readonly string[],
    ): Promise<readonly PictureUse[]> => {
      const rows = await listPictureUses(queries, pictureIds);
      const uses = new Map<string, PictureUse>();
      for (const row of rows) {
        const use = useOf(row);
        const key = `${use.pictureId} ${use.postId} ${use.place}`;
        const known = uses.get(key);
        if (known === undefined || weights[use.shownIn] < weights[known.shownIn])
          uses.set(key, use);
      }
      return [...uses.values()].toSorted(
        (one, other) => weights[one.shownIn] - weights[other.shownIn],
      );
    },

    forget: (queries: Queries, { pictureId }: { readonly pictureId: string }) =>
      deletePictureUses(queries, pictureId),
  };

  function useOf(row: Awaited<ReturnType<typeof listPictureUses>>[number]): PictureUse {
    const status = statusSchema.parse(row.status);
    const newest = row.pending_revision ?? row.revision;
    const isLive = status === "published" && row.used_revision === row.revision;
    return {
      pictureId: row.picture_id,
      postId: row.id,
      title: filledText(row.title, factsOf(row, facts.current())),
      status,
      isDeleted: row.deleted_at !== null,
      place: picturePlaceSchema.parse(row.place),
      shownIn: isLive ? "live" : row.used_revision === newest ? "newest" : "earlier",
    };
  }
}
