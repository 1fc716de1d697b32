import { databaseTrouble } from "../database/database-faults.ts";
import type { Log } from "../domain/shared/log.ts";

type Write = Log["error"];

/**
 * A log that says once what fails for want of the database: everything that needs it would say the
 * same again each second. `recovered` ends the silence; whoever knows that the database answers calls it.
 */
export function createOutageLog(log: Log): { readonly log: Log; readonly recovered: () => void } {
  const said = new Set<string>();

  function sayOnce(write: Write): Write {
    return (message, details) => {
      if (databaseTrouble(details?.fault) !== null) {
        if (said.has(message)) return;
        said.add(message);
      }
      write(message, details);
    };
  }

  return {
    log: { info: log.info, warn: sayOnce(log.warn), error: sayOnce(log.error) },
    recovered: () => said.clear(),
  };
}
