import { useState } from "react";
import type { Outline } from "../../../domain/drafting/outline/outline-shape.ts";
import { makeOutline } from "../../calls/outline-schema.ts";
import { type Admin, callAsAdmin } from "../kit/office-access.ts";
import { showToast } from "../kit/toasts.tsx";

/** Loads outlines from the server: one at a time, the last one stays. */
export function useOutline(admin: Admin, initial: Outline | null) {
  const [outline, setOutline] = useState<Outline | null>(initial);
  const [isLoading, setLoading] = useState(false);

  /** The outline of a prompt or a post, which is shown from then on unless it is only looked at; null after a failure, of which a toast tells. */
  async function load(
    request: { readonly prompt: string; readonly postId?: string },
    { keeps = true }: { readonly keeps?: boolean } = {},
  ): Promise<Outline | null> {
    setLoading(true);
    const answer = await callAsAdmin(admin, makeOutline, request);
    setLoading(false);
    if (!answer.ok) {
      showToast({
        topic: "outline",
        tone: "failure",
        title: "No outline",
        description: answer.message,
      });
      return null;
    }
    if (keeps) setOutline(answer.value);
    return answer.value;
  }

  return { outline, isLoading, load };
}
