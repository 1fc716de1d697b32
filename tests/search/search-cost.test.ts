import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { noLog } from "../../domain/shared/log.ts";
import { createSearchService } from "../../domain/search/search-service.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("a search of many words that nobody knows", (openTestDatabase) => {
  test("asks the database a dozen times at most, and corrects the first eight of them", async () => {
    const { engine, queries } = await openTestDatabase();
    let asked = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        asked++;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const search = createSearchService({
      database: { engine, queries: queries.withPlugin(counting) },
      facts: { current: () => builtInFacts, onChange: () => undefined },
      updates: { current: () => [], onChange: () => undefined },
      log: noLog,
    });
    const typed =
      "feex datez rnak jeex exma addm fomr slto mtah feex datez rnak exma addm fomr mtah";
    const { corrected } = await search.find(typed, builtInFacts);
    expect(asked).toBeLessThanOrEqual(12);
    expect(corrected).toMatch(/^fees dates rank .+ mtah feex datez rnak exma addm fomr mtah$/);
    const long = "abcdefghijklmnopqrstuvwxyzabcdefghijklmn ".repeat(3);
    expect((await search.find(long, builtInFacts)).corrected).toBeNull();
  });
});
