import { test } from "vitest";
import { rollOver } from "../support/rollover.ts";

test("the change of the year is the same on PostgreSQL", async () => {
  await rollOver("postgres");
});
