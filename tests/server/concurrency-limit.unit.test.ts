import { expect, test } from "vitest";
import { createConcurrencyLimit } from "../../server/concurrency-limit.ts";

test("work is limited in all, and for each one who asks", async () => {
  const seated = createConcurrencyLimit({ all: 3, ofOne: 2 });
  const work = Promise.withResolvers<string>();
  const ask = (who: string) =>
    seated(
      who,
      () => work.promise,
      (reason) => reason,
    );
  const waiting = [ask("one"), ask("one")];
  expect(await ask("one")).toBe("of-one");
  waiting.push(ask("another"));
  expect(await ask("another")).toBe("of-all");
  work.resolve("done");
  expect(await Promise.all(waiting)).toEqual(["done", "done", "done"]);
  expect(await ask("one")).toBe("done");
});
