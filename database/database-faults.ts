export type DatabaseFault = "away" | "busy" | "full" | "read-only";

export function databaseFaultOf(fault: unknown): DatabaseFault | null {
  if (!(fault instanceof Error)) return null;
  if ("errcode" in fault) return sqliteTrouble(Number(fault.errcode));
  const code = "code" in fault ? String(fault.code) : "";
  return (
    postgresTroubles[code] ?? classOf(code) ?? (lostConnection.test(fault.message) ? "away" : null)
  );
}

export function isUniqueViolation(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  // SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE; https://www.sqlite.org/rescode.html
  if ("errcode" in fault) return [1555, 2067].includes(Number(fault.errcode));
  return "code" in fault && fault.code === "23505";
}

function sqliteTrouble(code: number): DatabaseFault | null {
  return unwritable.has(code) ? "read-only" : (sqliteTroubles.get(code & 0xff) ?? null);
}

/** A disk that takes no write any more, under a file that was opened to be written; by the extended result code. */
const unwritable: ReadonlySet<number> = new Set([
  778, // SQLITE_IOERR_WRITE
  1034, // SQLITE_IOERR_FSYNC
  1290, // SQLITE_IOERR_DIR_FSYNC
  1546, // SQLITE_IOERR_TRUNCATE
]);

/** By the primary result code: https://www.sqlite.org/rescode.html */
const sqliteTroubles: ReadonlyMap<number, DatabaseFault> = new Map([
  [5, "busy"], // SQLITE_BUSY
  [6, "busy"], // SQLITE_LOCKED
  [8, "read-only"], // SQLITE_READONLY
  [10, "away"], // SQLITE_IOERR
  [13, "full"], // SQLITE_FULL
  [14, "away"], // SQLITE_CANTOPEN
]);

/** By SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html), and Node's codes of a connection and of a file in the data folder. */
const postgresTroubles: Readonly<Record<string, DatabaseFault>> = {
  "25006": "read-only", // read_only_sql_transaction: a standby, or disk trouble
  "25P03": "away", // idle_in_transaction_session_timeout
  "40001": "busy", // serialization_failure
  "40P01": "busy", // deadlock_detected
  "53100": "full", // disk_full
  "55P03": "busy", // lock_not_available
  "57014": "busy", // query_canceled: it took longer than a statement may
  "57P01": "away", // admin_shutdown
  "57P02": "away", // crash_shutdown
  "57P03": "away", // cannot_connect_now
  "57P05": "away", // idle_session_timeout
  "58030": "away", // io_error
  EDQUOT: "full",
  ENOSPC: "full",
  EROFS: "read-only",
  ECONNREFUSED: "away",
  ECONNRESET: "away",
  EAI_AGAIN: "away",
  EHOSTUNREACH: "away",
  ENETUNREACH: "away",
  ENOTFOUND: "away",
  EPIPE: "away",
  ETIMEDOUT: "away",
};

function classOf(code: string): DatabaseFault | undefined {
  if (/^08\w{3}$/.test(code)) return "away";
  return /^53\w{3}$/.test(code) ? "busy" : undefined;
}

const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|timeout e(xceeded when trying to connect|xpired)|Query read timeout)/;
