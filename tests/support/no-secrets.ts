import { afterAll, expect } from "vitest";
import { secretsIn } from "./secrets-in-text.ts";
import { loggedText } from "./watched-log.ts";

/** In every test file: a secret that a site has printed fails the file. */
afterAll(() => {
  expect(secretsIn(loggedText())).toEqual([]);
});
