import { useState } from "react";
import { useRevalidator } from "react-router";
import { asAdmin } from "../kit/office-access.ts";
import { Button } from "../kit/button.tsx";
import { downloadBackup } from "../../calls/backup-schema.ts";
import { refusal, send, unreachable, type Answer } from "../kit/call.ts";
import { showToast } from "../kit/toasts.tsx";
import { Part } from "../kit/desk-page.tsx";

/** The whole site as one file, to be kept somewhere else. */
export function BackupCard() {
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<string | null>(null);

  async function download() {
    setProgress("The backup is being made…");
    const answer = await asAdmin((bearer) =>
      fetchBackup(bearer, (bytes) => setProgress(`${(bytes / 1_000_000).toFixed(1)} MB so far…`)),
    );
    setProgress(null);
    if (!answer.ok) {
      showToast({ tone: "failure", title: "No backup", description: answer.message });
      return;
    }
    saveAs(answer.value.content, answer.value.name);
    showToast({
      title: "Backup downloaded",
      description: "Keep it where only your office gets at it: it holds every account and draft.",
    });
    void revalidate();
  }

  return (
    <Part isCard id="backup-title" title="Backup">
      <p>
        Everything that the site keeps, in one file. The passwords and keys of these settings are
        locked in it: when the website moves, enter them again.
      </p>
      <p>
        <Button
          label="Download a backup"
          aria-disabled={progress !== null}
          run={() => {
            if (progress === null) void download();
          }}
        />
      </p>
      <p role="status">{progress}</p>
    </Part>
  );
}

type File = { readonly name: string; readonly content: Blob };

async function fetchBackup(bearer: string, tell: (bytes: number) => void): Promise<Answer<File>> {
  const response = await send(downloadBackup, {}, { bearer, accept: "*/*" });
  if (response === null) return unreachable;
  if (!response.ok || response.body === null) return refusal(response, downloadBackup);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      bytes += value.length;
      tell(bytes);
    }
  } catch {
    // What is broken off is no backup.
    return { ...unreachable, message: "The download broke off. Please try again." };
  }
  const [, name = "site.sqlite"] =
    /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  return { ok: true, value: { name, content: new Blob(parts) } };
}

function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
