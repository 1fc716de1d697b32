import { afterAll, expect } from "vitest";
import { secretsIn } from "./secrets-in-text.ts";
import { loggedText, watchLog } from "./watched-log.ts";

/** In every test file: a secret that a site has printed fails the file. */
watchLog();

afterAll(() => {
  expect(secretsIn(loggedText())).toEqual([]);
});
