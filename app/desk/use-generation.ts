import { useState } from "react";
import { postAddress } from "../../domain/posts/post-address.ts";
import { asAdmin, type Admin } from "./admin-access.ts";
import { generatePost, type Generated, type GenerationRequest } from "./calls/generate-post.ts";
import { showToast } from "./toasts.tsx";

/** A generation on its way: when it began (milliseconds since the epoch) and its present stage. */
export type GenerationProgress = { readonly startedAt: number; readonly stage: string | null };

/** What toasts about generating share. */
export const generationTopic = "generation";

/** Runs one generation at a time and says by toasts how it ended. */
export function useGeneration(admin: Admin) {
  const [progress, setProgress] = useState<GenerationProgress | null>(null);

  /** Answers what was made, or null after a failure. */
  async function generate(request: GenerationRequest): Promise<Generated | null> {
    const startedAt = Date.now();
    setProgress({ startedAt, stage: null });
    const answer = await asAdmin(admin, (bearer) =>
      generatePost(request, bearer, (stage) => setProgress({ startedAt, stage })),
    );
    setProgress(null);
    if (answer.ok) {
      announce(answer.value);
      return answer.value;
    }
    showToast({
      topic: generationTopic,
      tone: "failure",
      title: "Generation failed",
      description: answer.message,
    });
    return null;
  }

  return { progress, generate };
}

function announce({ message, post }: Generated): void {
  showToast({
    topic: generationTopic,
    title: "Success!",
    description: message || "Blog post generated successfully",
  });
  const { title, slug, published_at } = post;
  if (published_at === null) {
    showToast({ title: `"${title}" has been saved as draft` });
    return;
  }
  const address = postAddress({ slug, published_at });
  showToast({
    title: `"${title}" has been published`,
    action: { label: "View Post", run: () => window.location.assign(address) },
  });
}
