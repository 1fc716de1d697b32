import { expect, test } from "vitest";
import { z } from "zod";
import { all, attribute, only, parsePage, textOf, texts, pageAt } from "../support/html.ts";
import { labelledData } from "../support/labelled-data.ts";
import { sharedSite, type TestSite } from "../support/site.ts";

const beforeTheExam = sharedSite({ NODE_ENV: "test", NOW: "2026-01-10T06:00:00Z" });
const afterTheExam = sharedSite({ NODE_ENV: "test", NOW: "2026-11-23T06:00:00Z" });

const pairs = z.array(z.tuple([z.string(), z.string()]));
/** A question, for whom the sum is or what no record tells. */
const cases = labelledData("tools/cases/fees-answers", z.object({ asked: pairs, untold: pairs }));

async function answerAt(site: TestSite, query: string) {
  return only("#answer", await pageAt(site, `/tools/fees?${query}`));
}

test.each(cases.asked)("who asks with %s reads first for whom the sum is", async (query, asked) => {
  const [first] = texts("p", await answerAt(await beforeTheExam(), query));
  expect(first).toBe(asked);
});

test("a form that a search begins has what its words say, and asks for the rest without a complaint", async () => {
  const { request } = await beforeTheExam();
  const answer = await request("/tools/fees?category=obc&begin=1");
  expect([answer.status, answer.headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);
  const page = parsePage(await answer.text());
  const chosen = all("form.tool-form input[checked]", page);
  expect(chosen.map((input) => attribute(input, "value"))).toContain("obc");
  expect(all(".complaint, #answer", page)).toEqual([]);
});

test("an OBC woman with two papers to a seat reads what both numbers are, and what is in neither", async () => {
  const query = "category=obc&gender=female&papers=2&sessions=2&goal=nit";
  const answer = await answerAt(await beforeTheExam(), query);
  expect(textOf(only("#answer-title", answer))).toBe(
    "₹78,200 to ₹83,600 at 2025 and 2026 fees, plus taxes and bank charges",
  );
  expect(textOf(answer)).toContain("we show the lowest and the highest total");
  expect(textOf(answer)).toContain("as we have no amount on record: taxes and bank charges.");
  expect(textOf(only(".fee-parts .highlighted", answer))).toContain("Total of known items");
  expect(textOf(answer)).not.toContain("At least");
});

test.each(cases.untold)(
  "of %s, names keep their capitals among what is not known",
  async (query, names) => {
    expect(textOf(await answerAt(await beforeTheExam(), query))).toContain(names);
  },
);

test("a fee abroad says of which year it is, as a fee in India does", async () => {
  const years = async (query: string) =>
    texts("tbody tr", await answerAt(await beforeTheExam(), query))[0];
  expect(await years("category=sc&place=abroad")).toContain("2026 fee.");
  expect(await years("category=sc")).toContain("2025 fee.");
});

test("after both sessions the fees are those of an exam that is over, and no later one is promised", async () => {
  const answer = await answerAt(await afterTheExam(), "category=general&gender=male");
  expect(textOf(only("#answer-title", answer))).toBe(
    "₹1,000 at 2025 fees, plus taxes and bank charges",
  );
  expect(textOf(answer)).toContain("We have no fees for JEE Main 2027 on record yet");
  const unknown = await answerAt(await afterTheExam(), "category=obc&gender=male&place=abroad");
  expect(textOf(only("#answer-title", unknown))).toContain("Not on record");
  const before = await answerAt(await beforeTheExam(), "category=general&gender=male");
  expect(textOf(before)).not.toContain("is over");
});
