import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useAccess } from "./kit/admin-access.tsx";
import { accessDenied, accessUnverified, checkAccess } from "./kit/office-access.ts";
import { authClient, getAuthMessage, signOut } from "./kit/auth-client.ts";
import { returnPlace } from "./kit/return-place.ts";
import { focusOn } from "./kit/focus.ts";
import { verifiedFactor } from "./second-factor.tsx";
import { showToast } from "./kit/toasts.tsx";

type LoginStep =
  | { readonly name: "password" }
  | { readonly name: "code"; readonly factorId: string }
  | { readonly name: "enrol" };

const passwordStep: LoginStep = { name: "password" };
const topic = "login";

export function useLogin() {
  const navigate = useNavigate();
  const access = useAccess();
  const [asked, setAsked] = useState(passwordStep);
  const step = access.state === "refused" ? passwordStep : asked;
  const [working, setWorking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function askForFactor() {
    const factor = await verifiedFactor();
    if (!factor.ok) {
      showToast({ topic, tone: "failure", title: "Login failed", description: factor.message });
      return;
    }
    const next: LoginStep =
      factor.value === null ? { name: "enrol" } : { name: "code", factorId: factor.value };
    // An event of another tab must not take away what is being filled in.
    setAsked((known) => (known.name === next.name ? known : next));
  }

  // Another tab may sign in, show the code or sign out.
  const followAccess = useEffectEvent(async () => {
    if (working) return;
    // A person who sets up a second factor has still to keep the codes that come with it.
    if (access.state === "allowed" && step.name !== "enrol")
      await navigate(returnPlace(), { replace: true });
    if (access.state === "second-factor") await askForFactor();
  });
  useEffect(() => {
    const timer = setTimeout(() => void followAccess());
    return () => clearTimeout(timer);
  }, [access]);

  async function welcome() {
    showToast({ topic, title: "Login successful", description: "Welcome back, admin!" });
    await navigate(returnPlace(), { replace: true });
  }

  async function enter(credentials: Credentials) {
    setWorking(true);
    const outcome = await signInAsAdmin(credentials);
    if (outcome.state === "second-factor") await askForFactor();
    setWorking(false);
    setHasFailed(outcome.state === "failed");
    if (outcome.state === "allowed") await welcome();
    if (outcome.state !== "failed") return;
    showToast({ topic, tone: "failure", title: "Login failed", description: outcome.message });
    focusOn("password");
  }

  /** After a right code: the role is checked again, with both proofs. */
  async function finish(): Promise<string | null> {
    const access = await checkAccess();
    if (access.state !== "allowed") return accessUnverified;
    await welcome();
    return null;
  }

  async function startOver() {
    await signOut();
    setAsked(passwordStep);
  }

  return { step, working, hasFailed, enter, finish, startOver: () => void startOver() };
}

export type Credentials = { readonly email: string; readonly password: string };

type SignInOutcome =
  | { readonly state: "allowed" }
  | { readonly state: "second-factor" }
  /** Signed out again; with the sentence to show. */
  | { readonly state: "failed"; readonly message: string };

/** Signs in and checks the role; whoever lacks it is signed out again. */
async function signInAsAdmin(credentials: Credentials): Promise<SignInOutcome> {
  const { error } = await authClient().signInWithPassword(credentials);
  if (error !== null) return { state: "failed", message: getAuthMessage(error) };
  const access = await checkAccess();
  if (access.state === "allowed" || access.state === "second-factor")
    return { state: access.state };
  await signOut();
  const message = access.state === "refused" ? accessDenied : accessUnverified;
  return { state: "failed", message };
}
