import type { LinksOfPost } from "../../../domain/review/links/link-desk.ts";
import { listReviewLinks } from "../../calls/links.ts";
import type { Route } from "./+types/links-page.ts";
import { QuietButton } from "../kit/button.tsx";
import { commandOf, read } from "../kit/desk-data.ts";
import { DeskList, EmptyNote } from "../kit/desk-list.tsx";
import { DeskHeading, privateMeta, Part } from "../kit/desk-page.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { useCommand } from "../kit/use-command.ts";
import { linkColumns, scopeLabels } from "./link-columns.tsx";
import { performLink, type LinkCommand } from "./link-commands.ts";
import {
  linkScopes,
  longestLinkDays,
  longestMessage,
  previewLinkDays,
  type LinkScope,
} from "../../../domain/review/links/link-terms.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { ButtonBar, DeskForm, Field, SelectField } from "../kit/desk-form.tsx";

export function meta() {
  return privateMeta("Review links");
}

function postIn(request: Request): string {
  return new URL(request.url).searchParams.get("postId") ?? "";
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return read(listReviewLinks, { postId: postIn(request) });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return performLink(postIn(request), await commandOf<LinkCommand>(request));
}

/** The review links of the post that the address names: handed out, mailed, listed and taken back. */
export default function LinksPage({ loaderData: of }: Route.ComponentProps) {
  return (
    <div className="stack-wide">
      <DeskHeading title="Review links" />
      <p>
        Of the post <strong>{of.post.title}</strong>. Opening a link changes nothing.
      </p>
      <div className="desk-link-forms">
        <SendForm of={of} />
        <NewLinkForm postId={of.post.id} />
      </div>
      <AllLinks links={of.links} />
    </div>
  );
}

function AllLinks({ links }: Pick<LinksOfPost, "links">) {
  const { isBusy, send } = useCommand<LinkCommand>();
  useKeptFocus("links-title", links);
  return (
    <section className="stack" aria-labelledby="links-title">
      <div className="desk-header">
        <h2 id="links-title" tabIndex={-1}>
          All links
        </h2>
        {links.some(({ state }) => state === "open") && (
          <QuietButton
            label="Revoke all open links"
            aria-disabled={isBusy}
            run={() => {
              if (!isBusy) send({ kind: "revoke", linkId: null });
            }}
          />
        )}
      </div>
      {links.length === 0 ? (
        <EmptyNote>There are no links yet.</EmptyNote>
      ) : (
        <DeskList label="Links" rows={links} columns={linkColumns} idOf={({ id }) => id} />
      )}
    </section>
  );
}

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
function SendForm({ of }: { of: LinksOfPost }) {
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
      initial={{ to: reviewers.join(", "), scope: "approve", days }}
    >
      <input type="hidden" name="deed" value="send" />
      <Field name="to" label="To" rows={2} required hint={hint} />
      <Field name="message" label="Message (optional)" rows={3} maxLength={longestMessage} />
      <LinkTermsFields scopes={linkScopes} />
      <ButtonBar submit="Send for review" />
    </DeskForm>
  );
}

/** Makes a link that is handed out, and copies it; a writer's never approves. */
function NewLinkForm({ postId }: { postId: string }) {
  const isApprover = useIsApprover();
  return (
    <Part isCard id="new-link-title" title="New link">
      <DeskForm
        keptAs={`review-link-${postId}`}
        label="New link"
        initial={{ scope: isApprover ? "approve" : "edit", days }}
      >
        <LinkTermsFields
          scopes={isApprover ? linkScopes : linkScopes.filter((scope) => scope !== "approve")}
        />
        <p className="quiet">
          Whoever has the link can use it. What is done by it counts as yours.
        </p>
        <ButtonBar submit="Make and copy link" />
      </DeskForm>
    </Part>
  );
}
