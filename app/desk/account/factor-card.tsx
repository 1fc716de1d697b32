import { useState } from "react";
import { useRevalidator } from "react-router";
import { QuietButton } from "../kit/button.tsx";
import { keepFocus } from "../kit/focus.ts";
import type { Admin } from "../kit/office-access.ts";
import { showToast } from "../kit/toasts.tsx";
import { counted } from "../phrases.ts";
import { NewRecoveryCodes } from "../recovery-code-form.tsx";
import { CodeForm, EnrolFactor, removeFactor } from "../second-factor.tsx";

type FactorProps = {
  auth: Admin["auth"];
  id: string | null;
  /** How many recovery codes are left. */
  codesLeft: number | null;
};

/** What is being done about it: for both a code is shown first. */
type Step = "removing" | "confirming" | "codes";

/** The second factor of whoever is at the screen, and the codes that stand in for it. */
export function Factor({ auth, id, codesLeft }: FactorProps) {
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step | null>(null);

  async function enrolled() {
    showToast({ title: "Second factor is on", description: "Your other sessions have ended." });
    await revalidate();
    keepFocus("factor-title");
    return null;
  }

  async function remove(factorId: string) {
    const refusal = await removeFactor(auth, factorId);
    if (refusal !== null) return refusal;
    setStep(null);
    showToast({ title: "Second factor is off" });
    await revalidate();
    keepFocus("factor-title");
    return null;
  }

  function showCodes(): Promise<null> {
    setStep("codes");
    return Promise.resolve(null);
  }

  async function kept() {
    setStep(null);
    await revalidate();
    keepFocus("factor-title");
    return null;
  }

  if (id === null)
    return (
      <>
        <p>
          Logging in needs your password alone. With a second factor, it needs a code of your phone
          as well. Setting it up ends your sessions on other devices.
        </p>
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
          <QuietButton label="Make new recovery codes" run={() => setStep("confirming")} />
          <QuietButton label="Remove the second factor" run={() => setStep("removing")} />
        </div>
      )}
    </>
  );
}
