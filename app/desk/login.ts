import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useAccess, accessDenied, accessUnverified, checkAccess } from "./kit/office-access.ts";
import { authClient, getAuthMessage, signOut } from "./kit/auth-client.ts";
import { focusOn } from "./kit/focus.ts";
import { returnPlace } from "./kit/return-place.ts";
import { showToast } from "./kit/toasts.tsx";
import { verifiedFactor } from "./second-factor.tsx";

type LoginStep =
  | { readonly name: "password" }
  | { readonly name: "code"; readonly factorId: string }
  | { readonly name: "enrol" };

const passwordStep: LoginStep = { name: "password" };

export type Credentials = { readonly email: string; readonly password: string };

export function useLogin() {
  const navigate = useNavigate();
  const access = useAccess();
  const [asked, setAsked] = useState(passwordStep);
  const step = access.state === "refused" ? passwordStep : asked;
  const [working, setWorking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function askForFactor(): Promise<string | null> {
    const factor = await verifiedFactor();
    if (!factor.ok) return factor.message;
    const next: LoginStep =
      factor.value === null ? { name: "enrol" } : { name: "code", factorId: factor.value };
    // An event of another tab must not take away what is being filled in.
    setAsked((known) => (known.name === next.name ? known : next));
    return null;
  }

  // Another tab may sign in, show the code or sign out.
  const followAccess = useEffectEvent(async () => {
    if (working) return;
    // A person who sets up a second factor has still to keep the codes that come with it.
    if (access.state === "allowed" && step.name !== "enrol")
      await navigate(returnPlace(), { replace: true });
    if (access.state === "second-factor") showFailure(await askForFactor());
  });
  useEffect(() => {
    const timer = setTimeout(() => void followAccess());
    return () => clearTimeout(timer);
  }, [access]);

  async function welcome(): Promise<null> {
    showToast({ title: "Login successful", description: "Welcome back, admin!" });
    await navigate(returnPlace(), { replace: true });
    return null;
  }

  /** Answers why not, else null; whoever lacks the role is signed out again. */
  async function signIn(credentials: Credentials): Promise<string | null> {
    const { error } = await authClient().signInWithPassword(credentials);
    if (error !== null) return getAuthMessage(error);
    const { state } = await checkAccess();
    if (state === "allowed") return welcome();
    if (state === "second-factor") return askForFactor();
    await signOut();
    return state === "refused" ? accessDenied : accessUnverified;
  }

  async function enter(credentials: Credentials) {
    setWorking(true);
    const failure = await signIn(credentials);
    setWorking(false);
    setHasFailed(failure !== null);
    showFailure(failure);
  }

  async function finish(): Promise<string | null> {
    const { state } = await checkAccess();
    return state === "allowed" ? welcome() : accessUnverified;
  }

  async function startOver() {
    await signOut();
    setAsked(passwordStep);
  }

  return { step, working, hasFailed, enter, finish, startOver: () => void startOver() };
}

function showFailure(description: string | null): void {
  if (description === null) return;
  showToast({ isFailure: true, title: "Login failed", description });
  focusOn("password");
}
