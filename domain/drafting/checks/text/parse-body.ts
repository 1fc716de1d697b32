import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** The body as a tree with the places of its nodes, read as the page that shows it reads it. */
export function parsedBody(body: string): Root {
  return processor.parse(body);
}

const processor = unified().use(remarkParse).use(remarkGfm);
