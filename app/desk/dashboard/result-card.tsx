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

const maxListed = 3;

type ResultCardProps = Generated & {
  makeInstead: (title: string) => void;
};

export function ResultCard(props: ResultCardProps) {
  const { message, post, notCovered, conflicts, unverified, nearest, makeInstead } = props;
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
      {nearest.length > 0 && (
        <NearGuides isPublic={publishedAt !== null} nearest={nearest} makeInstead={makeInstead} />
      )}
    </section>
  );
}

type NearGuidesProps = Pick<ResultCardProps, "nearest" | "makeInstead"> & { isPublic: boolean };

/** The guides that a person may have meant in place of the one that was followed. */
function NearGuides({ nearest, makeInstead, isPublic }: NearGuidesProps) {
  return (
    <div className="stack" role="group" aria-labelledby="near-title">
      <h3 className="desk-draft-title" id="near-title">
        Meant something else?
      </h3>
      <p className="quiet">
        Each of these makes another post with the same settings.{" "}
        {isPublic
          ? "This one stays published until you take it down under Posts."
          : "You can then delete this draft under Posts."}
      </p>
      <div className="cluster">
        {nearest.map(({ id, title }) => (
          <QuietButton label={title} run={() => makeInstead(title)} key={id} />
        ))}
      </div>
    </div>
  );
}

async function copyLink(address: string): Promise<void> {
  const link = new URL(address, window.location.href).href;
  if (await copyText(link))
    showToast({ title: "Link copied", description: "Anyone with the link can read this draft." });
  else showToast({ tone: "failure", title: "The link could not be copied", description: link });
}
