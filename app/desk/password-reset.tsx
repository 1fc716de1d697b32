import { TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { authClient, getAuthMessage } from "./kit/auth-client.ts";
import { CallForm, getField, PasswordField } from "./kit/call-form.tsx";
import { showToast } from "./kit/toasts.tsx";
import { CodeForm, verifiedFactor } from "./second-factor.tsx";

/** With a mailed link in the address: a new password. Without: the mail with the link. */
export function PasswordReset() {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get("token_hash"));
  return (
    <>
      {token === null ? <AskForMail /> : <NewPassword token={token} />}
      <p>
        <Link to="/admin/login">Back to the login</Link>
      </p>
    </>
  );
}

function AskForMail() {
  const [isSent, setIsSent] = useState(false);

  async function ask(fields: FormData) {
    const { error } = await authClient().resetPasswordForEmail(getField(fields, "email").trim());
    if (error !== null) return getAuthMessage(error);
    setIsSent(true);
    return null;
  }

  return (
    <>
      <CallForm submit="Send me a link" firstField="email" send={ask}>
        <TextInput
          label="Email"
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          required
        />
      </CallForm>
      <p role="status">
        {isSent &&
          "If this address has an account and the site can send e-mail, a link is on its way. It works for one hour. If no e-mail comes, ask an approver of your office for a new link."}
      </p>
    </>
  );
}

/** The link is used when the form is sent, not when the page is opened: mail scanners open links. */
function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const isRedeemed = useRef(false);
  const [pending, setPending] = useState<{ factorId: string; password: string } | null>(null);

  async function change(password: string): Promise<string | null> {
    if (!isRedeemed.current) {
      const { error } = await authClient().verifyOtp({ token_hash: token, type: "recovery" });
      if (error !== null) return getAuthMessage(error);
      isRedeemed.current = true;
    }
    const { error } = await authClient().updateUser({ password });
    if (error?.code === "insufficient_aal") return askForCode(password);
    if (error !== null) return getAuthMessage(error);
    showToast({ title: "Password changed", description: "Your other sessions have ended." });
    await navigate("/admin/dashboard", { replace: true });
    return null;
  }

  async function askForCode(password: string): Promise<string | null> {
    const factor = await verifiedFactor();
    if (!factor.ok) return factor.message;
    if (factor.value !== null) setPending({ factorId: factor.value, password });
    return null;
  }

  if (pending !== null) {
    const { factorId, password } = pending;
    return <CodeForm factorId={factorId} label="Change password" done={() => change(password)} />;
  }
  return (
    <CallForm
      submit="Change password"
      firstField="new-password"
      send={(fields) => change(getField(fields, "new-password"))}
    >
      <PasswordField id="new-password" label="New password" kind="new" />
    </CallForm>
  );
}
