import { type ReactNode, useState } from "react";
import { redirect, useRevalidator } from "react-router";
import { nameAccount, readAccount } from "../../calls/people-schema.ts";
import { authClient, getAuthMessage, signOut } from "../kit/auth-client.ts";
import { formOf, read } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import type { Answer } from "../kit/call.ts";
import { ButtonBar, DeskForm, Field } from "../kit/desk-form.tsx";
import { DeskHeading, NotLoaded, Part, privateMeta } from "../kit/desk-page.tsx";
import { showToast } from "../kit/toasts.tsx";
import { verifiedFactor, CodeForm, EnrolFactor, removeFactor } from "../second-factor.tsx";
import type { Route } from "./+types/account-page.ts";
import { QuietButton } from "../kit/button.tsx";
import { keepFocus } from "../kit/focus.ts";

export function meta() {
  return privateMeta("Your account");
}

export async function clientLoader() {
  const [account, factor] = await Promise.all([read(readAccount, {}), verifiedFactor()]);
  return { account, factor };
}

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const { intent, name = "", current = "", next = "" } = await formOf(request);
  if (intent === "name") {
    const saved = await attempt(nameAccount, { name });
    if (saved.ok)
      showToast({ title: "Name saved", description: `Your colleagues see: ${saved.value.name}.` });
    return saved;
  }
  if (intent === "password") {
    const { error } = await authClient().updateUser({ password: next, current_password: current });
    if (error?.code === "invalid_credentials")
      return { ok: false, message: "The current password is not right.", status: 401 };
    if (error !== null) return { ok: false, message: getAuthMessage(error), status: null };
    showToast({ title: "Password changed", description: "Your other sessions have ended." });
    return { ok: true, value: null };
  }
  const { error } = await authClient().signOut({ scope: "global" });
  if (error !== null) return { ok: false, message: getAuthMessage(error), status: null };
  await signOut();
  showToast({ title: "Logged out", description: "You are logged out on every device." });
  throw redirect("/admin/login");
}

export default function AccountPage({ loaderData: { account, factor } }: Route.ComponentProps) {
  return (
    <div className="stack-wide">
      <DeskHeading title="Your account" />
      <Card title="Name" intent="name" submit="Save name">
        <Field
          name="name"
          label="Display name"
          initial={account.name ?? ""}
          autoComplete="name"
          maxLength={80}
          required
        />
        <p className="quiet">You log in with {account.email}.</p>
      </Card>
      <Part isCard id="factor-title" title="Second factor">
        {factor.ok ? (
          <Factor id={factor.value} />
        ) : (
          <NotLoaded what="The second factor" reason={factor.message} />
        )}
      </Part>
      <Card title="Password" intent="password" submit="Change password">
        <Field
          name="current"
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Field
          name="next"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 10 characters."
          minLength={10}
          required
        />
      </Card>
      <Card title="Sessions" intent="leave" submit="Log out everywhere">
        <p>Logs you out here and on all other devices.</p>
      </Card>
    </div>
  );
}

type CardProps = { title: string; intent: string; submit: string; children: ReactNode };

function Card({ title, intent, submit, children }: CardProps) {
  return (
    <Part isCard id={`${intent}-title`} title={title}>
      <DeskForm keptAs={`account-${intent}`} label={title}>
        <input type="hidden" name="intent" value={intent} />
        {children}
        <ButtonBar submit={submit} />
      </DeskForm>
    </Part>
  );
}

function Factor({ id }: { id: string | null }) {
  const { revalidate } = useRevalidator();
  const [isRemoving, setIsRemoving] = useState(false);

  async function finish() {
    setIsRemoving(false);
    await revalidate();
    keepFocus("factor-title");
    return null;
  }

  function enrolled() {
    showToast({ title: "Second factor is on", description: "Your other sessions have ended." });
    return finish();
  }

  async function remove(factorId: string) {
    const refusal = await removeFactor(factorId);
    if (refusal !== null) return refusal;
    showToast({ title: "Second factor is off" });
    return finish();
  }

  if (id === null)
    return (
      <>
        <p>
          You log in with your password only. With a second factor, you also need a code from your
          phone. Setting it up ends your sessions on other devices.
        </p>
        <EnrolFactor done={enrolled} />
      </>
    );
  return (
    <>
      <p>On: you log in with your password and a code from your authenticator app.</p>
      {isRemoving ? (
        <CodeForm factorId={id} label="Remove it" done={() => remove(id)} />
      ) : (
        <QuietButton label="Remove the second factor" run={() => setIsRemoving(true)} />
      )}
      <p className="quiet">
        If you lose your phone, an approver takes the second factor away under People.
      </p>
    </>
  );
}
