import { contentNamed } from "../support/writing.ts";
import type { Nodes } from "hast";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PostBody } from "../../app/ui/post-body.tsx";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { factText } from "../../content/facts/index.ts";
import { articleOf, readablePost } from "../../domain/posts/text/article.ts";
import { factToken, unknownTokens, unknownValue } from "../../domain/posts/text/fact-tokens.ts";
import type { Post } from "../../domain/posts/post.ts";

const { fact } = builtInFacts;

const fee = factToken("fee.sc_st_pwd.one_paper");
const feeText = factText(fact("fee.sc_st_pwd.one_paper"));

function postWith(change: Partial<Post>): Post {
  const at = "2026-11-21T06:00:00.000Z";
  return {
    ...contentNamed("Fees", { hero_summary: "What it costs.", body_markdown: "Text." }),
    id: "0198a000-0000-7000-8000-000000000000",
    slug: "fees",
    category: "news",
    author: null,
    status: "published",
    revision: 1,
    edition: "2026",
    live_revision: 1,
    corrections: [],
    written_by: "offline",
    schema_jsonld: {},
    published_at: at,
    created_at: at,
    updated_at: at,
    ...change,
  };
}

/** A post with this body, as it is drawn. */
function articleWith(body_markdown: string) {
  return articleOf(postWith({ body_markdown }), builtInFacts);
}

/** The text of a tree; the mark of a source is its number in brackets. */
function marked(node: Nodes): string {
  if (node.type === "text") return node.value;
  const text = "children" in node ? node.children.map(marked).join("") : "";
  const mark = node.type === "element" ? node.properties.dataMark : undefined;
  return typeof mark === "string" ? `[${mark}]` : text;
}

describe("a post with fact tokens", () => {
  test("marks a source once in a paragraph, after its first value there, and lists it once", () => {
    const other = factToken("fee.sc_st_pwd.two_papers");
    const { tree, figures } = articleWith(`Pay ${fee} or ${other}, really ${fee}.\n\nPay ${fee}.`);
    expect(marked(tree)).toBe(
      `Pay ${feeText}[1] or ${factText(fact("fee.sc_st_pwd.two_papers"))}, really ${feeText}.\nPay ${feeText}[1].`,
    );
    expect(figures).toMatchObject([
      { id: "fee.sc_st_pwd.one_paper", anchor: "source-1" },
      { id: "fee.sc_st_pwd.two_papers", anchor: "source-1" },
    ]);
  });

  test("marks a source once in a table", () => {
    const { tree } = articleWith(`| a | b |\n| - | - |\n| fee | ${fee} |\n| fee | ${fee} |`);
    expect(marked(tree).replaceAll(/\s+/g, " ")).toContain(`fee ${feeText}[1] fee ${feeText}`);
  });

  test("says what reports say beside a value, once a paragraph, in brief in a table", () => {
    const reported = factToken("fee.obc_ews.one_paper");
    const text = factText(fact("fee.obc_ews.one_paper"));
    const women = `women ${factText(fact("actual.fee.obc_ews_female.one_paper"))}`;
    const body = [
      `## Pay ${reported}`,
      `OBC: ${reported}, for all of **${reported}**.`,
      `[Pay ${reported}](/registration-2026)`,
      `| a | b |\n| - | - |\n| men | ${reported} |\n| all | ${reported} |`,
    ].join("\n\n");
    const { tree } = articleWith(body);
    const read = marked(tree).replaceAll(/\s+/g, " ");
    expect(read).toContain(
      `Pay ${text} OBC: ${text}[1] (reported for 2026: ${women}), for all of ${text}. Pay ${text} (reported for 2026: ${women})`,
    );
    expect(read).toContain(`men ${text}[1] (2026: ${women}) all ${text}`);
  });

  test("has its values in every text, structured data included", () => {
    const post = readablePost(
      postWith({
        hero_summary: `Pay ${fee}.`,
        meta_description: `Pay ${fee} for one paper.`,
        body_markdown: `| a | b |\n| - | - |\n| fee | ${fee} |`,
        schema_jsonld: { description: `Pay ${fee}.`, nested: { list: [fee] } },
      }),
      builtInFacts,
    );
    expect(JSON.stringify(post)).not.toContain("{{");
    expect(post.schema_jsonld).toEqual({
      description: `Pay ${feeText}.`,
      nested: { list: [feeText] },
    });
    expect(post.body_markdown).toContain(`| fee | ${feeText} |`);
  });

  test("shows the part of a value that its form asks for", () => {
    const { body_markdown } = readablePost(
      postWith({ body_markdown: factToken("paper2a.maths", "marks") }),
      builtInFacts,
    );
    expect(body_markdown).toMatch(/^\d+$/);
  });
});

test.each(["{{fact:no.such.record}}", "{{fact:fee.sc_st_pwd.one_paper", "{{price}}", "{{ x }}"])(
  "%s is no value: readers see none of it",
  (token) => {
    const source = postWith({ body_markdown: `Pay ${token} now.` });
    expect(unknownTokens(source.body_markdown, builtInFacts)).toHaveLength(1);
    expect(readablePost(source, builtInFacts).body_markdown).toContain(unknownValue);
    expect(JSON.stringify(articleOf(source, builtInFacts).tree)).not.toContain("{{");
  },
);

test("a formula shows values in place of tokens and is drawn without style and script; texts without markup have its TeX", () => {
  const source = postWith({
    hero_summary: String.raw`Speed is \(v = u + at\), for $20 to $30.`,
    body_markdown: `$$v = u + at$$\n\nTwice the fee is $2 \\times ${fee}$ today.`,
    schema_jsonld: { description: "$E = mc^2$" },
  });
  const { tree, post } = articleOf(source, builtInFacts);
  const html = renderToStaticMarkup(createElement(PostBody, { tree }));
  expect(html).toContain('<p tabindex="0"><math display="block"><mrow><mi>v</mi><mo>=</mo>');
  expect(html).toContain(`<mo>×</mo><mtext>${feeText}</mtext></mrow></math><sup><a`);
  expect(html).not.toMatch(/<script|<style|style=|class="formula/);
  expect(post.hero_summary).toBe("Speed is v = u + at, for $20 to $30.");
  expect(post.schema_jsonld).toEqual({ description: "E = mc^2" });
});
