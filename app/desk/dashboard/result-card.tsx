import { Button as MantineButton } from "@mantine/core";
import { useEffect } from "react";
import { postAddress } from "../../../domain/posts/post-address.ts";
import type { Generated } from "../../calls/generation.ts";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { copyText } from "../kit/copy-text.ts";
import { keepFocus } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { counted } from "../phrases.ts";
import { Badge } from "../kit/badge.tsx";

/** Most conflicts that are listed. */
const maxListed = 3;

/** The post that was just made: what became of it, what is in doubt, and the ways on. */
export function ResultCard({ message, post, notCovered, conflicts, unverified }: Generated) {
  const { id, title, slug, published_at: publishedAt, previewUrl } = post;
  useEffect(() => keepFocus("draft"), []);
  return (
    <section className="alert desk-draft" id="draft" tabIndex={-1} aria-labelledby="draft-title">
      <p>{publishedAt === null ? <Badge tone="warning">Draft</Badge> : <Badge>Published</Badge>}</p>
      <h2 className="desk-draft-title" id="draft-title">
        {title}
      </h2>
      <p>{message}</p>
      {notCovered.length > 0 && <p>Not covered: {notCovered.join(", ")}</p>}
      {conflicts.length > 0 && (
        <>
          <p>{counted(conflicts.length, "conflict")} with our records:</p>
          <ul>
            {conflicts.slice(0, maxListed).map((sentence, index) => (
              <li key={index}>“{sentence}”</li>
            ))}
            {conflicts.length > maxListed && <li>and {conflicts.length - maxListed} more</li>}
          </ul>
        </>
      )}
      {unverified > 0 && <p>{counted(unverified, "statement")} without a record of ours</p>}
      <div className="cluster">
        {publishedAt === null ? (
          <MantineButton component="a" href={previewUrl}>
            Open preview
          </MantineButton>
        ) : (
          <MantineButton component="a" href={postAddress({ slug, published_at: publishedAt })}>
            View post
          </MantineButton>
        )}
        <QuietLink to={`/admin/posts/${id}`} label="Edit" about={title} />
        {publishedAt === null && (
          <QuietButton label="Copy link" run={() => void copyLink(previewUrl)} />
        )}
      </div>
    </section>
  );
}

async function copyLink(address: string): Promise<void> {
  const link = new URL(address, window.location.href).href;
  if (await copyText(link))
    showToast({ title: "Link copied", description: "Anyone with the link can read this draft." });
  else showToast({ tone: "failure", title: "The link could not be copied", description: link });
}
