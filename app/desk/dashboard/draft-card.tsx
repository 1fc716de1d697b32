import { useEffect } from "react";
import type { Generated } from "../../calls/generation.ts";
import { QuietButton } from "../kit/button.tsx";
import { copyText } from "../kit/copy-text.ts";
import { keepFocus } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";

/** The draft that was just made, and how to look at it or pass it on. */
export function DraftCard({ message, post: draft }: Generated) {
  useEffect(() => keepFocus("draft"), []);
  return (
    <section className="alert desk-draft" id="draft" tabIndex={-1} aria-labelledby="draft-title">
      <h2 className="desk-draft-title" id="draft-title">
        Draft ready: {draft.title}
      </h2>
      <p>{message}</p>
      <p>Read it, correct it, then approve it. Readers see nothing before that.</p>
      <div className="cluster">
        <a className="button" href={draft.previewUrl}>
          Open preview
        </a>
        <QuietButton label="Copy link" run={() => void copyLink(draft.previewUrl)} />
      </div>
    </section>
  );
}

async function copyLink(address: string): Promise<void> {
  const link = new URL(address, window.location.href).href;
  if (await copyText(link))
    showToast({ title: "Link copied", description: "Whoever has it can read this draft." });
  else showToast({ tone: "failure", title: "The link could not be copied", description: link });
}
