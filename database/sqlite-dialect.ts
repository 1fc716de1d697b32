import { SqliteAdapter, SqliteDialect } from "kysely";

/**
 * SQLite takes changes of the schema back with their transaction. Kysely does not count on it: a
 * migration that was killed half-way would leave its first tables behind, and never run again.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's own dialect, with migrations that are all or nothing. */
export class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
