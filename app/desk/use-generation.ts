import { useState } from "react";
import type { Admin } from "./kit/office-access.ts";
import type { Generated, GenerationRequest } from "../calls/generation.ts";
import type { WriterRefusal } from "../calls/writer-refusal.ts";
import { generationTopic } from "./generation-topic.ts";
import { showToast } from "./kit/toasts.tsx";
import { performGeneration, refusalIn } from "./perform-generation.ts";

/** A generation on its way. */
export type GenerationProgress = {
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** The stages so far, the present one last. */
  readonly stages: readonly string[];
  /** What a model has written so far in this stage; null while none writes. */
  readonly characters: number | null;
};

/** A prompt that the writer cannot do, as it was sent. */
export type RefusedPrompt = WriterRefusal & {
  readonly prompt: string;
  readonly message: string;
};

/** Runs one generation at a time and says how it ended; `onBegun` hears that the server has stored it. */
export function useGeneration(admin: Admin, onBegun: () => void) {
  const [progress, setProgress] = useState<GenerationProgress | null>(null);
  const [refused, setRefused] = useState<RefusedPrompt | null>(null);

  function enter(stage: string) {
    setProgress((last) => last && { ...last, stages: upTo(last.stages, stage), characters: null });
  }

  function count(characters: number) {
    setProgress((last) => last && { ...last, characters });
  }

  /** Answers what was made, or null after a failure. */
  async function generate(request: GenerationRequest): Promise<Generated | null> {
    setRefused(null);
    setProgress({ startedAt: Date.now(), stages: [], characters: null });
    let isBegun = false;
    const onStage = (stage: string) => {
      if (!isBegun) onBegun();
      isBegun = true;
      enter(stage);
    };
    const answer = await performGeneration(admin, request, { onStage, onProgress: count });
    setProgress(null);
    if (answer.ok) return answer.value;
    const refusal = refusalIn(answer);
    if (refusal === null) failed(answer.message);
    else setRefused({ ...refusal, prompt: request.prompt, message: answer.message });
    return null;
  }

  return { progress, refused, generate };
}

/** The stages up to this one; work that was interrupted begins again. */
function upTo(stages: readonly string[], stage: string): readonly string[] {
  return stages.includes(stage) ? [stage] : [...stages, stage];
}

function failed(description: string): void {
  showToast({ topic: generationTopic, tone: "failure", title: "Generation failed", description });
}
