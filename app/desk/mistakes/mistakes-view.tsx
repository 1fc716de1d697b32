import { useCallback, useState } from "react";
import { listMistakes, settleMistake } from "../../calls/mistakes.ts";
import type { InputOf } from "../../calls/endpoint.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { DeskHeading, Loading, NotLoaded } from "../kit/desk-page.tsx";
import { useAnswer } from "../facts/use-answer.ts";
import { focusOn } from "../kit/focus.ts";
import { counted } from "../phrases.ts";
import { showToast } from "../kit/toasts.tsx";
import { MistakeItem } from "./mistake-item.tsx";

/** What readers have reported: what waits first, then what was settled last. */
export function MistakesView({ admin }: { admin: Admin }) {
  const waiting = useReports(admin, "waiting");
  const settled = useReports(admin, "settled");
  const [isBusy, setBusy] = useState(false);

  async function change(input: InputOf<typeof settleMistake>): Promise<void> {
    setBusy(true);
    const answer = await callAsAdmin(admin, settleMistake, input);
    await Promise.all([waiting.refresh(), settled.refresh()]);
    setBusy(false);
    focusOn("waiting");
    const { id } = input;
    const undo = { label: "Undo", run: () => void change({ action: "reopen", id }) };
    showToast(
      answer.ok
        ? {
            title: answer.value.message,
            topic: "mistakes",
            ...(input.action === "settle" && { action: undo }),
          }
        : { title: answer.message, tone: "failure", topic: "mistakes" },
    );
  }

  const lists = [
    { id: "waiting", title: waitingTitle(waiting.value?.waiting), list: waiting, none: noneWaits },
    { id: "settled", title: "Settled", list: settled, none: "Nothing is settled yet." },
  ] as const;
  return (
    <div className="stack-wide">
      <DeskHeading title="Reported mistakes" />
      <p className="quiet">
        Readers report them without a name, so nobody can be asked back. Settled reports are deleted
        after 180 days.
      </p>
      {lists.map(({ id, title, list: { value, failure, refresh }, none }) => (
        <section className="stack" aria-labelledby={id} key={id}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {failure !== null && (
            <NotLoaded what="The reports" reason={failure.message} retry={() => void refresh()} />
          )}
          {value === null && failure === null && <Loading label="Loading the reports…" />}
          {value?.reports.length === 0 && <p className="quiet">{none}</p>}
          <ul className="update-rows">
            {value?.reports.map((report) => (
              <MistakeItem
                report={report}
                isBusy={isBusy}
                change={(input) => void change(input)}
                key={report.id}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const noneWaits = "No report waits. New ones stand here and on the dashboard.";

function waitingTitle(count: number | undefined): string {
  return count === undefined ? "Waiting" : `${counted(count, "report")} to settle`;
}

function useReports(admin: Admin, show: "waiting" | "settled") {
  const ask = useCallback(() => callAsAdmin(admin, listMistakes, { show }), [admin, show]);
  return useAnswer(ask);
}
