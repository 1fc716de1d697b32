import type { LinksOfPost } from "../../../domain/review/links/link-desk.ts";
import { listReviewLinks } from "../../calls/links.ts";
import type { Route } from "./+types/links-page.ts";
import { QuietButton } from "../kit/button.tsx";
import { commandOf, read } from "../kit/desk-data.ts";
import { DeskList, EmptyNote } from "../kit/desk-list.tsx";
import { DeskHeading, privateMeta } from "../kit/desk-page.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { useCommand } from "../kit/use-command.ts";
import { linkColumns } from "./link-columns.tsx";
import { performLink, type LinkCommand } from "./link-commands.ts";
import { NewLinkForm, SendForm } from "./link-forms.tsx";

export function meta() {
  return privateMeta("Review links");
}

function postIn(request: Request): string {
  return new URL(request.url).searchParams.get("postId") ?? "";
}

export function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  return read(context, listReviewLinks, { postId: postIn(request) });
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return performLink(context, postIn(request), await commandOf<LinkCommand>(request));
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
