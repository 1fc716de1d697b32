import { useState } from "react";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import type { sendTestMail, tryModel } from "../../calls/settings-schema.ts";

type TryButtonProps = {
  admin: Admin;
  trial: typeof sendTestMail | typeof tryModel;
  label: string;
  working: string;
};

/** Tries what is saved, and says beside the button what came of it. */
export function TryButton({ admin, trial, label, working }: TryButtonProps) {
  const [outcome, setOutcome] = useState<{ worked: boolean; message: string } | null>(null);
  const [isTrying, setIsTrying] = useState(false);

  async function attempt() {
    setIsTrying(true);
    setOutcome(null);
    const answer = await callAsAdmin(admin, trial, {});
    setIsTrying(false);
    setOutcome(answer.ok ? answer.value : { worked: false, message: answer.message });
  }

  return (
    <div className="stack">
      <p>
        <button
          className="button button-quiet"
          type="button"
          aria-disabled={isTrying}
          onClick={() => {
            if (!isTrying) void attempt();
          }}
        >
          {label}
        </button>
      </p>
      <div role="status">
        {isTrying && <p className="quiet">{working}</p>}
        {outcome !== null && (
          <p className={outcome.worked ? "alert alert-success" : "alert alert-danger"}>
            {outcome.message}
          </p>
        )}
      </div>
    </div>
  );
}
