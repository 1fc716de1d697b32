/** The person in an actor of the audit log: admins are `admin:ADDRESS` there. */
export function personName(actor: string): string {
  return actor.replace(/^admin:/, "");
}
