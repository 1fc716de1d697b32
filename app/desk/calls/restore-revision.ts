import { call, type Answer } from "./call.ts";
import { hasFields, isNumber, isText } from "./guards.ts";

const isRestored = hasFields({ message: isText, revision: isNumber });

export type Restoration = {
  readonly postId: string;
  /** An edit token; an admin's bearer needs none. */
  readonly token?: string;
  readonly revision: number;
  /** The latest revision on the screen: another one there by now refuses the call. */
  readonly latest: number;
};

/** Makes of an earlier revision the newest one. */
export function restoreRevision(
  restoration: Restoration,
  bearer: string | undefined,
): Promise<Answer<{ readonly message: string; readonly revision: number }>> {
  return call(
    { path: "/functions/restore-revision", body: restoration, bearer },
    isRestored,
    "Failed to restore the revision",
  );
}
