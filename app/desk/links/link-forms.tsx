import { useFetcher } from "react-router";
import type { LinksOfPost } from "../../../domain/review/links/link-desk.ts";
import {
  linkScopes,
  longestLinkDays,
  longestMessage,
  previewLinkDays,
  type LinkScope,
} from "../../../domain/review/links/link-terms.ts";
import { useAdmin } from "../kit/admin-access.tsx";
import type { Answer } from "../kit/call.ts";
import { ButtonBar, DeskForm, Field, SelectField } from "../kit/desk-form.tsx";
import { Part } from "../kit/desk-page.tsx";
import { scopeLabels } from "./link-columns.tsx";

const days = String(previewLinkDays);

/** What a new link allows, and for how long. */
function LinkTermsFields({ scopes }: { scopes: readonly LinkScope[] }) {
  return (
    <div className="desk-link-terms">
      <SelectField
        name="scope"
        label="It allows to"
        options={scopes.map((scope) => [scope, scopeLabels[scope]])}
      />
      <Field name="days" label="Days" type="number" min={1} max={longestLinkDays} required />
    </div>
  );
}

/** Mails a draft to people, each with a link of their own. */
export function SendForm({ of }: { of: LinksOfPost }) {
  return (
    <Part isCard id="send-title" title="Send for review">
      {!of.isReviewable ? (
        <p>This post is published: there is nothing to review.</p>
      ) : of.canSend ? (
        <MailForm of={of} />
      ) : (
        <p>
          E-mail is not set up here, so nothing can be sent: make a link and send it yourself. An
          approver sets e-mail up under Settings.
        </p>
      )}
    </Part>
  );
}

function MailForm({ of: { post, reviewers, secondApprover, linkSignIn } }: { of: LinksOfPost }) {
  const fetcher = useFetcher<Answer<unknown>>();
  const hint = [
    "E-mail addresses with commas between them. Each gets a link of their own.",
    ...(secondApprover === "required"
      ? [
          "Only a reviewer who is named in Settings, or another approver, can approve what is yours.",
        ]
      : []),
    ...(linkSignIn === "required"
      ? ["To publish, they sign in as an approver: a link alone reads and corrects."]
      : []),
  ].join(" ");
  return (
    <DeskForm
      keptAs={`review-mail-${post.id}`}
      label="Send for review"
      fetcher={fetcher}
      initial={{ to: reviewers.join(", "), scope: "approve", days }}
    >
      <input type="hidden" name="deed" value="send" />
      <Field name="to" label="To" rows={2} required hint={hint} />
      <Field name="message" label="Message (optional)" rows={3} maxLength={longestMessage} />
      <LinkTermsFields scopes={linkScopes} />
      <ButtonBar submit="Send for review" isBusy={fetcher.state !== "idle"} />
    </DeskForm>
  );
}

/** Makes a link that is handed out, and copies it; a writer's never approves. */
export function NewLinkForm({ postId }: { postId: string }) {
  const isApprover = useAdmin().role === "admin";
  const fetcher = useFetcher<Answer<unknown>>();
  return (
    <Part isCard id="new-link-title" title="New link">
      <DeskForm
        keptAs={`review-link-${postId}`}
        label="New link"
        fetcher={fetcher}
        initial={{ scope: isApprover ? "approve" : "edit", days }}
      >
        <LinkTermsFields
          scopes={isApprover ? linkScopes : linkScopes.filter((scope) => scope !== "approve")}
        />
        <p className="quiet">
          Whoever has the link can use it. What is done by it counts as yours.
        </p>
        <ButtonBar submit="Make and copy link" isBusy={fetcher.state !== "idle"} />
      </DeskForm>
    </Part>
  );
}
