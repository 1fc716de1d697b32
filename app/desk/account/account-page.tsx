import type { ReactNode } from "react";
import { redirect, useFetcher } from "react-router";
import { nameAccount, readAccount } from "../../calls/people-schema.ts";
import { useAdmin } from "../kit/admin-access.tsx";
import { sentenceOf, signOut } from "../kit/auth-client.ts";
import type { Answer } from "../kit/call.ts";
import { attempt, formOf, office, read } from "../kit/desk-data.ts";
import { ButtonBar, DeskForm, Field } from "../kit/desk-form.tsx";
import { DeskHeading, NotLoaded, Part, privateMeta } from "../kit/desk-page.tsx";
import { showToast } from "../kit/toasts.tsx";
import { verifiedFactor } from "../second-factor.tsx";
import type { Route } from "./+types/account-page.ts";
import { Factor } from "./factor-card.tsx";

export function meta() {
  return privateMeta("Your account");
}

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const [account, factor] = await Promise.all([
    read(context, readAccount, {}),
    verifiedFactor(context.get(office).auth),
  ]);
  return { account, factor };
}

export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const { auth } = context.get(office);
  const { intent, name = "", current = "", next = "" } = await formOf(request);
  if (intent === "name") {
    const saved = await attempt(context, nameAccount, { name });
    if (saved.ok)
      showToast({ title: "Name saved", description: `The office reads: ${saved.value.name}.` });
    return saved;
  }
  if (intent === "password") {
    const { error } = await auth.updateUser({ password: next, current_password: current });
    if (error?.code === "invalid_credentials")
      return { ok: false, message: "The current password is not right.", status: 401 };
    if (error !== null) return { ok: false, message: sentenceOf(error), status: null };
    showToast({ title: "Password changed", description: "Your other sessions have ended." });
    return { ok: true, value: null };
  }
  const { error } = await auth.signOut({ scope: "global" });
  if (error !== null) return { ok: false, message: sentenceOf(error), status: null };
  await signOut(auth);
  showToast({ title: "Logged out", description: "You are logged out on every device." });
  throw redirect("/admin/login");
}

/** What somebody changes about their name and their own way in. */
export default function AccountPage({ loaderData: { account, factor } }: Route.ComponentProps) {
  const { auth } = useAdmin();
  return (
    <div className="stack-wide">
      <DeskHeading title="Your account" />
      <Card title="Name" intent="name" submit="Save name">
        <Field
          name="name"
          label="Your name, as the office reads it"
          initial={account.name ?? ""}
          autoComplete="name"
          maxLength={80}
          required
        />
        <p className="quiet">You log in with {account.email}.</p>
      </Card>
      <Part isCard id="factor-title" title="Second factor">
        {factor.ok ? (
          <Factor auth={auth} id={factor.value} codesLeft={account.recoveryCodes} />
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
        <p>Ends every session of your account, on this and all other devices.</p>
      </Card>
    </div>
  );
}

type CardProps = { title: string; intent: string; submit: string; children: ReactNode };

function Card({ title, intent, submit, children }: CardProps) {
  const fetcher = useFetcher<Answer<unknown>>();
  return (
    <Part isCard id={`${intent}-title`} title={title}>
      <DeskForm {...{ fetcher }} keptAs={`account-${intent}`} label={title}>
        <input type="hidden" name="intent" value={intent} />
        {children}
        <ButtonBar submit={submit} isBusy={fetcher.state !== "idle"} />
      </DeskForm>
    </Part>
  );
}
