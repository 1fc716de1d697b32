import type { Nodes, RootContent } from "hast";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { withExampleBoxes } from "../../domain/posts/text/article.ts";
import { withoutDelimiters } from "../../domain/posts/text/formula-pattern.ts";
import { markdownTree } from "../../domain/posts/text/markdown.ts";
import { labelledData } from "../support/labelled-data.ts";

const nasty = labelledData("posts/cases/hostile-markdown", z.array(z.string()));

const allowedSchemes = ["http", "https", "irc", "ircs", "mailto", "xmpp"];

describe("a post's markdown", () => {
  test.each(nasty)("turns %j into nothing that runs", (body) => {
    for (const element of elementsOf(markdownTree(body))) {
      expect(["script", "style", "svg", "iframe", "form", "object", "embed"]).not.toContain(
        element.tagName,
      );
      const { href = "", src = "https:", ...others } = element.properties;
      const scheme = /^[^/?#:]*(?=:)/.exec(href)?.[0];
      if (scheme !== undefined) expect(allowedSchemes).toContain(scheme);
      expect(src).toMatch(/^https?:/);
      expect(Object.keys(others).filter((name) => /^on|^style$|^srcdoc$/i.test(name))).toEqual([]);
    }
  });

  test.each(["https://a.example/", "irc://a.example/x", "mailto:a@b.example", "xmpp:a@b.example"])(
    "keeps a link to %s",
    (address) => {
      expect(first("a", `[x](${address})`).properties.href).toBe(address);
    },
  );

  test.each(["/fees", "#dates", "?q=1", "fees"])("keeps the link %s within the site", (address) => {
    expect(first("a", `[x](${address})`).properties).toEqual({ href: address });
  });

  test.each(["https://a.example", "HTTP://a.example", "//a.example"])(
    "opens %s in a new tab that cannot reach back",
    (address) => {
      expect(first("a", `[x](${address})`).properties).toMatchObject({
        target: "_blank",
        rel: "noopener",
      });
    },
  );

  test("links a bare address, and shows an image by https", () => {
    expect(first("a", "see https://a.example/x now").properties.href).toBe("https://a.example/x");
    expect(first("img", "![A chart](https://a.example/x.png)").properties).toEqual({
      src: "https://a.example/x.png",
      alt: "A chart",
    });
  });

  test.each([
    ["यहाँ देखें https://a.example/x। फिर", "https://a.example/x"],
    ["see www.a.example॥", "http://www.a.example"],
    ["“https://a.example/x.” and more", "https://a.example/x"],
    ["https://a.example’s page", "https://a.example"],
    [
      "https://a.example/കേരളം-2026…",
      "https://a.example/%E0%B4%95%E0%B5%87%E0%B4%B0%E0%B4%B3%E0%B4%82-2026",
    ],
    ["https:\\//a.example।", "https://a.example"],
  ])("ends a bare address before a sign of another script: %s", (body, address) => {
    expect(first("a", body).properties.href).toBe(address);
    expect(textOf(markdownTree(body))).toBe(body.replace("\\", ""));
  });

  test("breaks a line at <br>, which between blocks says nothing; other tags are left out", () => {
    const cell = first("td", "| a |\n| - |\n| 10<br>20<BR/><i>30</i> |");
    expect(elementsOf(cell).map(({ tagName }) => tagName)).toEqual(["td", "br", "br"]);
    expect(textOf(cell)).toBe("10\n20\n30");
    expect(elementsOf(markdownTree("a\n\n<br>\n\nb")).map(({ tagName }) => tagName)).toEqual([
      "p",
      "p",
    ]);
  });

  test("strikes out what stands between two tildes, and no range that is written with one", () => {
    expect(first("p", "₹900~1,000 within 15~20 days").children).toHaveLength(1);
    expect(elementsOf(markdownTree("~~gone~~")).map(({ tagName }) => tagName)).toContain("del");
  });

  test("never has an h1: a body that uses one moves down as a whole, others stay", () => {
    expect(headings("# A\n\n## B\n\n###### C")).toEqual(["h2", "h3", "h6"]);
    expect(headings("> # A\n\n## B")).toEqual(["h2", "h3"]);
    expect(headings("## A\n\n### B")).toEqual(["h2", "h3"]);
  });

  test("aligns table cells without a style attribute", () => {
    const tree = markdownTree("| a | b |\n|:--|--:|\n| 1 | 2 |");
    expect(elementsOf(tree).map(({ properties }) => properties.align)).toContain("right");
    expect(JSON.stringify(tree)).not.toContain("style");
  });
});

describe("a formula", () => {
  test.each([
    ["$v = u + at$", undefined],
    [String.raw`\( v = u + at \)`, undefined],
    ["$$v = u + at$$", "block"],
    ["$$\nv = u\n+ at\n$$", "block"],
    ["\\[\nv = u\n+ at\n\\]", "block"],
    ["> Newton:\n> $$\n> v = u\n> + at\n> $$", "block"],
    ["- Newton:\n\n  \\[\n  v = u\n  + at\n  \\]", "block"],
  ])("%j is MathML", (body, display) => {
    const math = first("math", body);
    expect(textOf(math)).toBe("v=u+at");
    expect(math.properties).toEqual(display === undefined ? {} : { display });
    expect(elementsOf(math).some(({ properties }) => "style" in properties)).toBe(false);
  });

  test("is read before emphasis, escapes and the cells of a table", () => {
    expect(textOf(first("math", String.raw`**\(a_1*b_2*c\)**`))).toBe("a1∗b2∗c");
    expect(textOf(first("td", "| a |\n|---|\n| $\\|x\\|$ |"))).toBe("|x|");
    expect(textOf(first("math", String.raw`$$\mathbf{F} \in \mathbb{R},\ \ce{H2O}$$`))).toContain(
      "𝐅∈ℝ",
    );
  });

  test.each([
    "₹500 and $20 to $30",
    "costs $5",
    "$5, US$6 or even 7$ more",
    "`$x$` and `\\(y\\)`",
    "```\n$$\nx\n$$\n```",
    String.raw`\$x\$ and \[see 1\]`,
    "$$\nnever closed\n\n- a",
  ])("%j has none", (body) => {
    expect(elementsOf(markdownTree(body)).map(({ tagName }) => tagName)).not.toContain("math");
  });

  test.each([
    String.raw`\unknown{x}`,
    String.raw`\frac{1`,
    String.raw`\def\a{\a\a}\a`,
    String.raw`\href{javascript:alert(1)}{x}`,
    String.raw`\cancel{x}`,
    "x+".repeat(1_001),
  ])("that cannot be drawn is shown as it is written: %j", (tex) => {
    expect(textOf(first("code", `$$${tex}$$`))).toBe(tex);
  });

  test("is drawn 200 times at most, and soon enough", () => {
    const body = String.raw`$\sqrt{\frac{x^2}{y}}$ `.repeat(205);
    const elements = elementsOf(markdownTree(body));
    expect(elements.filter(({ tagName }) => tagName === "math")).toHaveLength(200);
    expect(elements.filter(({ tagName }) => tagName === "code")).toHaveLength(5);
    for (const opening of ["$a ", "$$a ", "\\( ", "\\[ ", "$$\n"]) {
      const start = process.cpuUsage();
      markdownTree(opening.repeat(60_000 / opening.length));
      expect(process.cpuUsage(start).user / 1_000).toBeLessThan(20_000);
    }
  });

  test("is TeX without its delimiters in a text without markup", () => {
    expect(withoutDelimiters(String.raw`Use \(v = u + at\) and $$x^2$$, for $20 to $30`)).toBe(
      "Use v = u + at and x^2, for $20 to $30",
    );
  });
});

const label = "Example, with made-up numbers";

test.each([
  ["> **Example.** Suppose you score 180.", `${label}Suppose you score 180.`],
  ["> **Example:** Suppose you score 180.", `${label}Suppose you score 180.`],
  ["> **Example**: Suppose you score 180.", `${label}Suppose you score 180.`],
  ["> **Example**\n>\n> Suppose you score 180.", `${label}Suppose you score 180.`],
  ["> **Example: from marks to rank.** You score 180.", `${label}Example: from marks to rank. You`],
])("readers of %j see a box that says whose numbers these are", (markdown, text) => {
  const box = quoteOf(markdown);
  expect(box).toMatchObject({ tagName: "figure", properties: { className: ["example"] } });
  expect(textOf(box).replaceAll("\n", "")).toContain(text);
});

function quoteOf(markdown: string): RootContent {
  const [quote] = withExampleBoxes(markdownTree(markdown)).children;
  if (quote === undefined) throw new Error("no quote");
  return quote;
}

type TreeElement = Extract<Nodes, { type: "element" }>;

function elementsOf(node: Nodes): TreeElement[] {
  const below = "children" in node ? node.children.flatMap(elementsOf) : [];
  return node.type === "element" ? [node, ...below] : below;
}

function first(tagName: string, body: string): TreeElement {
  const found = elementsOf(markdownTree(body)).find((element) => element.tagName === tagName);
  if (found === undefined) throw new Error(`no ${tagName} in ${body}`);
  return found;
}

function headings(body: string): string[] {
  return elementsOf(markdownTree(body))
    .map(({ tagName }) => tagName)
    .filter((name) => /^h\d$/.test(name));
}

function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
