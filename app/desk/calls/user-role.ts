import { call, type Answer } from "./call.ts";
import { hasFields, isOneOf } from "./guards.ts";

const isAdminRole = hasFields({ role: isOneOf("admin") });

/** Whether the session belongs to an admin. 403 means that it does not, 401 that it has ended. */
export function readRole(bearer: string): Promise<Answer<{ readonly role: "admin" }>> {
  return call(
    { path: "/functions/user-role", bearer },
    isAdminRole,
    "The server gave no usable answer. Please try again.",
  );
}
