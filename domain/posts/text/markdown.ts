import type { Element, ElementContent, Parents, Root } from "hast";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { readPictureAddress } from "../../shared/picture-address.ts";

/**
 * The markdown policy (spec section 2, contract section 5): GitHub's markdown without raw HTML,
 * links only to http, https, irc, ircs, mailto, xmpp or within the site, images only by http(s) or of our
 * own pictures.
 * Answers a plain tree of elements that can be stored as JSON; the page's component draws it.
 */
export function markdownTree(body: string): Root {
  return processor.runSync(processor.parse(body));
}

/** Ids in a body carry it, so that they never meet an id of the page. */
const idPrefix = defaultSchema.clobberPrefix ?? "";

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // Raw HTML ends here. Ids get their prefix from the sanitiser alone.
  .use(remarkRehype, { clobberPrefix: "", footnoteLabelProperties: {} })
  .use(() => adapt)
  // The sanitiser has the last word, whatever came before it.
  .use(rehypeSanitize, {
    ...defaultSchema,
    attributes: {
      ...defaultSchema.attributes,
      a: [...(defaultSchema.attributes?.a ?? []), ["target", "_blank"], ["rel", "noopener"]],
    },
  });

/** Makes of a document of its own the body of a page. */
function adapt(tree: Root): void {
  delete tree.position;
  // The page's title is its h1: a body that begins with one moves down as a whole.
  const shift = containsHeadingOne(tree) ? 1 : 0;
  adaptChildren(tree, shift);
}

function adaptChildren(parent: Parents, shift: number): void {
  for (const child of parent.children) {
    delete child.position;
    delete child.data;
    if (child.type !== "element") continue;
    if (child.tagName === "a") adaptLink(child);
    if (child.tagName === "img") adaptImage(child);
    child.tagName = shiftedHeading(child.tagName, shift);
    adaptChildren(child, shift);
  }
}

function containsHeadingOne(parent: Parents): boolean {
  return parent.children.some(
    (child) => child.type === "element" && (child.tagName === "h1" || containsHeadingOne(child)),
  );
}

function shiftedHeading(tagName: string, shift: number): string {
  const [, level] = /^h([1-6])$/.exec(tagName) ?? [];
  return level === undefined ? tagName : `h${Math.min(Number(level) + shift, 6)}`;
}

function adaptLink({ properties }: Element): void {
  const href = lowerCaseScheme(properties.href);
  properties.href = href;
  if (/^(https?:)?\/\//.test(href))
    Object.assign(properties, { target: "_blank", rel: "noopener" });
  const isFootnote = "dataFootnoteRef" in properties || "dataFootnoteBackref" in properties;
  if (isFootnote) properties.href = href.replace("#", `#${idPrefix}`);
}

/** An image that may not be shown leaves its text. */
function adaptImage(image: Element): void {
  const { alt, src } = image.properties;
  const address = lowerCaseScheme(src);
  image.properties.src = address;
  if (/^https?:\/\//.test(address) || readPictureAddress(address) !== null) return;
  const text: ElementContent = { type: "text", value: typeof alt === "string" ? alt : "" };
  Object.assign(image, { tagName: "span", properties: {}, children: [text] });
}

function lowerCaseScheme(address: unknown): string {
  const text = typeof address === "string" ? address : "";
  return text.replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
}
