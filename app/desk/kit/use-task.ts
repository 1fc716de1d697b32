import { useState } from "react";
import { useRevalidator } from "react-router";

/** Carries something out, then has the page read anew; busy until both are done. */
export function useTask() {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function carryOut(work: () => Promise<unknown>) {
    setBusy(true);
    await work();
    await revalidate();
    setBusy(false);
  }

  return { isBusy, run: (work: () => Promise<unknown>) => void carryOut(work) };
}
