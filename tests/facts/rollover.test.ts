import { test } from "vitest";
import { rollOver } from "../support/rollover.ts";

test("the change of the year leaves every post of the year before, and shows each year where it belongs", async () => {
  await rollOver("sqlite");
});
