import { useState } from "react";
import { makeOutline } from "../../calls/outline-schema.ts";
import type { Outline } from "../../../domain/drafting/outline/outline-shape.ts";
import { attempt } from "../kit/office-access.ts";
import { showAnswer } from "../kit/toasts.tsx";

/** Loads outlines from the server: one at a time, the last one stays. */
export function useOutline(initial: Outline | null) {
  const [outline, setOutline] = useState<Outline | null>(initial);
  const [isLoading, setLoading] = useState(false);

  /** The outline of a prompt or a post, which is shown from then on unless it is only looked at; null after a failure, of which a toast tells. */
  async function load(
    request: { readonly prompt: string; readonly postId?: string },
    { keeps = true }: { readonly keeps?: boolean } = {},
  ): Promise<Outline | null> {
    setLoading(true);
    const answer = await attempt(makeOutline, request);
    setLoading(false);
    showAnswer(answer, () => null, { topic: "outline", refused: "No outline" });
    if (!answer.ok) return null;
    if (keeps) setOutline(answer.value);
    return answer.value;
  }

  return { outline, isLoading, load };
}
