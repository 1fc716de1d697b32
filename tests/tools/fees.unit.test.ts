import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { feesForm } from "../../app/tools/fees-form.ts";
import { feesOf } from "../../app/tools/fees.ts";
import { readForm } from "../../app/tools/read-form.ts";
import { feesCases } from "./fees-cases.ts";

function costs(asks: string, facts = builtInFacts) {
  const reading = readForm(feesForm, new URLSearchParams(asks));
  if (reading.kind !== "asked") throw new Error(`${asks}: ${JSON.stringify(reading)}`);
  return feesOf(reading.values, facts);
}

describe("what it costs", () => {
  test.each(feesCases.map((one) => [one.who, one] as const))("%s", (_who, one) => {
    const { low, high, parts } = costs(one.asks);
    const unknown = parts.filter(({ kind }) => kind === "unknown").map(({ id }) => id);
    expect({ total: [low, high], unknown: unknown.filter((id) => id !== "taxes") }).toEqual({
      total: one.total,
      unknown: one.unknown,
    });
    expect(unknown).toContain("taxes");
  });

  test("the table has fifty cases", () => {
    expect(feesCases.length).toBeGreaterThanOrEqual(50);
  });
});
