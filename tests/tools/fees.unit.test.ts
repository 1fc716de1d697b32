import { describe, expect, test } from "vitest";
import { z } from "zod";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { feesForm, feesOf } from "../../app/tools/fees.ts";
import { readForm } from "../../app/tools/read-form.ts";
import { labelledData } from "../support/labelled-data.ts";

/** The asker, the address without its path, the least and the most of the known fees, and the parts that no record tells besides taxes; worked out by hand. */
const feesCases = labelledData(
  "tools/cases/fees",
  z.array(z.tuple([z.string(), z.string(), z.tuple([z.int(), z.int()]), z.array(z.string())])),
);

function costs(asks: string, facts = builtInFacts) {
  const reading = readForm(feesForm, new URLSearchParams(asks));
  if (reading.kind !== "submitted") throw new Error(`${asks}: ${JSON.stringify(reading)}`);
  return feesOf(reading.values, facts);
}

describe("what it costs", () => {
  test.each(feesCases)("%s", (_who, asks, total, untold) => {
    const { low, high, parts } = costs(asks);
    const unknown = parts.filter(({ kind }) => kind === "unknown").map(({ id }) => id);
    expect({ total: [low, high], unknown: unknown.filter((id) => id !== "taxes") }).toEqual({
      total,
      unknown: untold,
    });
    expect(unknown).toContain("taxes");
  });
});
