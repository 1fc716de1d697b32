import { find, pathsFound } from "../support/plain-search.ts";
import { openTestDatabase } from "../support/engines.ts";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { helpIn } from "../../domain/search/help-asked.ts";
import { labelledData } from "../support/labelled-data.ts";
import { openPublishing } from "../support/publishing.ts";
import { draftPost, publishPost } from "../support/published-posts.ts";
import { knownInstitutes } from "../../domain/closing-ranks/institutes.ts";

const hostile = [
  ...labelledData("search/cases/hostile", z.array(z.string())),
  ...["x".repeat(10_000), "fee ".repeat(2_500), "(".repeat(500)],
];

describe("a search", () => {
  test("answers whatever is typed, and keeps what was typed to its first 120 characters", async () => {
    const site = openPublishing(await openTestDatabase("sqlite"));
    await publishPost(site, await draftPost(site, "Fees & more: 'x' \"y\" fee"));
    for (const query of hostile) {
      const answer = await site.search.find(query, builtInFacts);
      expect(answer.query.length, query).toBeLessThanOrEqual(120);
      expect(answer.query.isWellFormed()).toBe(true);
    }
    expect(site.faults).toEqual([]);
  });

  test("finds in each language, and in words of students, what stands on a page", async () => {
    for (const [query, path] of [
      ["ഫീസ് എത്ര", "/registration-2026#fees"],
      ["സിലബസ്", "/syllabus-2026"],
      ["परीक्षा में क्या ले जाना है", "/facts/admit.carry"],
      ["kitni fees hai", "/registration-2026#fees"],
      ["hall ticket", "/admit-card"],
      ["nitc cse closing rank", "/tools/closing-ranks?institute=NIT+Calicut"],
    ] as const)
      expect((await pathsFound(query)).slice(0, 6), query).toContain(path);
  });

  test("marks what was searched for, whichever word of its meaning stands there", async () => {
    const [hit] = (await find("application cost")).hits;
    expect(hit?.title.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContain("fee");
  });

  test.each([
    [
      "application fee obc",
      "/registration-2026#fees",
      "OBC/EWS, one paper: ₹900 (reported for 2026: women ₹800); two papers: ₹1,800 (reported for 2026: men ₹2,000, women ₹1,600)",
    ],
    ["session 1 paper 2 result", "/results#result-dates", "Session 1, Paper 1: 16 February 2026"],
    ["photo size", "/registration-2026#uploads", "Photo, size and type: 10 to 300 kB"],
  ])("says of %s each value of a row with the name of its column", async (query, path, said) => {
    const { hits } = await find(query);
    const hit = hits.find((found) => found.path === path);
    expect(hit?.excerpt.map(({ text }) => text).join("")).toContain(said);
  });

  test.each([
    ["i am depressed after the result", "person"],
    ["mujhe marna hai", "person"],
    ["sucide thoughts", "person"],
    ["bahut stress ho raha hai", "person"],
    ["आत्महत्या", "person"],
    ["मुझे बहुत तनाव है", "person"],
    ["എനിക്ക് വിഷാദം", "person"],
    ["enikku tension aanu", "person"],
    ["jeevitham maduthu", "person"],
    ["leaked paper on telegram", "fraud"],
    ["agent promised nit seat for 5 lakh", "fraud"],
    ["surface tension", null],
    ["stress and strain", null],
    ["negative marking", null],
  ])("puts help for “%s” first: %s", async (query, help) => {
    expect((await find(query)).help).toBe(help);
  });

  test("says of a pasted message that it is fraud where it sells the paper or a seat", () => {
    expect(helpIn("Original JEE paper on telegram, pay 5000 today! Join the telegram group")).toBe(
      "fraud",
    );
    expect(helpIn("https://jeemain.nta.nic.in/ admit card is out")).toBeNull();
  });

  test("finds the answers of the library, also beside another exam", async () => {
    for (const [query, theme] of [
      ["keam and jee main difference", "/answers/exam-choices"],
      ["how can parents help", "/answers/parents-at-home"],
      ["drop lena chahiye ya nahi", "/answers/droppers"],
      ["repeat cheyyunnathu nallathano", "/answers/droppers"],
      ["keam", "/answers/"],
    ] as const)
      expect((await pathsFound(query))[0], query).toContain(theme);
  });

  test("reads either spelling of a nasal, and words with their endings", async () => {
    const first = async (query: string) => (await pathsFound(query))[0];
    expect(await first("परीक्षा केन्द्र")).toBe(await first("परीक्षा केंद्र"));
    expect(await first("സിലബസിന്റെ")).toBe(await first("syllabus"));
  });

  test("reads the figures of every script of India", async () => {
    for (const [query, plain] of [
      ["९५ परसेंटाइल", "95 परसेंटाइल"],
      ["class १२ ७५%", "class 12 75%"],
      ["१२,४०० rank", "12,400 rank"],
      ["jee main ൨൦൨൬ ഫീസ്", "jee main 2026 ഫീസ്"],
    ] as const)
      expect(await pathsFound(query), query).toEqual(await pathsFound(plain));
  });

  test("fills in the tools what the asker says of himself", async () => {
    expect(await pathsFound("97 percentile rank")).toContain("/tools/rank?percentile=97");
    const paths = await pathsFound("45k rank obc girl kerala which college");
    expect(paths).toContain(
      "/tools/closing-ranks?rank=45000&category=OBC-NCL&gender=woman&state=Kerala",
    );
  });

  test("corrects the first eight of many words that nobody knows", async () => {
    const typed =
      "feex datez rnak jeex exma addm fomr slto mtah feex datez rnak exma addm fomr mtah";
    expect((await find(typed)).corrected).toMatch(
      /^fees dates rank .+ mtah feex datez rnak exma addm fomr mtah$/,
    );
  });
});

const tool = "/tools/closing-ranks";

describe("a search for an institute", () => {
  test("leads to its own closing ranks, whichever of the lists it is on", async () => {
    const missed: string[] = [];
    const ofOne = (short: string) => `${tool}?${new URLSearchParams({ institute: short })}`;
    for (const { short } of knownInstitutes)
      // Of one the site tells its ranks itself: those stand before the tool.
      if (!(await pathsFound(`${short} closing rank`)).slice(0, 10).includes(ofOne(short)))
        missed.push(short);
    expect(missed).toEqual([]);
    for (const [query, short] of [
      ["iit bihar", "IIT Patna"],
      ["nit mangalore", "NITK Surathkal"],
      ["iiita cutoff", "IIIT Allahabad"],
      ["nit trichy cse", "NIT Tiruchirappalli"],
    ] as const)
      expect((await pathsFound(query)).slice(0, 3), query).toContain(ofOne(short));
  });
});
