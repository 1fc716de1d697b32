import { startFailureMessage } from "../../server/start-error.ts";
import { soakBackup } from "./backup.ts";
import { soakNginx } from "./behind-nginx.ts";
import { soakContainer } from "./container.ts";
import { soakInstances } from "./instances.ts";
import { soakKills } from "./kills.ts";
import { soakLoad } from "./load.ts";
import { soakOverload } from "./overload.ts";
import { soakSlowConnections } from "./slow.ts";

type Part = (words: readonly string[]) => Promise<boolean>;

/** What takes too long for `npm test`: each part prints its findings and says whether all is well. */
const parts: Readonly<Record<string, Part>> = {
  kills: soakKills,
  backup: soakBackup,
  instances: soakInstances,
  nginx: soakNginx,
  load: soakLoad,
  slow: soakSlowConnections,
  overload: soakOverload,
  container: soakContainer,
};

/** The exit code: 0 when all is well, 1 when something is not, 2 for a part that there is not. */
async function main([name, ...words]: readonly string[]): Promise<number> {
  if (name === undefined) return soakAll();
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (part === undefined) {
    const known = Object.keys(parts).join(", ");
    process.stderr.write(`There is no part ${name}: say ${known}, or nothing for all of them.\n`);
    return 2;
  }
  return (await part(words)) ? 0 : 1;
}

/** One after the other; one that fails does not keep the others from their turn. */
async function soakAll(): Promise<number> {
  const failed: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    process.stdout.write(`${name}\n`);
    const isWell = await part([]).catch((fault: unknown) => {
      process.stderr.write(`${startFailureMessage(fault)}\n`);
      return false;
    });
    if (!isWell) failed.push(name);
  }
  process.stdout.write(failed.length === 0 ? "All is well.\n" : `Failed: ${failed.join(", ")}.\n`);
  return failed.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
