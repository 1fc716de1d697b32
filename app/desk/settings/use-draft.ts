import { useState } from "react";
import * as z from "zod/mini";

/** What is typed into the fields of one section and not saved yet, by field. */
type Draft = Readonly<Record<string, string>>;

const draftSchema = z.record(z.string(), z.string());

/** It survives a failed request, an expired session and a reload: this browser keeps it until it is saved. Secrets never come here. */
export function useDraft(section: string) {
  const key = `jee-guide:settings:${section}`;
  const [draft, setDraft] = useState<Draft>(() => storedDraft(key));

  function keep(next: Draft) {
    setDraft(next);
    try {
      if (Object.keys(next).length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
    } catch (fault) {
      // A full storage must not stop the typing; the field itself still holds the text.
      if (!(fault instanceof DOMException)) throw fault;
    }
  }

  return {
    draft,
    type: (field: string, text: string) => keep({ ...draft, [field]: text }),
    forget: () => keep({}),
  };
}

function storedDraft(key: string): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    const read = z.safeParse(draftSchema, stored);
    return read.success ? read.data : {};
  } catch {
    // What another version has left there is no draft.
    return {};
  }
}
