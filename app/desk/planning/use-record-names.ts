import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { parsedJson } from "../kit/call.ts";

const answer = z.object({ facts: z.array(z.object({ id: z.string(), label: z.string() })) });

type RecordName = z.output<typeof answer>["facts"][number];

/** The records of the current edition by name; none while they are not there. */
export function useRecordNames(): readonly RecordName[] {
  const [records, setRecords] = useState<readonly RecordName[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    void read(leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setRecords(found);
    });
    return () => leaving.abort();
  }, []);
  return records;
}

/** What everybody may read. Without an answer a plan has no record to name, and loses nothing. */
async function read(signal: AbortSignal): Promise<readonly RecordName[]> {
  const response = await fetch("/facts.json", { signal }).catch(() => null);
  if (response?.ok !== true) return [];
  const parsed = z.safeParse(answer, parsedJson(await response.text().catch(() => "")));
  return parsed.success
    ? parsed.data.facts.toSorted((one, other) => one.label.localeCompare(other.label))
    : [];
}
