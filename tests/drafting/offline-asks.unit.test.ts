import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { createOfflineWriter } from "../../domain/drafting/providers/offline/offline-writer.ts";
import { filledText } from "../../domain/posts/text/fact-tokens.ts";
import { gather, offlineDraft } from "../support/drafting.ts";

const writer = createOfflineWriter();

function answersTo(prompt: string): string[] {
  return gather(prompt).asks.flatMap(({ passages, answering = 1 }) =>
    passages.slice(0, answering).map(({ title }) => title),
  );
}

describe("an ask in an office's words", () => {
  test.each(["feees for sc st and pwd", "SC ST fee plz", "fee kitni hai", "women fees SC"])(
    "“%s” without another name of a fee is for that of the application",
    (prompt) => {
      expect(answersTo(prompt)).toEqual(["How much the application costs"]);
    },
  );

  test.each([
    ["seat acceptance fee for SC", "The seat acceptance fee"],
    ["answer key challenge fee", "How to challenge a wrong key"],
    ["documents for st, sc", "Documents to keep ready for the form"],
    ["boards with JEE", "Preparing for the board exams and JEE Main together"],
    ["how to manage board exams with jee", "Preparing for the board exams and JEE Main together"],
    ["85 percentile, what now", "What to do next after a low score"],
    ["low rank what next", "What to do next after a low score"],
    ["failed jee main what to do", "What to do next after a low score"],
    ["80 percentile me kya kare", "What to do next after a low score"],
    ["A preparation plan", "A plan for six months"],
    ["got 60 percentile ab kya kare", "What to do next after a low score"],
  ])("“%s” is answered first by “%s”", (prompt, title) => {
    expect(answersTo(prompt)[0]).toBe(title);
  });

  test("a payment that failed and a bad Session 1 are no low score at the end", () => {
    expect(answersTo("payment failed what to do")[0]).toMatch(/payment/);
    expect(answersTo("failed session 1")[0]).toBe("After a bad Session 1");
  });

  test.each(["rank 41000 OBC kerala which nit", "rank 25000 general kerala, which college"])(
    "“%s” is told of the home state too",
    (prompt) => {
      expect(answersTo(prompt)).toContain("Home-state seats in the NITs");
    },
  );

  test("groups are answered in the order of the request", () => {
    const both = ["The GEN-EWS certificate", "The OBC-NCL certificate"];
    expect(answersTo("EWS and OBC certificates")).toEqual(both);
    expect(answersTo("OBC and EWS certificates")).toEqual(both.toReversed());
  });
});

describe("a draft without a model", () => {
  test.each([
    ["fees and documents for SC and ST plz", "Fees and Documents for SC and ST Students"],
    ["OBC and EWS certificate", "Certificates for OBC and EWS Students"],
    ["eligibility and board marks, home state", "JEE Main Eligibility and Class 12 Marks"],
    ["time management in exam and b.arch", "Time Management and Paper 2A for B.Arch Students"],
    ["OBC girl rank 52000 kerala nit", "What a Given Rank May Bring"],
    ["parents ke liye: hostel safe hai kya, kharcha kitna", "Hostels and Costs for Parents"],
  ])("for “%s” is called “%s”", async (prompt, title) => {
    expect((await offlineDraft(prompt)).title).toBe(title);
  });

  test("for SC students says nothing of what OBC and EWS women pay", async () => {
    const { body_markdown: body } = await offlineDraft("fees and documents for SC and ST");
    expect(body).not.toMatch(/OBC-NCL and GEN-EWS|actual\.fee\.obc/);
  });

  test.each(["documents for st, sc", "Physics topics", "documents list"])(
    "for “%s”, which begins with a list, has a summary on the subject",
    async (prompt) => {
      const summary = filledText((await offlineDraft(prompt)).hero_summary, builtInFacts);
      expect(summary).toMatch(/documents|Physics/i);
      expect(summary).toMatch(/\.$/);
    },
  );

  test.each(["ews certificate validity", "certificate validity", "pwd certificate valid kab tak"])(
    "for “%s” tells the admin that no answer says how long",
    (prompt) => {
      const written = writer.draft({ prompt, evidence: gather(prompt) });
      expect(written).toMatchObject({ ok: true, value: { unanswered: [prompt] } });
    },
  );

  test.each(["explain X more, with an example", "write a poem on cricket"])(
    "“%s” is refused with what can be asked for",
    (prompt) => {
      const refusal = writer.refusals.ofDraft({ prompt, facts: builtInFacts });
      expect(refusal?.message).toMatch(/Please name a subject.*To change a post/);
      expect(refusal?.nearest.map(({ title }) => title)).toEqual([
        "How to fill the form",
        "The exam pattern",
        "A preparation plan",
      ]);
    },
  );
});
