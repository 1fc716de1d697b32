import { useMemo, type ReactNode } from "react";
import { Navigate } from "react-router";
import { useRootData } from "../root-data.ts";
import { accessUnverified, useAdminAccess, type Admin } from "./admin-access.ts";
import { authClient } from "./auth-client.ts";
import { useHydrated } from "./use-hydrated.ts";
import { Waiting } from "./waiting.tsx";

type Guarded = { children: (admin: Admin) => ReactNode };

/** Lets admins in; others go to the sign-in page, and a failed check is shown as what it is. */
export function AdminGuard({ children }: Guarded) {
  const root = useRootData();
  const hydrated = useHydrated();
  if (!hydrated || root === undefined) return <Checking />;
  return <Gate publicAnonKey={root.publicAnonKey}>{children}</Gate>;
}

function Gate({ publicAnonKey, children }: Guarded & { publicAnonKey: string }) {
  const auth = authClient(publicAnonKey);
  const { access, recheck } = useAdminAccess(auth);
  const admin = useMemo(() => ({ auth, recheck }), [auth, recheck]);
  if (access.state === "checking") return <Checking />;
  if (access.state === "refused" || access.state === "second-factor")
    return <Navigate to="/admin/login" replace />;
  if (access.state === "unverified") return <Unverified message={access.message} retry={recheck} />;
  return children(admin);
}

function Checking() {
  return (
    <div className="desk-middle">
      <h1 className="visually-hidden">Admin Dashboard</h1>
      <Waiting label="Checking your access…" />
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
