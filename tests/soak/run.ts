import { soakKills } from "./kills.ts";
import { soakLoad } from "./load.ts";
import { soakSlowConnections } from "./slow.ts";

/** Each says whether all was well. */
const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  kills: soakKills,
  load: soakLoad,
  slow: soakSlowConnections,
};

/** `npm run soak -- load`: one of the long proofs, on the built site. */
const part = parts[process.argv[2] ?? ""];
if (part === undefined) throw new Error(`Say which: ${Object.keys(parts).join(", ")}.`);
process.exitCode = (await part()) ? 0 : 1;
