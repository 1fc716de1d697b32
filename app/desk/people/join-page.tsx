import { TextInput } from "@mantine/core";
import { useNavigate, useRevalidator } from "react-router";
import { join, readInvitation, type ReadInvitation } from "../../calls/people-schema.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { Door } from "../../ui/door.tsx";
import { authClient } from "../kit/auth-client.ts";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { CallForm, getField, PasswordField } from "../kit/call-form.tsx";
import { call } from "../kit/call.ts";
import { Opening, privateMeta } from "../kit/desk-page.tsx";
import { showToast } from "../kit/toasts.tsx";
import { Instant } from "../kit/words.tsx";
import type { Route } from "./+types/join-page.ts";
import { roleDuties, roleNames } from "./role-words.ts";

export const handle: RouteHandle = { frame: "door" };

const title = "Your invitation";

export function meta() {
  return privateMeta(title);
}

/** The token stands behind the address, where no server sees it. */
export async function clientLoader() {
  const token = new URLSearchParams(location.hash.slice(1)).get("token") ?? "";
  return { token, read: await call(readInvitation, { token }) };
}

export function HydrateFallback() {
  return (
    <Door title={title}>
      <Opening />
    </Door>
  );
}

export default function JoinPage({ loaderData: { token, read } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <Door title={title}>
      {read.ok ? <JoinForm token={token} asked={read.value} /> : <p role="alert">{read.message}</p>}
      {!read.ok &&
        (read.status === 410 ? (
          <QuietLink to="/admin/login" label="To the login" />
        ) : (
          <QuietButton label="Try again" run={() => void revalidate()} />
        ))}
    </Door>
  );
}

function JoinForm({ token, asked }: { token: string; asked: ReadInvitation }) {
  const navigate = useNavigate();
  const { email, name, role, expiresAt } = asked;

  async function accept(fields: FormData) {
    const password = getField(fields, "new-password");
    const input = { token, name: getField(fields, "join-name"), password };
    const joined = await call(join, input);
    if (!joined.ok) return joined.message;
    const { error } = await authClient().signInWithPassword({
      email: joined.value.email,
      password,
    });
    // A second factor may have to be set up first: the login leads on, wherever that is.
    const next = error === null ? "/admin/dashboard" : "/admin/login";
    showToast({ title: "Welcome", description: "Your account is ready." });
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
      <CallForm submit="Join" firstField="new-password" send={accept}>
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
      </CallForm>
    </>
  );
}
