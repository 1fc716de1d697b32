import { call, type Answer } from "./call.ts";
import { hasFields, isText } from "./guards.ts";

const isAccepted = hasFields({ message: isText });

export type RequestedChange = {
  readonly postId: string;
  /** The newest revision on the screen: another one there by now refuses the call. */
  readonly revision: number;
  readonly corrections: string;
  /** What readers are told once the change is public; may be empty. */
  readonly readerNote: string;
};

/** Has the AI change a post, published or not, as an admin. */
export function requestCorrections(
  change: RequestedChange,
  bearer: string,
): Promise<Answer<{ readonly message: string }>> {
  return call(
    { path: "/functions/request-corrections", body: change, bearer },
    isAccepted,
    "Failed to submit corrections",
  );
}
