import { readPostRecord } from "../../calls/post-actions.ts";
import { asAdmin, type Admin } from "../kit/office-access.ts";
import { refusal, send, unreachable, type Answer } from "../kit/call.ts";

/** Saves one post's whole record as a file. */
export async function downloadRecord(admin: Admin, postId: string): Promise<Answer<null>> {
  const record = await asAdmin(admin, (bearer) => readRecord(postId, bearer));
  if (!record.ok) return record;
  saveFile(record.value, `post-${postId}.json`);
  return { ok: true, value: null };
}

async function readRecord(postId: string, bearer: string): Promise<Answer<Blob>> {
  const response = await send(readPostRecord, { postId }, { bearer });
  if (response === null) return unreachable;
  if (!response.ok) return refusal(response, readPostRecord);
  const file = await response.blob().catch(() => null);
  return file === null ? unreachable : { ok: true, value: file };
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
