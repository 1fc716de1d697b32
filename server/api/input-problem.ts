import type { z } from "zod/mini";

const wanted: Readonly<Record<string, string>> = {
  string: "a text",
  boolean: "true or false",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "an object",
};

/** The sentence about a part of a call's input whose schema has none of its own. */
export function inputProblem(issue: z.core.$ZodRawIssue): string {
  const name = (issue.path ?? []).join(".");
  if (name === "") return "The body of this call has to be a JSON object.";
  if (issue.code === "invalid_value") return `${name} has to be one of ${issue.values.join(", ")}.`;
  if (issue.code === "too_small") return `${name} has to be at least ${issue.minimum}.`;
  if (issue.code === "too_big") return `${name} can be at most ${issue.maximum}.`;
  const kind = issue.code === "invalid_type" ? wanted[issue.expected] : undefined;
  return kind === undefined ? `${name} is not well-formed.` : `${name} has to be ${kind}.`;
}
