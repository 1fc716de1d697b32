import { expect, test } from "vitest";
import { answerTo } from "../support/caller.ts";
import { previewBlog } from "../../app/calls/review.ts";
import { fail, succeed } from "../../domain/shared/result.ts";
import { bodyWriter, checksByFirstWord, settled } from "../support/marked-drafts.ts";
import { openTestDatabase, type OpenTestDatabase } from "../support/engines.ts";
import { openMailing } from "../support/mail-server.ts";
import { draftWithTokens, tokenOf, type Publishing } from "../support/publishing.ts";
import { checksStoppingWrong, contentNamed, testWriter } from "../support/writing.ts";
import { posted } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";

const reviewers = ["one@example.com", "two@example.com"];
const generation = {
  prompt: "Fees",
  category: "news",
  publish: false,
  requestedBy: "admin:admin@guide.example",
} as const;

const openDesk = async (open: OpenTestDatabase, options: Parameters<typeof openMailing>[2] = {}) =>
  openMailing(await open(), reviewers, { checkDraft: checksStoppingWrong, ...options });

/** The address of this site in a mail's text. */
function addressIn(text: string | undefined): URL {
  return new URL(/https:\/\/guide\.example\/blog\S*/.exec(text ?? "")?.[0] ?? "");
}

async function previewed(site: Publishing, address: URL) {
  const postId = address.pathname.split("/").at(-1) ?? "";
  const query = new URLSearchParams({ postId, token: tokenOf(address.href) });
  const answer = await site.api.request(`/functions/preview-blog?${query.toString()}`);
  return answerTo(previewBlog, answer);
}

onEitherEngine("review mails", (open) => {
  test("each reviewer gets one mail of a new draft, whose link shows it", async () => {
    const { server, site } = await openDesk(open);
    await draftWithTokens(site, "Fees explained");
    const mails = await server.received(2);
    expect(mails.map(({ to }) => to).sort()).toEqual([["one@example.com"], ["two@example.com"]]);
    for (const { mail } of mails) {
      expect(mail.from).toEqual({ name: "The Guide", address: "guide@example.com" });
      expect(mail.subject).toBe("New draft: Fees explained");
      expect(mail.html).toContain("Fees explained");
      const address = addressIn(mail.text);
      expect(mail.html).toContain(`href="${address.href}"`);
      expect((await previewed(site, address)).post.title).toBe("Fees explained");
    }
    expect(server.attempts).toHaveLength(2);
  });

  test("conflicts and unverified statements are counted in the subject, and whoever keeps one by the mail's link is named", async () => {
    const options = { writer: bodyWriter(), checkDraft: checksByFirstWord };
    const { server, site } = await openDesk(open, options);
    const prompt = "Perhaps so. Perhaps not. Doubtful too.";
    await site.drafting.generate({ ...generation, prompt, publish: true });
    const mail = (await server.received(2)).find(({ to }) => to.includes("one@example.com"))?.mail;
    expect(mail?.subject).toBe("New draft, 1 conflict to settle, 2 statements to check: Fees");
    const address = addressIn(mail?.text);
    const { editToken: token, post } = await previewed(site, address);
    const keep = { markId: "m3", action: "keep", reason: "NTA said so." };
    const answer = await settled(site, { postId: post.id, token, revision: 1, ...keep });
    expect(answer.body).toMatchObject({ counts: { conflicts: 0, unverified: 2 } });
    expect((await previewed(site, address)).marks).toMatchObject([
      { settledBy: null },
      { settledBy: null },
      { settledBy: "one@example.com" },
    ]);
  });

  test("a note with which a draft is sent back by the mail's link reaches whoever asked for it", async () => {
    const { server, site } = await openDesk(open);
    await site.auth.accounts.create("admin@guide.example", "long enough for anybody");
    await site.auth.accounts.grant("admin@guide.example", "admin");
    const { postId } = await draftWithTokens(site, "Fees");
    const mail = (await server.received(2)).find(({ to }) => to.includes("one@example.com"))?.mail;
    const { editToken: token } = await previewed(site, addressIn(mail?.text));
    const call = { postId, token, revision: 1, note: "Please name the fee for two papers." };
    expect((await posted(site, "send-back", call)).status).toBe(200);
    const told = (await server.received(3)).find(({ mail: { subject } }) =>
      subject?.startsWith("Sent back"),
    );
    expect(told?.to).toEqual(["admin@guide.example"]);
    expect(told?.mail.subject).toBe("Sent back: Fees");
    expect(told?.mail.text).toContain("one@example.com has sent this draft back");
    expect(told?.mail.text).toContain("> Please name the fee for two papers.");
    expect(told?.mail.text).toContain(`https://guide.example/admin/posts/${postId}`);
  });

  test("a failed generation is told to the reviewers and to the admin who asked", async () => {
    const writer = testWriter(() => Promise.resolve(fail("provider-failed", "It is away.")));
    const { server, site } = await openDesk(open, { writer });
    await site.drafting.generate(generation);
    const mails = await server.received(3);
    expect(mails.flatMap(({ to }) => to).sort()).toEqual(["admin@guide.example", ...reviewers]);
    for (const { mail } of mails) {
      expect(mail.subject).toBe("Draft not made: Fees");
      expect(mail.text).toContain("It is away.");
      expect(mail.text).toContain("https://guide.example/admin/dashboard");
    }
  });
});

const hostileTitles = {
  "that begins headers": "Fees\r\nBcc: all@example.com\r\n\r\nHello",
  "with line ends of every kind": "Fees\n\u2028\u2029\u0085\u000bBcc: all@example.com",
  "of markup": `<img src=x onerror="alert(1)"><script>alert('&')</script>`,
  "that reverses what follows": "Fees \u202egro.elpmaxe\u202c now",
  "of emoji": "👩‍👩‍👧‍👦 പരീക്ഷ 🇮🇳 Fees €",
  "of 160 characters": "Fees ".repeat(32).trim().padEnd(160, "x"),
  "that names another recipient": "Fees, <all@example.com>; =?utf-8?q?Bcc:?=",
};

test("a hostile title arrives as one subject and as text", async () => {
  const titles = Object.values(hostileTitles);
  const left = [...titles];
  const writer = testWriter(() =>
    Promise.resolve(succeed({ content: contentNamed(left.shift() ?? "Fees"), usage: null })),
  );
  const { server, site } = await openDesk(() => openTestDatabase("sqlite"), { writer });
  for (const prompt of Object.keys(hostileTitles))
    await site.drafting.generate({ ...generation, prompt });
  const mails = await server.received(titles.length * reviewers.length);
  for (const [what, title] of Object.entries(hostileTitles)) {
    const seen = title.replaceAll(/[\s\u0085\u202e\u202c]+/g, " ").trim();
    const subject = `New draft: ${seen.replaceAll("=?", "= ?")}`;
    const those = mails.filter(({ mail }) => mail.subject === subject);
    expect(those.flatMap(({ to }) => to).sort(), what).toEqual(reviewers);
    for (const { mail } of those) {
      expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
      expect(mail.text).toContain(seen);
      expect(mail.html).not.toMatch(/<(script|img)/);
    }
  }
});
