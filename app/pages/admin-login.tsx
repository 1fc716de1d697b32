import { TextInput } from "@mantine/core";
import type { SyntheticEvent } from "react";
import { Link } from "react-router";
import { textOf } from "../desk/account-form.tsx";
import { CodeForm, EnrolFactor } from "../desk/second-factor.tsx";
import { Button, QuietButton } from "../desk/kit/button.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import { type Credentials, useLogin } from "../desk/login.ts";
import { useHydrated } from "../desk/kit/use-hydrated.ts";

export function meta() {
  return privateMeta("Admin Login");
}

export default function AdminLoginPage() {
  const { step, working, enter, finish, startOver } = useLogin();

  return (
    <div className="desk-middle">
      <section className="card" aria-labelledby="login-title">
        <h1 className="desk-card-title" id="login-title">
          Admin Login
        </h1>
        <p className="quiet">Enter your credentials to access the admin dashboard</p>
        {step.name === "password" && (
          <PasswordStep working={working} enter={(credentials) => void enter(credentials)} />
        )}
        {step.name === "code" && <CodeForm factorId={step.factorId} label="Verify" done={finish} />}
        {step.name === "enrol" && (
          <>
            <p>This site asks every admin for a second factor. Please set yours up now.</p>
            <EnrolFactor done={finish} />
          </>
        )}
        {step.name !== "password" && <QuietButton label="Use another account" run={startOver} />}
        <noscript>
          <p>Signing in needs JavaScript: please switch it on and load this page again.</p>
        </noscript>
      </section>
    </div>
  );
}

type PasswordStepProps = { working: boolean; enter: (credentials: Credentials) => void };

function PasswordStep({ working, enter }: PasswordStepProps) {
  const hydrated = useHydrated();

  function signIn(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    enter({ email: textOf(fields, "email").trim(), password: textOf(fields, "password") });
  }

  return (
    <>
      {/* Until the script runs the button is disabled; were the form sent all the same, `post`
          keeps the password out of the address, the history and the log. */}
      <form className="stack" method="post" onSubmit={signIn}>
        <TextInput
          label="Email"
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <TextInput
          label="Password"
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button
          label={working ? "Logging in..." : "Login"}
          type="submit"
          disabled={working || !hydrated}
        />
      </form>
      <p>
        <Link to="/admin/reset">Forgot your password?</Link>
      </p>
    </>
  );
}
