import { useEffect, useRef, useState } from "react";
import type { OutputOf } from "../../calls/endpoint.ts";
import { checkUpdate } from "../../calls/updates-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { asCalled, type TypedUpdate } from "./typed-update.ts";

/** What the server says of what is typed: how readers would see it, or why it cannot be stored. */
export type UpdateCheck =
  | { readonly state: "none" }
  | { readonly state: "checked"; readonly found: OutputOf<typeof checkUpdate> }
  | { readonly state: "refused"; readonly message: string };

/** How long nobody has typed before the server is asked, in milliseconds. */
const pause = 600;

/** Asks once typing pauses (`typed` is the same object until then); the former answer stays until the next one is there. */
export function useUpdateCheck(admin: Admin, typed: TypedUpdate): UpdateCheck {
  const [check, setCheck] = useState<UpdateCheck>({ state: "none" });
  const latestRequest = useRef(0);
  const isWritten = typed.headline.trim() !== "" && typed.summary.trim() !== "";
  useEffect(() => {
    if (!isWritten) return;
    const request = ++latestRequest.current;
    const timer = setTimeout(() => {
      void callAsAdmin(admin, checkUpdate, asCalled(typed)).then((answer) => {
        if (request !== latestRequest.current) return;
        if (answer.ok) setCheck({ state: "checked", found: answer.value });
        // Without an answer nothing is known: what was seen last stays.
        else if (answer.status === 422) setCheck({ state: "refused", message: answer.message });
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [admin, typed, isWritten]);
  return isWritten ? check : { state: "none" };
}
