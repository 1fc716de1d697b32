import { Button as MantineButton } from "@mantine/core";
import { useEffect } from "react";
import { postAddress } from "../../../domain/posts/post-address.ts";
import type { Generated } from "../../calls/generation.ts";
import { Badge } from "../kit/badge.tsx";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { copyText } from "../kit/copy-text.ts";
import { keepFocus } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { counted } from "../phrases.ts";

const maxListed = 3;

type ResultCardProps = { made: Generated; makeInstead: (title: string) => void };

/** The post that was just made. */
export function ResultCard({ made, makeInstead }: ResultCardProps) {
  const { message, post, notCovered, conflicts, unverified, nearest } = made;
  const { id, title, slug, published_at: publishedAt, previewUrl } = post;
  const isDraft = publishedAt === null;
  useEffect(() => keepFocus("draft"), []);
  return (
    <section className="alert desk-draft" id="draft" tabIndex={-1} aria-labelledby="draft-title">
      <p>{isDraft ? <Badge tone="warning">Draft</Badge> : <Badge>Published</Badge>}</p>
      <h2 id="draft-title">{title}</h2>
      <p>{message}</p>
      {notCovered.length > 0 && <p>Not covered: {notCovered.join(", ")}</p>}
      {conflicts.length > 0 && (
        <>
          <p>{counted(conflicts.length, "conflict")} with our records:</p>
          <ul>
            {conflicts.slice(0, maxListed).map((sentence) => (
              <li key={sentence}>“{sentence}”</li>
            ))}
            {conflicts.length > maxListed && <li>and {conflicts.length - maxListed} more</li>}
          </ul>
        </>
      )}
      {unverified > 0 && <p>{counted(unverified, "statement")} without a record of ours</p>}
      <div className="cluster">
        <MantineButton
          component="a"
          href={isDraft ? previewUrl : postAddress({ slug, published_at: publishedAt })}
        >
          {isDraft ? "Open preview" : "View post"}
        </MantineButton>
        <QuietLink to={`/admin/posts/${id}`} label="Edit" about={title} />
        {isDraft && <QuietButton label="Copy link" run={() => void copyLink(previewUrl)} />}
      </div>
      {nearest.length > 0 && (
        <div className="stack" role="group" aria-labelledby="near-title">
          <h3 id="near-title">Meant something else?</h3>
          <p className="quiet">Each of these makes another post; this one stays.</p>
          <div className="cluster">
            {nearest.map(({ id: guide, title: other }) => (
              <QuietButton label={other} run={() => makeInstead(other)} key={guide} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

async function copyLink(address: string): Promise<void> {
  const link = new URL(address, window.location.href).href;
  if (await copyText(link))
    showToast({ title: "Link copied", description: "Anyone with the link can read this draft." });
  else showToast({ tone: "failure", title: "The link could not be copied", description: link });
}
