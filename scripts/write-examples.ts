// Writes docs/examples/: what the offline writer makes of real requests, as readers see it.
import { mkdirSync, writeFileSync } from "node:fs";
import { exampleDrafts, exampleFile } from "../tests/support/example-drafts.ts";

mkdirSync("docs/examples", { recursive: true });
for (const example of await exampleDrafts()) {
  writeFileSync(`docs/examples/${example.slug}.md`, await exampleFile(example));
}
