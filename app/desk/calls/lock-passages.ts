import { call, type Answer } from "./call.ts";
import { hasFields, isListOf, isNumber, isText } from "./guards.ts";

const isLocked = hasFields({ message: isText, locked: isListOf(isNumber) });

export type LockWish = {
  readonly postId: string;
  /** An edit token. */
  readonly token: string;
  /** The revision on the screen: another one there by now refuses the call. */
  readonly revision: number;
  /** Numbers of all blocks that are to be kept. */
  readonly blocks: readonly number[];
  /** Those that were kept when the page was read: what others have kept since stays. */
  readonly seen: readonly number[];
};

/** Has these passages kept; answers with those that are. */
export function lockPassages(
  wish: LockWish,
  bearer: string | undefined,
): Promise<Answer<{ readonly message: string; readonly locked: readonly number[] }>> {
  return call(
    { path: "/functions/lock-passages", body: wish, bearer },
    isLocked,
    "The passages could not be saved",
  );
}
