import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../database/open-database.ts";
import { backupCommand } from "../../scripts/backup.ts";
import { restoreCommand } from "../../scripts/restore.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { newDatabase } from "../support/engines.ts";
import { openPublishing } from "../support/publishing.ts";
import { runCommand } from "../support/run-command.ts";
import { draftPost, pathsFound, publishPost } from "../support/published-posts.ts";
import { onEitherEngine } from "../support/tier.ts";

const found = ["/blog/2026/01/zebra-crossings"];

onEitherEngine("posts that were published elsewhere", (_open, engine) => {
  test("are found after a backup of this engine is restored on either", async () => {
    const from = await newDatabase(engine);
    const database = await openDatabase(from);
    onTestFinished(() => database.close());
    const site = openPublishing(database);
    await publishPost(site, await draftPost(site, "Zebra crossings"));
    const file = join(emptyFolder(), "site.sqlite");
    expect(await runCommand(from, backupCommand, [file])).toMatchObject({ code: 0, errors: "" });
    for (const other of ["sqlite", "postgres"] as const) {
      const to = await newDatabase(other);
      expect(await runCommand(to, restoreCommand, [file])).toMatchObject({ code: 0, errors: "" });
      const restored = await openDatabase(to);
      onTestFinished(() => restored.close());
      expect(await pathsFound(openPublishing(restored), "zebra crossing")).toEqual(found);
    }
  });
});
