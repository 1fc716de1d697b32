import { expect, test } from "vitest";
import { z } from "zod";
import { instituteNamed, knownInstitutes } from "../../domain/ranks/institutes/known-institutes.ts";
import { quotas } from "../../domain/ranks/closing-rank.ts";
import { homeStates, isOpenTo } from "../../domain/ranks/seat-quota.ts";
import { states } from "../../domain/ranks/states.ts";
import { shippedTable } from "../support/shipped-table.ts";
import { labelledData } from "../support/labelled-data.ts";

/** Of a state: what its candidates have at an institute with these quotas. */
const cases = labelledData(
  "ranks/cases/seat-quotas",
  z.array(z.tuple([z.string(), z.enum(states), z.string()])),
);

test.each(cases)("at %s somebody of %s may take %s seats", async (short, state, expected) => {
  const { table } = await shippedTable();
  const place = table.institutes.findIndex((one) => one.short === short);
  const institute = table.institutes[place];
  if (institute === undefined) throw new Error(short);
  const occurring = occurringQuotas(table, place);
  const taken = occurring.filter((quota) => isOpenTo(state, quota, institute));
  expect(taken.sort().join(" ")).toBe(expected);
});

test("at an NIT everybody has one quota, and in every institute somebody of every state has one", async () => {
  const { table } = await shippedTable();
  table.institutes.forEach((institute, place) => {
    const occurring = occurringQuotas(table, place);
    for (const state of states) {
      const taken = occurring.filter((quota) => isOpenTo(state, quota, institute));
      const isNit = institute.type === "NIT" && institute.short !== "";
      expect([institute.short, state, isNit ? taken.length === 1 : taken.length > 0]).toEqual([
        institute.short,
        state,
        true,
      ]);
    }
  });
});

test("IITs and IIITs give all their seats to all India", async () => {
  const { table } = await shippedTable();
  table.institutes.forEach(({ type }, place) => {
    if (type === "IIT" || type === "IIIT") expect(occurringQuotas(table, place)).toEqual(["AI"]);
  });
});

test("every NIT has a home, no name is used twice, and a new institute is told by its name", () => {
  expect(knownInstitutes.filter((one) => homeStates(one) === undefined)).toEqual([]);
  expect(new Set(knownInstitutes.map(({ short }) => short)).size).toBe(knownInstitutes.length);
  const names = knownInstitutes.flatMap(({ name, formerNames }) => [name, ...formerNames]);
  expect(new Set(names).size).toBe(names.length);
  expect(instituteNamed("Indian Institute of Information Technology, Newtown").type).toBe("IIIT");
  expect(instituteNamed("National Institute of Technology, Newtown").type).toBe("NIT");
  expect(instituteNamed("Indian Institute of Technology Newtown").type).toBe("IIT");
  const unknown = instituteNamed("Newtown University");
  expect(unknown.type).toBe("GFTI");
  expect(["HS", "OS"] as const).toSatisfy((both: readonly ["HS", "OS"]) =>
    both.every((quota) => isOpenTo("Kerala", quota, unknown)),
  );
});

function occurringQuotas(
  { count, institute, quota }: Awaited<ReturnType<typeof shippedTable>>["table"],
  place: number,
) {
  const found = new Set<number>();
  for (let seat = 0; seat < count; seat++)
    if (institute[seat] === place) found.add(quota[seat] ?? -1);
  return quotas.filter((_, index) => found.has(index));
}
