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
  if (name === "") return "The body of this call must be a JSON object.";
  if (issue.code === "invalid_value") return `“${name}” must be one of ${issue.values.join(", ")}.`;
  if (issue.code === "too_small" || issue.code === "too_big") return sizeProblem(name, issue);
  const kind = issue.code === "invalid_type" ? wanted[issue.expected] : undefined;
  return kind === undefined ? `“${name}” is not valid.` : `“${name}” must be ${kind}.`;
}

type SizeIssue = z.core.$ZodRawIssue & { readonly code: "too_small" | "too_big" };

function sizeProblem(name: string, issue: SizeIssue): string {
  const [limit, bound, comparison] =
    issue.code === "too_small"
      ? [issue.minimum, "at least", "or more"]
      : [issue.maximum, "at most", "or less"];
  const noun = { array: "item", string: "character" }[String(issue.origin)];
  if (noun === undefined) return `“${name}” must be ${limit} ${comparison}.`;
  return `“${name}” must have ${bound} ${limit} ${Number(limit) === 1 ? noun : `${noun}s`}.`;
}
