import { useState } from "react";
import { useRevalidator } from "react-router";
import { asAdmin } from "../kit/office-access.ts";
import { Button } from "../kit/button.tsx";
import { downloadBackup } from "../../calls/settings-schema.ts";
import { refusal, send, unreachable, type Answer } from "../kit/call.ts";
import { showToast } from "../kit/toasts.tsx";
import { Part } from "../kit/desk-page.tsx";

export function BackupCard() {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    const answer = await asAdmin(fetchBackup);
    setBusy(false);
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
        <Button label="Download a backup" isBusy={isBusy} run={() => void download()} />
      </p>
      <p role="status">{isBusy && "The backup is being made…"}</p>
    </Part>
  );
}

type File = { readonly name: string; readonly content: Blob };

async function fetchBackup(bearer: string): Promise<Answer<File>> {
  const response = await send(downloadBackup, {}, { bearer, accept: "*/*" });
  if (response === null) return unreachable;
  if (!response.ok) return refusal(response, downloadBackup);
  const content = await response.blob().catch(() => null);
  // A part of it is no backup.
  if (content === null)
    return { ...unreachable, message: "The download broke off. Please try again." };
  const [, name = "site.sqlite"] =
    /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  return { ok: true, value: { name, content } };
}

function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
