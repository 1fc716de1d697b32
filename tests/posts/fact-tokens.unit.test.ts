import { describe, expect, test } from "vitest";
import { fact, factText } from "../../content/facts/index.ts";
import { articleOf, readablePost } from "../../domain/posts/article.ts";
import { factToken, factsIn, unknownTokens, unknownValue } from "../../domain/posts/fact-tokens.ts";
import type { Post } from "../../domain/posts/post.ts";

const fee = factToken("fee.sc_st_pwd.one_paper");
const feeText = factText(fact("fee.sc_st_pwd.one_paper"));

function postWith(change: Partial<Post>): Post {
  return {
    id: "0198a000-0000-7000-8000-000000000000",
    slug: "fees",
    status: "published",
    revision: 1,
    live_revision: 1,
    corrections: [],
    written_by: "offline",
    schema_jsonld: {},
    published_at: "2026-11-21T06:00:00.000Z",
    created_at: "2026-11-21T06:00:00.000Z",
    updated_at: "2026-11-21T06:00:00.000Z",
    title: "Fees",
    category: "news",
    tags: [],
    hero_summary: "What it costs.",
    hero_image_url: null,
    hero_image_alt: null,
    meta_description: "What it costs.",
    body_markdown: "Text.",
    internal_links: [],
    source_references: [],
    ...change,
  };
}

describe("a post with fact tokens", () => {
  test("shows each value as a link to its place in the list of figures, once listed", () => {
    const { tree, figures } = articleOf(postWith({ body_markdown: `Pay ${fee}, really ${fee}.` }));
    expect(JSON.stringify(tree).match(/"href":"#figure-1"/g)).toHaveLength(2);
    expect(JSON.stringify(tree)).toContain(`"value":"${feeText}"`);
    expect(figures).toMatchObject([{ id: "fee.sc_st_pwd.one_paper", anchor: "figure-1" }]);
  });

  test("keeps a value inside a link as text, for a link holds no link", () => {
    const { tree, figures } = articleOf(
      postWith({ body_markdown: `[Pay ${fee}](/registration-2026)` }),
    );
    expect(JSON.stringify(tree)).toContain(`Pay `);
    expect(JSON.stringify(tree)).not.toContain("figure-");
    expect(figures).toEqual([]);
  });

  test("has its values in every text, structured data included", () => {
    const post = readablePost(
      postWith({
        hero_summary: `Pay ${fee}.`,
        meta_description: `Pay ${fee} for one paper.`,
        body_markdown: `| a | b |\n| - | - |\n| fee | ${fee} |`,
        schema_jsonld: { description: `Pay ${fee}.`, nested: { list: [fee] } },
      }),
    );
    expect(JSON.stringify(post)).not.toContain("{{");
    expect(post.schema_jsonld).toEqual({
      description: `Pay ${feeText}.`,
      nested: { list: [feeText] },
    });
    expect(post.body_markdown).toContain(`| fee | ${feeText} |`);
  });

  test("shows steps of a record that stand alone as a numbered list", () => {
    const { tree } = articleOf(postWith({ body_markdown: factToken("registration.steps") }));
    expect(JSON.stringify(tree)).toContain('"tagName":"ol"');
    const { body_markdown } = readablePost(
      postWith({ body_markdown: factToken("registration.steps") }),
    );
    expect(body_markdown).toMatch(/^1\. .+\n2\. /);
  });

  test("shows the part of a value that its form asks for", () => {
    const { body_markdown } = readablePost(
      postWith({ body_markdown: factToken("paper2a.maths", "marks") }),
    );
    expect(body_markdown).toMatch(/^\d+$/);
  });
});

test.each(["{{fact:no.such.record}}", "{{fact:fee.sc_st_pwd.one_paper", "{{price}}", "{{ x }}"])(
  "%s is no value: readers see none of it",
  (token) => {
    const source = postWith({ body_markdown: `Pay ${token} now.` });
    expect(unknownTokens(source.body_markdown)).toHaveLength(1);
    expect(readablePost(source).body_markdown).toContain(unknownValue);
    expect(JSON.stringify(articleOf(source).tree)).not.toContain("{{");
  },
);

test("records of a text are named once, in the order of their use", () => {
  const text = `${factToken("paper1.questions")} ${fee} ${factToken("paper1.questions")}`;
  expect(factsIn(text).map(({ id }) => id)).toEqual([
    "paper1.questions",
    "fee.sc_st_pwd.one_paper",
  ]);
});
