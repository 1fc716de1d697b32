import { TextInput } from "@mantine/core";
import { useId } from "react";
import { CopyButton } from "../copy-button.tsx";
import { QuietButton } from "../kit/button.tsx";
import { takeFocus } from "../kit/focus.ts";
import { Instant } from "../kit/times.tsx";
import type { Invited } from "../../../domain/auth/invitations.ts";
import type { WaitingInvitation } from "../../../domain/auth/people.ts";

export type NewLink = Invited & Pick<WaitingInvitation, "name" | "email" | "role">;

/** A link that was just made: shown this once, to be copied, with what it does and until when. */
export function InvitationLink({ link, close }: { link: NewLink; close: () => void }) {
  const id = useId();
  const { name, email, role, inviteUrl, expiresAt, isMailed } = link;

  return (
    <section className="card stack" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} ref={takeFocus} tabIndex={-1}>
        Invitation for {name}
      </h3>
      <p>
        {isMailed
          ? `The link is on its way to ${email}. You may copy it as well.`
          : `No e-mail is sent from here: copy the link and send it to ${name} yourself, in a way that only they read.`}
      </p>
      <TextInput
        label="Link"
        id={id}
        readOnly
        value={inviteUrl}
        onFocus={({ target }) => target.select()}
      />
      <p className="quiet">
        Whoever opens it chooses a password and is in as{" "}
        {role === "writer" ? "a writer" : "an approver"}. It works once, until{" "}
        <Instant of={expiresAt} />, and is shown only now; you can make a new one in its place.
      </p>
      <div className="cluster">
        <CopyButton label="Copy link" text={inviteUrl} />
        <QuietButton label="Done" run={close} />
      </div>
    </section>
  );
}
