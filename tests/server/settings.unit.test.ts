import { expect, test } from "vitest";
import { z } from "zod";
import { readSettings } from "../../server/config.ts";
import { labelledData } from "../support/labelled-data.ts";

const environmentSchema = z.record(z.string(), z.string());
const settings = labelledData(
  "server/cases/settings",
  z.array(z.tuple([z.string(), environmentSchema, z.record(z.string(), z.unknown())])),
);
const badSettings = labelledData(
  "server/cases/bad-settings",
  z.array(z.tuple([z.string(), environmentSchema])),
);

test.each(settings)("%s: %j", (_what, environment, expected) => {
  expect(readSettings(environment)).toMatchObject(expected);
});

test.each(badSettings)(
  "a bad %s stops the start with a sentence that names it: %j",
  (name, environment) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`^${name} .+\\.$`));
  },
);

test("a bad key is named and not shown", () => {
  const environment = { AI_PROVIDER: "openai", AI_API_KEY: "sk-1 sk-2" };
  expect(() => readSettings(environment)).toThrow(/^AI_API_KEY (?!.*sk-)/);
});
