import { TextInput } from "@mantine/core";
import type { SyntheticEvent } from "react";
import { Link } from "react-router";
import { PasswordField, getField } from "../desk/kit/call-form.tsx";
import { CodeForm, EnrolFactor } from "../desk/second-factor.tsx";
import { Button, QuietButton } from "../desk/kit/button.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import { type Credentials, useLogin } from "../desk/login.ts";
import { useMounted } from "@mantine/hooks";
import type { RouteHandle } from "../route-handle.ts";
import { Door } from "../ui/door.tsx";

export const handle: RouteHandle = { frame: "door" };

export function meta() {
  return privateMeta("Admin Login");
}

export default function AdminLoginPage() {
  const { step, working, hasFailed, enter, finish, startOver } = useLogin();

  return (
    <Door title="Admin Login" lead="Enter your credentials to access the admin dashboard">
      {step.name === "password" && (
        <PasswordStep
          working={working}
          hasFailed={hasFailed}
          enter={(credentials) => void enter(credentials)}
        />
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
    </Door>
  );
}

type PasswordStepProps = {
  working: boolean;
  hasFailed: boolean;
  enter: (credentials: Credentials) => void;
};

function PasswordStep({ working, hasFailed, enter }: PasswordStepProps) {
  const hydrated = useMounted();

  function signIn(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    enter({ email: getField(fields, "email").trim(), password: getField(fields, "password") });
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
        <PasswordField id="password" label="Password" kind="current" />
        <Button
          label={working ? "Logging in..." : "Login"}
          type="submit"
          disabled={working || !hydrated}
        />
      </form>
      {hasFailed && (
        <p className="notice notice-warning">
          Check the spelling and Caps Lock. Still not in? Set a new password below, or ask an
          approver of your office for a new link.
        </p>
      )}
      <p>
        <Link to="/admin/reset">Forgot your password?</Link>
      </p>
    </>
  );
}
