import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { nameAccount, readAccount } from "../../calls/people-schema.ts";
import { authClient, getAuthMessage, signOut } from "../kit/auth-client.ts";
import { QuietButton } from "../kit/button.tsx";
import { CallForm, getField, PasswordField } from "../kit/call-form.tsx";
import { attempt, read } from "../kit/desk-data.ts";
import { DeskHeading, NotLoaded, Part, privateMeta } from "../kit/desk-page.tsx";
import { keepFocus } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { verifiedFactor, CodeForm, EnrolFactor, removeFactor } from "../second-factor.tsx";
import type { Route } from "./+types/account-page.ts";

export function meta() {
  return privateMeta("Your account");
}

export async function clientLoader() {
  const [account, factor] = await Promise.all([read(readAccount, {}), verifiedFactor()]);
  return { account, factor };
}

export default function AccountPage({ loaderData: { account, factor } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  async function saveName(fields: FormData) {
    const saved = await attempt(nameAccount, { name: getField(fields, "name") });
    if (!saved.ok) return saved.message;
    showToast({ title: "Name saved", description: `Your colleagues see: ${saved.value.name}.` });
    await revalidate();
    return null;
  }

  async function leaveEverywhere() {
    const { error } = await authClient().signOut({ scope: "global" });
    if (error !== null) return getAuthMessage(error);
    await signOut();
    showToast({ title: "Logged out", description: "You are logged out on every device." });
    await navigate("/admin/login");
    return null;
  }

  return (
    <div className="stack-wide">
      <DeskHeading title="Your account" />
      <Part isCard id="name-title" title="Name">
        <CallForm submit="Save name" send={saveName}>
          <TextInput
            name="name"
            label="Display name"
            defaultValue={account.name ?? ""}
            autoComplete="name"
            maxLength={80}
            required
          />
          <p className="quiet">You log in with {account.email}.</p>
        </CallForm>
      </Part>
      <Part isCard id="factor-title" title="Second factor">
        {factor.ok ? (
          <Factor id={factor.value} />
        ) : (
          <NotLoaded what="The second factor" reason={factor.message} />
        )}
      </Part>
      <Part isCard id="password-title" title="Password">
        <CallForm submit="Change password" send={changePassword}>
          <PasswordField id="current" label="Current password" kind="current" />
          <PasswordField id="next" label="New password" kind="new" />
        </CallForm>
      </Part>
      <Part isCard id="leave-title" title="Sessions">
        <CallForm submit="Log out everywhere" send={leaveEverywhere}>
          <p>Logs you out here and on all other devices.</p>
        </CallForm>
      </Part>
    </div>
  );
}

async function changePassword(fields: FormData) {
  const { error } = await authClient().updateUser({
    password: getField(fields, "next"),
    current_password: getField(fields, "current"),
  });
  if (error?.code === "invalid_credentials") return "The current password is not right.";
  if (error !== null) return getAuthMessage(error);
  showToast({ title: "Password changed", description: "Your other sessions have ended." });
  return null;
}

function Factor({ id }: { id: string | null }) {
  const { revalidate } = useRevalidator();
  const [isRemoving, setIsRemoving] = useState(false);

  async function finish(title: string, description?: string) {
    showToast({ title, description });
    setIsRemoving(false);
    await revalidate();
    keepFocus("factor-title");
    return null;
  }

  if (id === null)
    return (
      <>
        <p>
          You log in with your password only. With a second factor, you also need a code from your
          phone. Setting it up ends your sessions on other devices.
        </p>
        <EnrolFactor
          done={() => finish("Second factor is on", "Your other sessions have ended.")}
        />
      </>
    );
  return (
    <>
      <p>On: you log in with your password and a code from your authenticator app.</p>
      {isRemoving ? (
        <CodeForm
          factorId={id}
          label="Remove it"
          done={async () => (await removeFactor(id)) ?? finish("Second factor is off")}
        />
      ) : (
        <QuietButton label="Remove the second factor" run={() => setIsRemoving(true)} />
      )}
      <p className="quiet">
        If you lose your phone, an approver takes the second factor away under People.
      </p>
    </>
  );
}
