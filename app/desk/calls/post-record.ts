import { refusal, send, unreachable, type Answer } from "./call.ts";

/** One post's whole record, to be kept as a file. */
export async function readPostRecord(postId: string, bearer: string): Promise<Answer<Blob>> {
  const path = `/functions/post-record?${new URLSearchParams({ postId }).toString()}`;
  const response = await send({ path, bearer });
  if (response === null) return unreachable;
  if (!response.ok) return refusal(response, "The record could not be loaded.");
  const file = await response.blob().catch(() => null);
  return file === null ? unreachable : { ok: true, value: file };
}
