import { call, type Answer } from "./call.ts";
import { hasFields, isText } from "./guards.ts";

const isAccepted = hasFields({ message: isText });

export type Corrections = {
  readonly postId: string;
  /** An edit token. */
  readonly token: string;
  readonly corrections: string;
};

/** Hands the reviewer's words to the regeneration, which runs as a stored job. */
export function submitCorrections(
  corrections: Corrections,
  bearer: string | undefined,
): Promise<Answer<{ readonly message: string }>> {
  return call(
    { path: "/functions/edit-blog", body: corrections, bearer },
    isAccepted,
    "Failed to submit corrections",
  );
}
