import { soakFuzz } from "./fuzz.ts";
import { soakInstances } from "./instances.ts";
import { soakKills } from "./kills.ts";
import { soakLoad } from "./load.ts";
import { soakSlowConnections } from "./slow.ts";

/** What takes too long for `npm test`: each part prints its findings and says whether all is well. */
const parts = {
  kills: soakKills,
  instances: soakInstances,
  load: soakLoad,
  slow: soakSlowConnections,
  fuzz: soakFuzz,
} satisfies Record<string, (words: readonly string[]) => Promise<boolean>>;

const [name = "", ...words] = process.argv.slice(2);
const part = Object.entries(parts).find(([known]) => known === name)?.[1];
if (part === undefined) throw new Error(`Say which part: ${Object.keys(parts).join(", ")}.`);
process.exitCode = (await part(words)) ? 0 : 1;
