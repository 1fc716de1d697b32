import type { Nodes, Root } from "mdast";

/** A node of the body with the number of its block. */
type PlacedNode = { readonly node: Nodes; readonly block: number };

/** Every node of a body, each with the block in which it stands. */
export function nodesOf(tree: Root): readonly PlacedNode[] {
  const found: PlacedNode[] = [];
  const collect = (node: Nodes, block: number): void => {
    found.push({ node, block });
    if ("children" in node) for (const child of node.children) collect(child, block);
  };
  tree.children.forEach((child, index) => collect(child, index + 1));
  return found;
}
