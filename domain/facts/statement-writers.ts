import { takeAdvisoryLock, type OpenDatabase, type Queries } from "../../database/open-database.ts";

export type Person = {
  readonly email: string;
  /** Without it, an approver. */
  readonly role?: "admin" | "writer";
};

export function lockStatements({ engine }: OpenDatabase, queries: Queries): Promise<void> {
  return takeAdvisoryLock(engine, queries, "fact-statements");
}

export function actorOf({ email }: Person): string {
  return `admin:${email}`;
}
