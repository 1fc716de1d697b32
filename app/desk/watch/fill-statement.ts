import { readFact } from "../../calls/facts-schema.ts";
import { beginChange, storedEntry, today } from "../facts/change-entry.ts";
import { entryName } from "../facts/opened-fact.ts";
import { deskAddress } from "../facts/statement-words.ts";
import { callAsAdmin, knownAccess } from "../kit/office-access.ts";
import { readPersistedText, writePersistedText } from "../kit/use-persisted-text.ts";
import type { ListedPageChange } from "../../calls/watch-schema.ts";

type Filled =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly message: string };

const begun =
  "You have begun another change of this fact: finish it, or start over there, and come back.";

/** Fills in the statement form of a record with what a page says, and answers where it stands; sends nothing. */
export async function fillStatement(
  { page }: ListedPageChange,
  { factId, edition, value, text, quotedLine }: ListedPageChange["proposals"][number],
): Promise<Filled> {
  const access = knownAccess();
  if (access.state !== "allowed") return { ok: false, message: "Please sign in again." };
  const name = entryName(edition, factId);
  if (storedEntry(readPersistedText(name) ?? "") !== null) return { ok: false, message: begun };
  const opened = await callAsAdmin(access.admin, readFact, { id: factId, edition });
  if (!opened.ok) return opened;
  const source = { title: page.title, address: page.address, quotedLine };
  const entry = beginChange(opened.value, {
    ...{ value, text, source, standing: "official", checkedOn: today() },
  });
  const reason = `The official page says so: ${page.title}`;
  writePersistedText(name, JSON.stringify({ ...entry, reason }));
  return { ok: true, address: deskAddress(factId, edition) };
}
