import { useState } from "react";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { markEdition } from "../../calls/editions-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { counted } from "../phrases.ts";
import { showToast } from "../kit/toasts.tsx";

type MarkActionsProps = {
  admin: Admin;
  edition: string;
  /** The ids of the facts that are chosen. */
  chosen: readonly string[];
  clear: () => void;
  refresh: () => Promise<void>;
};

type Mark = "carried" | "not-announced";

/** What was found out today: of the whole edition, or of the facts that are chosen. */
export function MarkActions({ admin, edition, chosen, clear, refresh }: MarkActionsProps) {
  const [isBusy, setBusy] = useState(false);
  const count = chosen.length;

  async function note(mark?: Mark) {
    setBusy(true);
    const answer = await callAsAdmin(admin, markEdition, {
      edition,
      ...(count > 0 && { factIds: [...chosen] }),
      ...(mark !== undefined && { mark }),
    });
    await refresh();
    setBusy(false);
    if (answer.ok) clear();
    showToast(
      answer.ok
        ? {
            title:
              count === 0 ? `Looked for news of ${edition}` : `${counted(count, "fact")} noted`,
            description: `Readers see: checked on ${longIndianDate(answer.value.checkedOn)}.`,
            topic: "marks",
          }
        : {
            title: "The facts were not marked",
            description: answer.message,
            tone: "failure",
            topic: "marks",
          },
    );
  }

  return (
    <div className="desk-bulk" role="group" aria-label="What was found out">
      <p role="status">
        {count === 0 ? "No fact chosen: the whole edition" : `${counted(count, "fact")} chosen`}
      </p>
      <div className="cluster">
        <button
          className="button button-quiet"
          type="button"
          disabled={isBusy}
          onClick={() => void note()}
        >
          Looked today, nothing new
        </button>
        {count > 0 && (
          <>
            <button
              className="button button-quiet"
              type="button"
              disabled={isBusy}
              onClick={() => void note("carried")}
            >
              Show the value of the year before
            </button>
            <button
              className="button button-quiet"
              type="button"
              disabled={isBusy}
              onClick={() => void note("not-announced")}
            >
              Say only “not announced here”
            </button>
            <button className="button button-quiet" type="button" onClick={clear}>
              Choose none
            </button>
          </>
        )}
      </div>
    </div>
  );
}
