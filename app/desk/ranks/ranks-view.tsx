import { useCallback, useState } from "react";
import { listRanks, withdrawRanks, type KeptRound } from "../../calls/ranks-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { DeskHeading, Loading, NotLoaded } from "../kit/desk-page.tsx";
import { useAnswer } from "../facts/use-answer.ts";
import { focusOn } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { ImportForm } from "./import-form.tsx";
import { RoundItem } from "./round-item.tsx";

/** The rounds of closing ranks: those that readers are shown, those of before, and a new one. */
export function RanksView({ admin }: { admin: Admin }) {
  const ask = useCallback(() => callAsAdmin(admin, listRanks, {}), [admin]);
  const { value, failure, refresh } = useAnswer(ask);
  const [isBusy, setBusy] = useState(false);

  async function withdraw(id: string, reason: string): Promise<string | null> {
    setBusy(true);
    const answer = await callAsAdmin(admin, withdrawRanks, { id, reason });
    if (answer.ok || answer.status === 409) await refresh();
    setBusy(false);
    if (!answer.ok) return answer.message;
    focusOn("in-force");
    showToast({ title: answer.value.message, topic: "ranks" });
    return null;
  }

  const lists = value === null ? null : parted(value.rounds);
  const item = (round: KeptRound) => (
    <RoundItem
      round={round}
      isBusy={isBusy}
      withdraw={withdraw}
      key={round.imported?.id ?? round.year}
    />
  );
  return (
    <div className="stack-wide">
      <DeskHeading title="Closing ranks" />
      <p className="quiet">
        Students see the last round of each year in “Which colleges closed at my rank?”. Three years
        come with the site; later ones you take over from the official page of JoSAA.
      </p>
      {failure !== null && (
        <NotLoaded what="The rounds" reason={failure.message} retry={() => void refresh()} />
      )}
      {value === null && failure === null && <Loading label="Loading the rounds…" />}
      {lists !== null && (
        <section className="stack" aria-labelledby="in-force">
          <h2 id="in-force" tabIndex={-1}>
            What students see
          </h2>
          {lists.inForce.length === 0 && <p className="quiet">No round yet.</p>}
          <ul className="update-rows">{lists.inForce.map(item)}</ul>
        </section>
      )}
      <ImportForm admin={admin} refresh={refresh} />
      {lists !== null && lists.others.length > 0 && (
        <section className="stack" aria-labelledby="not-in-force">
          <h2 id="not-in-force">Replaced or withdrawn</h2>
          <ul className="update-rows">{lists.others.map(item)}</ul>
        </section>
      )}
    </div>
  );
}

function parted(rounds: readonly KeptRound[]) {
  const inForce = rounds.filter((round) => round.isInForce);
  return { inForce, others: rounds.filter((round) => !round.isInForce) };
}
