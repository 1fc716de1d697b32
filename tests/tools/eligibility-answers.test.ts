import { expect, test } from "vitest";
import { only, parsePage, textOf, texts } from "../support/html.ts";
import { sharedSite, type TestSite } from "../support/site.ts";

const afterTheExam = sharedSite({ NODE_ENV: "test", NOW: "2026-11-23T06:00:00Z" });

const pcm = "subject=physics&subject=chemistry&subject=maths";
const of2027 = `paper=btech&class12=appearing&year=2027&${pcm}&tried=no`;
const of2025 = `paper=btech&class12=passed&year=2025&${pcm}&count=5&percent=60&category=obc&pwd=no&tried=no`;

async function pageAt({ request }: TestSite, query: string) {
  const answer = await request(`/tools/eligibility?${query}`);
  expect(answer.status, query).toBe(200);
  return parsePage(await answer.text());
}

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
