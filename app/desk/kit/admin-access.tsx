import type { GoTrueClient } from "@supabase/auth-js";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { Navigate } from "react-router";
import { secondFactorRequired } from "../../../domain/auth/auth-failure.ts";
import { accessToken, authClient } from "./auth-client.ts";
import type { Endpoint, InputOf, OutputOf } from "../../calls/endpoint.ts";
import { readRole } from "../../calls/site-schema.ts";
import { call, type Answer, type CallOptions } from "./call.ts";
import { useRootData } from "../../root-data.ts";
import { useHydrated } from "./use-hydrated.ts";
import { Loading } from "./desk-page.tsx";

type Role = OutputOf<typeof readRole>["role"];

export const accessDenied = "Access denied: Admin privileges required";
export const accessUnverified = "Failed to verify admin access";

/** What is known of the person at the screen. */
type Access =
  | { readonly state: "checking" }
  | { readonly state: "allowed"; readonly role: Role }
  /** Signed out, or signed in without the role. */
  | { readonly state: "refused"; readonly message: string }
  /** An admin who has yet to show a second factor, or to set one up. */
  | { readonly state: "second-factor" }
  /** The check itself failed: nothing is known, least of all that this is not an admin. */
  | { readonly state: "unverified"; readonly message: string };

/** Asks the server whether the present session is an admin's. */
export async function checkAccess(auth: GoTrueClient): Promise<Access> {
  const token = await accessToken(auth);
  const role = token.ok ? await call(readRole, {}, { bearer: token.value }) : token;
  if (role.ok) return { state: "allowed", role: role.value.role };
  if (role.message === secondFactorRequired) return { state: "second-factor" };
  const isAnswered = role.status === 401 || role.status === 403;
  return { state: isAnswered ? "refused" : "unverified", message: role.message };
}

/**
 * The check at the start and again at each auth event. Events repeat (a tab that becomes visible
 * says SIGNED_IN again), so only the latest check counts and an allowed person sees no spinner.
 */
function useAdminAccess(auth: GoTrueClient | null): Omit<DeskAccess, "auth"> {
  const [access, setAccess] = useState<Access>({ state: "checking" });
  const latestRequest = useRef(0);

  const recheck = useCallback(() => {
    if (auth === null) return;
    const request = ++latestRequest.current;
    void checkAccess(auth).then((found) => {
      if (request === latestRequest.current) setAccess((known) => successor(known, found));
    });
  }, [auth]);

  useEffect(() => {
    if (auth === null) return;
    // Later, because the client must not be called from within its own event.
    const { data } = auth.onAuthStateChange(() => void setTimeout(recheck));
    return () => data.subscription.unsubscribe();
  }, [auth, recheck]);

  return { access, recheck };
}

/** A failed check takes nothing from a person who was allowed: each call is checked by the server anyway. */
function successor(known: Access, found: Access): Access {
  return found.state === "unverified" && known.state === "allowed" ? known : found;
}

/** The person of the office whom the guard has let in. */
export type Admin = {
  readonly auth: GoTrueClient;
  /** `admin` may do everything, a `writer` publishes nothing. */
  readonly role: Role;
  /** Looks again whether the session still stands. */
  readonly recheck: () => void;
};

/** Does work with the session's token; a session that has ended sends the person to sign in again. */
export async function asAdmin<Value>(
  { auth, recheck }: Admin,
  work: (bearer: string) => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  const token = await accessToken(auth);
  const answer = token.ok ? await work(token.value) : token;
  if (!answer.ok && (answer.status === 401 || answer.message === secondFactorRequired)) recheck();
  return answer;
}

/** One call of an endpoint with the session's token. */
export function callAsAdmin<Called extends Endpoint>(
  admin: Admin,
  endpoint: Called,
  input: InputOf<Called>,
  options: Omit<CallOptions, "bearer"> = {},
): Promise<Answer<OutputOf<Called>>> {
  return asAdmin(admin, (bearer) => call(endpoint, input, { ...options, bearer }));
}

type DeskAccess = {
  readonly access: Access;
  readonly recheck: () => void;
  /** Null until the page's script has started. */
  readonly auth: GoTrueClient | null;
};

const accessContext = createContext<DeskAccess>({
  access: { state: "checking" },
  recheck: () => undefined,
  auth: null,
});

/** Checks who is at the screen, once for the menu and all pages beside it. */
export function AccessProvider({ children }: { children: ReactNode }) {
  const publicAnonKey = useRootData()?.publicAnonKey;
  const hydrated = useHydrated();
  const auth = hydrated && publicAnonKey !== undefined ? authClient(publicAnonKey) : null;
  const { access, recheck } = useAdminAccess(auth);
  const value = useMemo(() => ({ access, recheck, auth }), [access, recheck, auth]);
  return <accessContext.Provider value={value}>{children}</accessContext.Provider>;
}

/** What is known of the person at the screen, within the desk. */
export function useAccess(): DeskAccess {
  return useContext(accessContext);
}

/** Lets people of the office in; others go to the sign-in page, and a failed check is shown as what it is. */
export function AdminGuard({ children }: { children: (admin: Admin) => ReactNode }) {
  const { access, recheck, auth } = useAccess();
  const role = access.state === "allowed" ? access.role : null;
  const admin = useMemo(
    () => (role === null || auth === null ? null : { auth, recheck, role }),
    [auth, recheck, role],
  );
  if (access.state === "checking") return <Checking />;
  if (access.state === "refused" || access.state === "second-factor")
    return <Navigate to="/admin/login" replace />;
  if (access.state === "unverified") return <Unverified message={access.message} retry={recheck} />;
  return admin && children(admin);
}

function Checking() {
  return (
    <div className="desk-middle">
      <h1 className="visually-hidden">Admin Dashboard</h1>
      <Loading label="Checking your access…" />
      <noscript>
        <p>The dashboard needs JavaScript: please switch it on and load this page again.</p>
      </noscript>
    </div>
  );
}

function Unverified({ message, retry }: { message: string; retry: () => void }) {
  return (
    <div className="desk-middle">
      <section className="card desk-error desk-outcome" role="alert">
        <h1 className="desk-card-title">{accessUnverified}</h1>
        <p>{message}</p>
        <button className="button" type="button" onClick={retry}>
          Try again
        </button>
      </section>
    </div>
  );
}
