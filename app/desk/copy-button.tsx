import { useState } from "react";
import { QuietButton } from "./kit/button.tsx";

/** Puts a text on the clipboard, and says beside it whether that went well. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [said, setSaid] = useState("");

  async function copy() {
    setSaid((await copyText(text)) ? "Copied." : "It could not be copied: select it and copy it.");
  }

  return (
    <>
      <QuietButton label={label} run={() => void copy()} />
      <span role="status">{said}</span>
    </>
  );
}

/** Puts a text on the clipboard; false where the browser or the person does not allow that, or offers it only by https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (fault) {
    if (fault instanceof DOMException || fault instanceof TypeError) return false;
    throw fault;
  }
}
