import type { Nodes } from "mdast";
import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { emptyRun, joinedRuns, runOf, type Run } from "./text-run.ts";

/** The words of a node and all in it; only plain text outside links and headings can be replaced by an autofix. */
export function inlineRun(node: Nodes, body: string, facts: FactSnapshot, fixable = true): Run {
  if (node.type === "text") {
    const source = sourceOf(node, body);
    const run = runOf(node.value, source, facts, fixable);
    return source === null ? { ...run, segments: wholeOf(node, run.text) } : run;
  }
  if (node.type === "inlineCode")
    return { ...emptyRun, text: node.value, segments: wholeOf(node, node.value) };
  if (node.type === "break") return { ...emptyRun, text: " " };
  if (node.type === "image" || node.type === "imageReference")
    return runOf(node.alt ?? "", null, facts);
  if (!("children" in node)) return emptyRun;
  const free = fixable && node.type !== "link" && node.type !== "linkReference";
  return joinedRuns(node.children.map((child) => inlineRun(child, body, facts, free)));
}

/** What the body spells in another way, or marks: it can only be taken as a whole. */
function wholeOf({ position }: Nodes, text: string): Run["segments"] {
  const from = position?.start.offset;
  const to = position?.end.offset;
  if (from === undefined || to === undefined) return [];
  return [{ start: 0, end: text.length, from, to, isPlain: false }];
}

/** Where a text stands in the body; null when it is spelled there in another way. */
function sourceOf(node: Extract<Nodes, { type: "text" }>, body: string): number | null {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return null;
  return body.slice(start, end) === node.value ? start : null;
}
