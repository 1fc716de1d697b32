import { useState } from "react";
import { QuietButton } from "./kit/button.tsx";
import { copyText } from "./kit/copy-text.ts";

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
