import { readFileSync } from "node:fs";
import { z } from "zod";

/** `anyone`: what the call itself holds decides, such as the token of a link; `account`: whoever is signed in. */
const whoSchema = z.enum(["anyone", "link or office", "account", "office", "approvers"]);

export type Who = z.infer<typeof whoSchema>;

const byWords: Readonly<Record<string, Who>> = {
  "whoever has what it asks for": "anyone",
  "link, writer, approver": "link or office",
  "whoever is signed in": "account",
  "writer, approver": "office",
  approver: "approvers",
};

/** Every call with who may make it, from the table in docs/security.md; what a writer may do by it is narrower still. */
export const whoMayCall: Readonly<Record<string, Who>> = Object.fromEntries(
  Array.from(
    readFileSync("docs/security.md", "utf8").matchAll(
      /^\| `((?:GET|POST|PUT|DELETE) \S+)` +\| (.+?) +\|$/gm,
    ),
    ([, call = "", words = ""]) => [call, whoSchema.parse(byWords[words])],
  ),
);
