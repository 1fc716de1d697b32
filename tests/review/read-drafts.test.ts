import { expect, test } from "vitest";
import { generateBlog } from "../../app/calls/generation.ts";
import { previewBlog } from "../../app/calls/review.ts";
import { succeed } from "../../domain/shared/result.ts";
import { callerOf } from "../support/caller.ts";
import { settled } from "../support/marked-drafts.ts";
import { soundBody } from "../support/model-article.ts";
import { readingThat } from "../support/model-server.ts";
import { adminBearer, openPublishing, tokenOf, untilRunEnds } from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";
import { contentNamed, testWriter } from "../support/writing.ts";

const lies = [
  "General male candidates pay ₹1,200 for one paper.",
  "SC, ST and PwD candidates pay ₹700 for one paper.",
];
const agreed = "The admit card is sent by post.";
const noClaim = "Candidates may leave the hall after one hour.";
const doubted = "The paper has nice colours.";
const body = `${lies.join(" ")}\n\n## Rules\n\n${[agreed, noClaim, doubted].join(" ")}`;
const noRecord = { verdict: "no-record", record: null, why: "Because." } as const;

const read = readingThat({
  [agreed]: { verdict: "agrees", record: "admit.carry", why: "" },
  [doubted]: noRecord,
});

onEitherEngine("a draft that a model has read", (openTestDatabase) => {
  /** A draft of this text; what is written and how it is read may change later. */
  async function draftOf(text: string, publish = false) {
    const model = { text, read };
    const written = testWriter(() => {
      const body_markdown = `${model.text}\n\n${soundBody}`;
      const content = contentNamed("Rules of the hall", { body_markdown });
      return Promise.resolve(succeed({ content, usage: null }));
    });
    const writer = { ...written, read: ((...asked) => model.read(...asked)) as typeof read };
    const site = openPublishing(await openTestDatabase(), { writer });
    const { call } = callerOf(site.api, adminBearer);
    const wish = { prompt: "JEE Main fee of SC and ST candidates", category: "news", publish };
    const { post, message } = await call(generateBlog, wish);
    const preview = () => call(previewBlog, { postId: post.id, token: tokenOf(post.previewUrl) });
    const open = async () => {
      const { marks } = await preview();
      return marks.flatMap(({ kind, sentence }) => (kind === "verified" ? [] : [sentence]));
    };
    return { model, site, post, message, preview, open };
  }

  test("has one doubt less for each that is settled, and what the reading freed stays free", async () => {
    const { site, post, preview, open } = await draftOf(body);
    let revision = 1;
    const settle = async (sentence: string, command: object) => {
      const { marks } = await preview();
      const markId = marks.find((mark) => mark.sentence === sentence)?.id;
      const answer = await settled(site, { postId: post.id, revision, markId, ...command });
      expect(answer.status).toBe(200);
      revision++;
      const { conflicts, unverified } = answer.body.counts as Record<string, number>;
      return [conflicts, unverified];
    };
    expect(await open()).toEqual([...lies, doubted]);
    expect((await preview()).counts).toMatchObject({ conflicts: 2, unverified: 1 });
    const [first = "", second = ""] = lies;
    const other = second.replace("₹700", "₹701");
    expect(await settle(first, { action: "correct" })).toEqual([1, 1]);
    expect(await settle(second, { action: "edit", text: other })).toEqual([1, 1]);
    expect(await settle(other, { action: "edit", text: second })).toEqual([1, 1]);
    expect(await settle(second, { action: "delete" })).toEqual([0, 1]);
    expect(await settle(doubted, { action: "delete" })).toEqual([0, 0]);
  });

  test("is read anew after corrections, which takes the place of the reading before", async () => {
    const { site, model, post, preview, open } = await draftOf(body);
    model.read = readingThat({ [noClaim]: noRecord });
    model.text = body.replace(lies.join(" "), "Read on.");
    const { editToken: token } = await preview();
    const call = { postId: post.id, token, corrections: "Leave the fees out" };
    expect((await posted(site, "edit-blog", call)).status).toBe(202);
    expect(await untilRunEnds(site, post.id)).toMatchObject({ state: "succeeded" });
    expect(await open()).toEqual([noClaim]);
  });

  test("longer than one reading is published by a person, who is told so", async () => {
    const long = Array.from({ length: 230 }, (_, place) => `Line ${place} says little.`);
    const { post, message } = await draftOf(long.join("\n\n"), true);
    expect(post.status).toBe("draft");
    expect(message).toContain("at most 220 sentences");
  });
});
