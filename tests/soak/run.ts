import { startFailureMessage } from "../../server/start-error.ts";
import { soakContainer } from "./container.ts";

if (process.argv[2] === "container") {
  const isWell = await soakContainer().catch((fault: unknown) => {
    process.stderr.write(`${startFailureMessage(fault)}\n`);
    return false;
  });
  process.exitCode = isWell ? 0 : 1;
} else {
  process.stderr.write("Say container.\n");
  process.exitCode = 2;
}
