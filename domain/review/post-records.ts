import type { ChainedEntry } from "../audit/audit-entry.ts";
import { succeed } from "../shared/result.ts";
import type { ReviewRoom } from "./review-room.ts";

const auditPageSize = 50;

const end = 2_147_483_647;

export function createPostRecords({ database, posts, drafting, links, audit }: ReviewRoom) {
  const { queries } = database;
  return {
    async find(postId: string) {
      const whole = await posts.deletion.wholePost(postId);
      if (!whole.ok) return whole;
      return succeed({
        ...whole.value,
        keptMarks: [...(await posts.keptMarks.of(postId)).values()],
        runs: await drafting.runsOf(postId),
        links: await links.ofPost(postId),
        audit: (await entriesOf(postId)).reverse(),
      });
    },
  };

  async function entriesOf(postId: string): Promise<ChainedEntry[]> {
    const all: ChainedEntry[] = [];
    for (;;) {
      const sequence = all.at(-1)?.sequence ?? end;
      const found = await audit.entriesBefore(queries, { sequence, postId }, auditPageSize);
      all.push(...found);
      if (found.length < auditPageSize) return all;
    }
  }
}
