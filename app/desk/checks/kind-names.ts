import type { Finding } from "../../../domain/posts/ledger.ts";

/** What can be wrong with a draft, as a reviewer reads it. */
export const kindNames: Record<Finding["kind"], string> = {
  shape: "Form of the post",
  slug: "Address of the post",
  "dead-link": "Link that leads nowhere",
  "foreign-address": "Unknown address",
  "unknown-token": "Value without a record",
  contradiction: "Against the records",
  "typed-figure": "Typed value",
  "other-edition": "Value of another year",
  "swapped-category": "Value of another group",
  unsupported: "Not in the records",
  promise: "Promise",
  "raw-html": "HTML",
  "forbidden-scheme": "Forbidden link",
  "smuggled-instruction": "Instruction in the text",
};
