import { useEffect, useState, type SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import { checkAccess } from "../desk/admin-access.ts";
import { authClient } from "../desk/auth-client.ts";
import { focusOn } from "../desk/focus.ts";
import { privateMeta } from "../desk/private-meta.ts";
import { signInAsAdmin, type Credentials } from "../desk/sign-in.ts";
import { showToast } from "../desk/toasts.tsx";
import { useHydrated } from "../desk/use-hydrated.ts";
import { useRootData } from "../root-data.ts";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Admin Login");
}

export default function AdminLoginPage() {
  const hydrated = useHydrated();
  const { working, signIn } = useSignIn();
  const busy = working || !hydrated;

  return (
    <div className="desk-middle">
      <section className="card" aria-labelledby="login-title">
        <h1 className="desk-card-title" id="login-title">
          Admin Login
        </h1>
        <p className="quiet">Enter your credentials to access the admin dashboard</p>
        {/* Until the script runs the button is disabled; were the form sent all the same, `post`
            keeps the password out of the address, the history and the log. */}
        <form className="stack" method="post" onSubmit={signIn}>
          <div className="field">
            <label htmlFor="email">Email</label>
            <input id="email" name="email" type="email" autoComplete="username" required />
          </div>
          <div className="field">
            <label htmlFor="password">Password</label>
            <input
              id="password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          </div>
          <button className="button" type="submit" disabled={busy}>
            {working ? "Logging in..." : "Login"}
          </button>
        </form>
        <noscript>
          <p>Signing in needs JavaScript: please switch it on and load this page again.</p>
        </noscript>
      </section>
    </div>
  );
}

function useSignIn() {
  const publicAnonKey = useRootData()?.publicAnonKey ?? "";
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);

  useEffect(() => {
    let left = false;
    void checkAccess(authClient(publicAnonKey)).then((access) => {
      if (!left && access.state === "allowed") void navigate("/admin/dashboard", { replace: true });
    });
    return () => {
      left = true;
    };
  }, [publicAnonKey, navigate]);

  async function enter(credentials: Credentials) {
    const topic = "login";
    setWorking(true);
    const problem = await signInAsAdmin(authClient(publicAnonKey), credentials);
    setWorking(false);
    if (problem !== null) {
      showToast({ topic, tone: "failure", title: "Login failed", description: problem });
      focusOn("password");
      return;
    }
    showToast({ topic, title: "Login successful", description: "Welcome back, admin!" });
    await navigate("/admin/dashboard", { replace: true });
  }

  function signIn(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void enter({ email: textOf(fields, "email").trim(), password: textOf(fields, "password") });
  }

  return { working, signIn };
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
