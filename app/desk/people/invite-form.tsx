import { useState } from "react";
import { useFetcher } from "react-router";
import type { WaitingInvitation } from "../../../domain/auth/people.ts";
import type { Answer } from "../kit/call.ts";
import { ButtonBar, DeskForm, Field, RadioField } from "../kit/desk-form.tsx";
import { Part } from "../kit/desk-page.tsx";
import { InvitationLink } from "./invitation-link.tsx";
import type { NewLink } from "./people-commands.ts";
import { roleDuties, roleNames, rolesInOrder } from "./role-words.ts";

/** Asks somebody to join: who, at what address, and as what; the link is shown until it is put away or withdrawn. */
export function InviteForm({ invitations }: { invitations: readonly WaitingInvitation[] }) {
  const fetcher = useFetcher<Answer<NewLink>>();
  const [closed, setClosed] = useState<string | null>(null);
  const link = fetcher.state === "idle" && fetcher.data?.ok === true ? fetcher.data.value : null;
  const isShown =
    link !== null && link.inviteUrl !== closed && invitations.some(({ id }) => id === link.id);
  return (
    <Part isCard id="invite-title" title="Invite somebody">
      {isShown && <InvitationLink link={link} close={() => setClosed(link.inviteUrl)} />}
      <DeskForm
        keptAs="invite"
        label="Invite somebody"
        fetcher={fetcher}
        initial={{ role: "writer" }}
      >
        <Field name="name" label="Name" maxLength={80} required autoComplete="off" />
        <Field
          name="email"
          label="E-mail"
          type="email"
          maxLength={254}
          required
          autoComplete="off"
        />
        <RadioField
          name="role"
          label="Role"
          options={rolesInOrder.map((role) => [role, `${roleNames[role]}: ${roleDuties[role]}`])}
        />
        <ButtonBar submit="Make the invitation" isBusy={fetcher.state !== "idle"} />
      </DeskForm>
    </Part>
  );
}
