import { createServer } from "node:http";
import type { Nodes, Properties } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { parse } from "parse5";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

// The least that React can do for a page: its elements, made beforehand, as a text for each request.
const [port] = process.argv.slice(2);
const tree = element(fromParse5(parse(process.env.PAGE ?? "")));
createServer((_request, response) => {
  const body = Buffer.from(renderToStaticMarkup(tree));
  response.writeHead(200, { "content-type": "text/html", "content-length": body.byteLength });
  response.end(body);
}).listen(Number(port), "127.0.0.1");

function element(node: Nodes): ReactNode {
  if (node.type === "root") return createElement("div", null, ...node.children.map(element));
  if (node.type === "text") return node.value;
  if (node.type !== "element") return null;
  const { tagName, children } = node;
  const props = propsOf(node.properties);
  const [first] = children;
  if ((tagName === "style" || tagName === "script") && first?.type === "text")
    return createElement(tagName, { ...props, dangerouslySetInnerHTML: { __html: first.value } });
  return createElement(tagName, props, ...children.map(element));
}

/** As React calls them. */
function propsOf(properties: Properties): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name.startsWith("aria") ? `aria-${name.slice("aria".length).toLowerCase()}` : name,
      Array.isArray(value) ? value.join(" ") : value,
    ]),
  );
}
