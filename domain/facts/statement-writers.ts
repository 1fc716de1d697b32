import { takeAdvisoryLock, type OpenDatabase, type Queries } from "../../database/open-database.ts";

export type Person = {
  readonly email: string;
  /** Writers propose, and take back what they proposed; left out, an approver. */
  readonly role?: "admin" | "writer";
};

/** Keeps all other writers of statements out until the transaction ends. */
export function lockStatements({ engine }: OpenDatabase, queries: Queries): Promise<void> {
  return takeAdvisoryLock(engine, queries, "fact-statements");
}

/** How people who state something are named. */
export function actorOf({ email }: Person): string {
  return `admin:${email}`;
}
