import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { singleLine, type MailTemplate } from "../../notify/mail-template.ts";
import { readablePost } from "../../posts/text/article.ts";
import type { Post } from "../../posts/post.ts";
import { longIndianTime } from "../../shared/indian-times.ts";
import {
  longestInstructions,
  paragraph,
  quote,
  template,
  toDashboard,
  type TemplateSite,
} from "../mails/review-mail-templates.ts";

/** A scheduled revision was not published at its instant. */
export function scheduleStopped(
  site: TemplateSite,
  stopped: {
    readonly post: Post;
    readonly revision: number;
    readonly publishAt: string;
    readonly outcome: string;
    readonly facts: FactSnapshot;
  },
): MailTemplate {
  const { title } = readablePost(stopped.post, stopped.facts);
  const when = longIndianTime(stopped.publishAt);
  return template(site, `Not published as scheduled: ${singleLine(title)}`, [
    { kind: "heading", text: title },
    paragraph(
      `Revision ${stopped.revision} was to go public on ${when} in India. It did not, and readers see what they saw before. The reason:`,
    ),
    quote(stopped.outcome, longestInstructions),
    toDashboard(site),
  ]);
}
