import { TextInput } from "@mantine/core";
import { useNavigate, useRevalidator } from "react-router";
import { join, readInvitation, type ReadInvitation } from "../../calls/people-schema.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { Door } from "../../ui/door.tsx";
import { AccountForm, PasswordField, getField } from "../account-form.tsx";
import { authClient, publicAnonKey } from "../kit/auth-client.ts";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { call } from "../kit/call.ts";
import { Loading, privateMeta } from "../kit/desk-page.tsx";
import { Instant } from "../kit/times.tsx";
import { showToast } from "../kit/toasts.tsx";
import { roleDuties, roleNames } from "./role-words.ts";
import type { Route } from "./+types/join-page.ts";

export const handle: RouteHandle = { frame: "door" };

const title = "Your invitation";

export function meta() {
  return privateMeta(title);
}

/** The token stands behind the address, where no server sees it. */
export async function clientLoader() {
  const token = new URLSearchParams(location.hash.slice(1)).get("token") ?? "";
  return { token, read: await call(readInvitation, { token }, { bearer: publicAnonKey() }) };
}

export function HydrateFallback() {
  return (
    <Door title={title}>
      <Loading label="Opening…" />
      <noscript>
        <p>This page needs JavaScript: please switch it on and load it again.</p>
      </noscript>
    </Door>
  );
}

export default function JoinPage({ loaderData: { token, read } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (read.ok)
    return (
      <Door title={title}>
        <JoinForm token={token} asked={read.value} />
      </Door>
    );
  return (
    <Door title={title}>
      <p role="alert">{read.message}</p>
      {read.status === 410 ? (
        <QuietLink to="/admin/login" label="To the login" />
      ) : (
        <QuietButton label="Try again" run={() => void revalidate()} />
      )}
    </Door>
  );
}

type JoinFormProps = { token: string; asked: ReadInvitation };

function JoinForm({ token, asked }: JoinFormProps) {
  const navigate = useNavigate();
  const { email, name, role, expiresAt } = asked;

  async function accept(fields: FormData): Promise<string | null> {
    const password = getField(fields, "new-password");
    const input = { token, name: getField(fields, "join-name"), password };
    const joined = await call(join, input, {});
    if (!joined.ok) return joined.message;
    const { error } = await authClient().signInWithPassword({
      email: joined.value.email,
      password,
    });
    // A second factor may have to be set up first: the login leads on, wherever that is.
    const next = error === null ? "/admin/dashboard" : "/admin/login";
    showToast({ topic: "login", title: "Welcome", description: "Your account is ready." });
    await navigate(next, { replace: true });
    return null;
  }

  return (
    <>
      <p>
        You are invited as <strong>{roleNames[role].toLowerCase()}</strong>.
      </p>
      <p className="quiet">
        {roleDuties[role]} This invitation works until <Instant of={expiresAt} />.
      </p>
      <AccountForm label="Join" firstField="new-password" submit={accept}>
        <TextInput
          label="E-mail, with which you log in"
          id="join-email"
          type="email"
          autoComplete="username"
          value={email}
          readOnly
        />
        <TextInput
          label="Display name"
          id="join-name"
          name="join-name"
          autoComplete="name"
          defaultValue={name}
          maxLength={80}
          required
        />
        <PasswordField id="new-password" label="Choose a password" kind="new" />
      </AccountForm>
    </>
  );
}
