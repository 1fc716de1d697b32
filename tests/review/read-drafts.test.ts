import { expect, onTestFinished, test } from "vitest";
import { dialects } from "../support/dialects.ts";
import { settled } from "../support/marked-drafts.ts";
import { soundBody } from "../support/model-article.ts";
import {
  startModelServer,
  type ScriptedAnswer,
  readingAnswer,
  sentencesAsked,
} from "../support/model-server.ts";
import { answering, article, writerFor } from "../support/model-writers.ts";
import { adminBearer, openPublishing, tokenOf, untilRunEnds } from "../support/publishing.ts";
import { posted, previewed } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";

type Reading = (message: string) => ScriptedAnswer;

type Mark = { id: string; kind: string; sentence: string; corrected: string | null; why: string };

type Preview = {
  marks: Mark[];
  counts: { conflicts: number; unverified: number };
  editToken: string;
};

const lies = [
  "General male candidates pay ₹1,200 for one paper.",
  "SC, ST and PwD candidates pay ₹700 for one paper.",
];
const agreed = "The admit card is sent by post.";
const noClaim = "Candidates may leave the hall after one hour.";
const doubted = "The paper has nice colours.";
const body = `${lies.join(" ")}\n\n## Rules\n\n${[agreed, noClaim, doubted].join(" ")}`;

const read = readingAnswer({
  [agreed]: { verdict: "agrees", record: "" },
  [doubted]: { verdict: "no-record", record: null },
});

onEitherEngine("a draft that a model has read", (openTestDatabase) => {
  /** A site whose model writes this body, and reads drafts as `reading` says. */
  async function openSite(text: string, reading: Reading) {
    const asked: string[] = [];
    let now = reading;
    const server = await startModelServer(dialects["openai-compatible"], (message) => {
      asked.push(message);
      return now(message);
    });
    onTestFinished(server.close);
    server.script(
      answering({ ...article, body_markdown: `${text}\n\n${soundBody}`, internal_links: [] }),
    );
    const writer = writerFor("openai-compatible", server);
    const site = openPublishing(await openTestDatabase(), { writer });
    const readAs = (next: Reading) => {
      now = next;
    };
    return { site, asked, readAs, server };
  }

  async function draftOf(
    text: string,
    reading: Reading,
    { publish = false, prompt = "JEE Main fee of SC and ST candidates" } = {},
  ) {
    const opened = await openSite(text, reading);
    const { site } = opened;
    const made = await posted(
      site,
      "manual-blog-generation",
      { prompt, category: "news", publish },
      adminBearer,
    );
    expect(made.status).toBe(200);
    const { post, message } = (await made.json()) as {
      message: string;
      post: { id: string; status: string; previewUrl: string };
    };
    const preview = async () => {
      const answer = await previewed(site, post.id, tokenOf(post.previewUrl));
      return (await answer.json()) as Preview;
    };
    let revision = 1;
    const settle = async (sentence: string, command: object) => {
      const { marks } = await preview();
      const markId = marks.find((mark) => mark.sentence === sentence)?.id;
      const answer = await settled(site, { postId: post.id, revision, markId, ...command });
      expect(answer.status).toBe(200);
      revision++;
      return answer.body.counts;
    };
    return { ...opened, post, message, preview, settle };
  }

  test("has one doubt less for each that is settled, and what the reading freed stays free", async () => {
    const { preview, settle } = await draftOf(body, read);
    const { marks, counts } = await preview();
    const open = marks.filter(({ kind }) => kind !== "verified");
    expect(open.map(({ sentence }) => sentence)).toEqual([...lies, doubted]);
    expect(counts).toMatchObject({ conflicts: 2, unverified: 1 });
    const [first = "", second = ""] = lies;
    expect(await settle(first, { action: "correct" })).toMatchObject({
      conflicts: 1,
      unverified: 1,
    });
    const other = second.replace("₹700", "₹701");
    for (const [from, text] of [
      [second, other],
      [other, second],
    ] as const)
      expect(await settle(from, { action: "edit", text })).toMatchObject({
        conflicts: 1,
        unverified: 1,
      });
    expect(await settle(second, { action: "delete" })).toMatchObject({
      conflicts: 0,
      unverified: 1,
    });
    expect(await settle(doubted, { action: "delete" })).toMatchObject({
      conflicts: 0,
      unverified: 0,
    });
  });

  test("is read anew after corrections, which takes the place of the reading before", async () => {
    const { site, post, preview, readAs, server } = await draftOf(body, read);
    readAs(readingAnswer({ [noClaim]: { verdict: "no-record", record: null } }));
    const unchanged = { title: null, hero_summary: null, meta_description: null, tags: null };
    server.script(
      answering({
        ...unchanged,
        internal_links: null,
        edits: [{ block: 1, action: "replace", markdown: "Read on." }],
      }),
    );
    const { editToken: token } = await preview();
    const call = { postId: post.id, token, corrections: "Leave the fees out" };
    expect((await posted(site, "edit-blog", call)).status).toBe(202);
    expect(await untilRunEnds(site, post.id)).toMatchObject({ state: "succeeded" });
    const { marks } = await preview();
    const open = marks.filter(({ kind }) => kind !== "verified");
    expect(open.map(({ sentence }) => sentence)).toEqual([noClaim]);
  });

  const refund = "Only whoever does not download the admit card gets half of the fee back.";

  test("contradicts a passage, which is a doubt", async () => {
    const { preview } = await draftOf(
      refund,
      readingAnswer({ [refund]: { verdict: "contradicts", record: "passage:" } }),
    );
    expect((await preview()).counts).toMatchObject({ conflicts: 0, unverified: 1 });
  });

  test.each([
    ["empty", answering({ claims: [] })],
    ["refused by the service", { kind: "status", status: 400 }],
  ] satisfies [string, ScriptedAnswer][])(
    "is not published unread: its reading is %s",
    async (_name, reading) => {
      const { post, message } = await draftOf("Read slowly.", () => reading, { publish: true });
      expect(post.status).toBe("draft");
      expect(message).toContain("could not read all of it against the records");
    },
  );

  test("is published at once where the model has read all of it and found no claim", async () => {
    const none: Reading = (message) =>
      answering({ read: sentencesAsked(message).sentences.length, claims: [] });
    const { post } = await draftOf("Read slowly.", none, { publish: true });
    expect(post.status).toBe("published");
  });

  test("longer than one reading is published by a person, who is told so", async () => {
    const long = Array.from({ length: 230 }, (_, place) => `Line ${place} says little.`);
    const { post, message } = await draftOf(
      long.join("\n\n"),
      readingAnswer({ "Line 1 ": { verdict: "agrees", record: "" } }),
      { publish: true },
    );
    expect(post.status).toBe("draft");
    expect(message).toContain("at most 220 sentences");
  });
});
