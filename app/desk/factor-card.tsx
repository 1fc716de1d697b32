import { useCallback, useEffect, useState } from "react";
import { readAccount } from "../calls/people-schema.ts";
import { callAsAdmin, type Admin } from "./kit/office-access.ts";
import type { Answer } from "./kit/call.ts";
import { Loading } from "./kit/desk-page.tsx";
import { keepFocus } from "./kit/focus.ts";
import { counted } from "./phrases.ts";
import { NewRecoveryCodes } from "./recovery-code-form.tsx";
import { CodeForm, EnrolFactor, removeFactor, verifiedFactor } from "./second-factor.tsx";
import { showToast } from "./kit/toasts.tsx";

/** The second factor of whoever is at the screen, and the codes that stand in for it. */
export function FactorCard({ admin }: { admin: Admin }) {
  const { factor, reload } = useFactor(admin);
  return (
    <section className="card stack" aria-labelledby="factor-title">
      <h2 id="factor-title" tabIndex={-1}>
        Second factor
      </h2>
      {factor === null && <Loading label="Looking…" />}
      {factor?.ok === false && <p role="alert">{factor.message}</p>}
      {factor?.ok === true && <Factor auth={admin.auth} {...factor.value} changed={reload} />}
    </section>
  );
}

type KnownFactor = {
  readonly id: string | null;
  /** How many recovery codes are left; null when that is not known. */
  readonly codesLeft: number | null;
};

type FactorProps = KnownFactor & { auth: Admin["auth"]; changed: () => Promise<void> };

/** What is being done about it: for both a code is shown first. */
type Step = "removing" | "confirming" | "codes";

function Factor({ auth, id, codesLeft, changed }: FactorProps) {
  const [step, setStep] = useState<Step | null>(null);

  async function enrolled() {
    showToast({ title: "Second factor is on", description: "Your other sessions have ended." });
    await changed();
    keepFocus("factor-title");
    return null;
  }

  async function remove(factorId: string) {
    const refusal = await removeFactor(auth, factorId);
    if (refusal !== null) return refusal;
    setStep(null);
    showToast({ title: "Second factor is off" });
    await changed();
    keepFocus("factor-title");
    return null;
  }

  function showCodes(): Promise<null> {
    setStep("codes");
    return Promise.resolve(null);
  }

  async function kept() {
    setStep(null);
    await changed();
    keepFocus("factor-title");
    return null;
  }

  if (id === null)
    return (
      <>
        <p>Logging in needs your password alone. With a second factor, it needs a code as well.</p>
        <EnrolFactor auth={auth} done={enrolled} />
      </>
    );
  return (
    <>
      <p>On: logging in needs your password and a code of your authenticator app.</p>
      {codesLeft !== null && step === null && (
        <p>
          {codesLeft === 0
            ? "You have no recovery codes: without your telephone you could not log in."
            : `${counted(codesLeft, "recovery code")} left, in case you lose your telephone.`}
        </p>
      )}
      {step === "removing" && (
        <CodeForm auth={auth} factorId={id} label="Remove it" done={() => remove(id)} />
      )}
      {step === "confirming" && (
        <CodeForm auth={auth} factorId={id} label="Make new codes" done={showCodes} />
      )}
      {step === "codes" && <NewRecoveryCodes auth={auth} done={kept} />}
      {step === null && (
        <div className="cluster">
          <button
            className="button button-quiet"
            type="button"
            onClick={() => setStep("confirming")}
          >
            Make new recovery codes
          </button>
          <button className="button button-quiet" type="button" onClick={() => setStep("removing")}>
            Remove the second factor
          </button>
        </div>
      )}
    </>
  );
}

/** The account's verified factor with its codes, and a way to look again; null until it is known. */
function useFactor(admin: Admin) {
  const [factor, setFactor] = useState<Answer<KnownFactor> | null>(null);
  const reload = useCallback(async () => setFactor(await readFactor(admin)), [admin]);
  useEffect(() => {
    void readFactor(admin).then(setFactor);
  }, [admin]);
  return { factor, reload };
}

async function readFactor(admin: Admin): Promise<Answer<KnownFactor>> {
  const factor = await verifiedFactor(admin.auth);
  if (!factor.ok || factor.value === null)
    return factor.ok ? { ok: true, value: { id: null, codesLeft: null } } : factor;
  const account = await callAsAdmin(admin, readAccount, {});
  const codesLeft = account.ok ? account.value.recoveryCodes : null;
  return { ok: true, value: { id: factor.value, codesLeft } };
}
