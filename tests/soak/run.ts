import { startFailureMessage } from "../../server/start-error.ts";
import { soakNginx } from "./behind-nginx.ts";
import { soakContainer } from "./container.ts";

/** What needs nginx or buildah: each part prints its findings and says whether all is well. */
const parts = new Map([
  ["nginx", soakNginx],
  ["container", soakContainer],
]);

const part = parts.get(process.argv[2] ?? "");
if (part === undefined) {
  process.stderr.write(`Say one of ${[...parts.keys()].join(", ")}.\n`);
  process.exitCode = 2;
} else {
  const isWell = await part().catch((fault: unknown) => {
    process.stderr.write(`${startFailureMessage(fault)}\n`);
    return false;
  });
  process.exitCode = isWell ? 0 : 1;
}
