import { expect, test } from "vitest";
import { z } from "zod";
import { accounts } from "../support/blog-posts.ts";
import { all, attribute, only, parsePage, textOf, texts, pageAt } from "../support/html.ts";
import { openInState } from "../support/season-editions.ts";
import { openTestSite, sharedSite, type TestSite } from "../support/site.ts";
import { statingOn } from "../support/stating-facts.ts";
import { labelledData } from "../support/labelled-data.ts";
import { engineOfTier, inProof } from "../support/tier.ts";

const environment = { NODE_ENV: "test", NOW: "2026-01-21T06:00:00Z", ...accounts };
const sharedTools = sharedSite(environment);

const pcm = "subject=physics&subject=chemistry&subject=maths";
const student = `/tools/eligibility?paper=btech&class12=passed&year=2025&${pcm}&count=5&percent=80&category=general&pwd=no&tried=no`;
const obcWoman = "/tools/fees?category=obc&gender=female&papers=1&sessions=1";

async function headlineAt(site: TestSite, path: string): Promise<string> {
  return textOf(only("#answer-title", await pageAt(site, path)));
}

test("a fee and a rule that the office approves are in the next answer", inProof, async () => {
  const site = await openTestSite(environment, engineOfTier);
  expect(await headlineAt(site, obcWoman)).toBe(
    "₹800 to ₹900 at 2025 and 2026 fees, plus taxes and bank charges",
  );
  expect(await headlineAt(site, student)).toBe(
    "Eligible for JEE Main 2026, and your Class 12 is enough for a seat",
  );
  const state = await statingOn(site);
  await state({ factId: "fee.obc_ews.one_paper", value: { kind: "money", rupees: 850 } });
  expect(await headlineAt(site, obcWoman)).toBe("₹850 at 2026 fees, plus taxes and bank charges");
  const years = "passed Class 12 in 2026, or appear for it in 2027";
  await state({ factId: "eligibility.years", value: { kind: "text", text: years } });
  expect(await headlineAt(site, student)).toContain("Not eligible for JEE Main 2026");
  const unclear = "passed Class 12 not long ago";
  await state({ factId: "eligibility.years", value: { kind: "text", text: unclear } });
  expect(await headlineAt(site, student)).toContain("Ask NTA");
  expect(texts("li.rule", await pageAt(site, student)).join(" ")).toContain(
    `Please check this yourself. You may write it if you ${unclear}.`,
  );
});

test("every rule and every part of the sum leads to its record, with the notes of what is disputed", async () => {
  const site = await sharedTools();
  const answer = await pageAt(site, `${student}&paper=barch`);
  expect(all("li.rule", answer).length).toBeGreaterThan(9);
  const unlinked = all("li.rule", answer).filter(
    (rule) => all("a[href^='/facts/']", rule)[0] === undefined,
  );
  expect(unlinked).toEqual([]);
  expect(texts(".caveat", answer).join(" ")).toContain("Council of Architecture");
  const sum = await pageAt(site, `${obcWoman}&goal=nit`);
  expect(texts(".fee-parts tbody th a", sum)).toEqual([
    "JEE Main form, one paper",
    "Taxes and bank charges",
    "JoSAA registration",
    "Seat acceptance fee (JoSAA)",
    "Partial admission fee (NIT, IIIT, GFTI)",
  ]);
  expect(textOf(only(".fee-parts .highlighted td", sum))).toBe("₹75,800 to ₹80,900");
  const notes = texts(".caveat", sum).join(" ");
  expect(notes).toContain("₹800 for women for one paper");
  expect(notes).toContain("₹30,000 was reported");
});

test("of an edition without values of its own, the answer says whose they are and decides no year", async () => {
  const site = await openInState("empty");
  const answer = await pageAt(site, student);
  expect(textOf(only("#answer-title", answer))).toBe(
    "Not known yet as not all rules of JEE Main 2027 are on record",
  );
  const told = texts("li.rule", answer).join(" ");
  expect(told).toContain("We have no years for JEE Main 2027 on record");
  expect(told).toContain("This was so for 2026.");
  expect(textOf(only("#answer", answer))).toContain("Values marked (2026) are last cycle's");
  const sum = await pageAt(site, obcWoman);
  expect(textOf(only(".fee-parts", sum))).toContain("(2026)");
  const half = await openInState("half");
  const general = "/tools/fees?category=general&gender=male";
  const stated = await pageAt(half, general);
  expect(textOf(only("#answer-title", stated))).toBe(
    "₹1,200 at 2027 fees, plus taxes and bank charges",
  );
  expect(texts(".fee-parts tbody tr", stated)[0]).not.toContain("2026");
});

test.each(labelledData("tools/cases/wrong-fields", z.array(z.tuple([z.string(), z.string()]))))(
  "%s is answered with a sentence beside the field %s",
  async (path, field) => {
    const answer = await (await sharedTools()).request(path);
    expect(answer.status).toBe(400);
    const page = parsePage(await answer.text());
    expect(textOf(only(`#${field}-problem`, page))).toMatch(/^[A-Z].+\.$/);
    expect(attribute(only("#answer a", page), "href")).toBe(`#${field}`);
    const described = all(`[aria-describedby~='${field}-problem']`, page);
    expect(described.length).toBe(1);
  },
);

const afterTheExam = sharedSite({ NODE_ENV: "test", NOW: "2026-11-23T06:00:00Z" });

const of2027 = `/tools/eligibility?paper=btech&class12=appearing&year=2027&${pcm}&tried=no`;
const of2025 = `/tools/eligibility?paper=btech&class12=passed&year=2025&${pcm}&count=5&percent=60&category=obc&pwd=no&tried=no`;

test("a student of 2027 reads after the exam of 2026 what its rules would mean a year on, and what to do", async () => {
  const page = await pageAt(await afterTheExam(), of2027);
  expect(textOf(only("#answer-title", page))).toBe(
    "Probably yes for JEE Main 2027, if the rules stay the same, but some answers are missing for a seat",
  );
  const [met, asked, following, seat] = texts("#answer p", page);
  expect(met).toBe("Of 8 rules for the exam and a seat: 5 met, 1 not met, 2 not known");
  expect(asked).toBe(
    "B.E./B.Tech · Class 12 still to appear, 2027 · Physics, Chemistry and Mathematics · never wrote JEE Main",
  );
  expect(following).toBe(
    "JEE Main 2027: We have no rules for it on record. If the 2026 rules move on by a year, JEE Main 2027 takes Class 12 of 2025, 2026 and 2027.",
  );
  expect(seat).toContain("You also need a rank in JEE Main");
  const todo = texts("main li", page).join(" ");
  expect(todo).toContain("once the next bulletin is on");
  expect(todo).toContain("Get your Aadhaar, category certificate and UDID card in order");
  expect(todo).not.toContain("You register only on");
});

test("who has written both sessions of 2026 reads what that means for 2027, and that none of 2026 is left", async () => {
  const query = `${of2025.replace("tried=no", "tried=yes")}&first=2026&sessions=2`;
  const page = await pageAt(await afterTheExam(), query);
  expect(textOf(only("#answer-title", page))).toBe(
    "Probably yes for JEE Main 2027, if the rules stay the same, but some answers are missing for a seat",
  );
  expect(texts("li.rule", page).join(" ")).toContain(
    "No session of JEE Main 2026 is left for you.",
  );
});
