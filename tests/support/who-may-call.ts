/**
 * Who may make a call at all. `anyone`: what the call itself holds decides, such as the token of a
 * link; `link or office`: that or a role; `account`: whoever is signed in.
 */
export type Who = "anyone" | "link or office" | "account" | "office" | "approvers";

/** Every call with who may make it; a writer is of the office, and what they may do by it is narrower still. */
export const whoMayCall: Readonly<Record<string, Who>> = {
  "GET /functions/preview-blog": "anyone",
  "POST /functions/edit-blog": "anyone",
  "GET /functions/publish-blog": "anyone",
  "POST /functions/publish-blog": "anyone",
  "GET /functions/post-status": "anyone",
  "GET /functions/generate-sitemap": "anyone",
  "POST /functions/generate-sitemap": "anyone",
  "POST /functions/invitation": "anyone",
  "POST /functions/join": "anyone",
  "POST /functions/post-opinion": "anyone",
  "POST /functions/report-mistake": "anyone",

  "POST /functions/confirm-claims": "link or office",
  "POST /functions/lock-passages": "link or office",
  "POST /functions/restore-revision": "link or office",

  "POST /functions/recovery-codes": "account",
  "POST /functions/use-recovery-code": "account",

  "GET /functions/user-role": "office",
  "GET /functions/account": "office",
  "POST /functions/account": "office",
  "POST /functions/manual-blog-generation": "office",
  "POST /functions/cancel-run": "office",
  "POST /functions/dismiss-run": "office",
  "GET /functions/recent-runs": "office",
  "GET /functions/site-status": "office",
  "GET /functions/post-choices": "office",
  "GET /functions/posts": "office",
  "POST /functions/post-action": "office",
  "GET /functions/post-record": "office",
  "GET /functions/editable-post": "office",
  "POST /functions/preview-edit": "office",
  "POST /functions/edit-post": "office",
  "POST /functions/request-corrections": "office",
  "GET /functions/posts-to-look-at": "office",
  "GET /functions/review-links": "office",
  "POST /functions/review-link": "office",
  "POST /functions/preview-link": "office",
  "POST /functions/revoke-links": "office",
  "POST /functions/send-for-review": "office",
  "GET /functions/facts": "office",
  "GET /functions/fact": "office",
  "GET /functions/editions": "office",
  "GET /functions/updates": "office",
  "POST /functions/updates": "office",
  "POST /functions/updates/check": "office",
  "POST /functions/updates/state": "office",
  "GET /functions/media": "office",
  "POST /functions/media": "office",
  "POST /functions/media/describe": "office",
  "POST /functions/media/delete": "office",

  "POST /functions/create-post": "office",
  "GET /functions/find-for-post": "office",
  "POST /functions/token-values": "office",
  "GET /functions/schedules": "office",
  "GET /functions/plan": "office",
  "POST /functions/plan-post": "office",
  "POST /functions/end-plan": "office",
  "GET /functions/readership": "office",
  "GET /functions/dead-links": "office",
  "POST /functions/dead-links": "office",
  "GET /functions/mistakes": "office",
  "POST /functions/mistakes": "office",

  "GET /functions/ranks": "approvers",
  "POST /functions/ranks": "approvers",
  "POST /functions/ranks/check": "approvers",
  "POST /functions/ranks/withdraw": "approvers",
  "POST /functions/confirm-post": "approvers",
  "POST /functions/schedule-blog": "approvers",
  "POST /functions/dismiss-schedule": "approvers",
  "GET /functions/settings": "approvers",
  "POST /functions/settings": "approvers",
  "POST /functions/settings/test-mail": "approvers",
  "POST /functions/settings/try-model": "approvers",
  "POST /functions/backup": "approvers",
  "GET /functions/audit-log": "approvers",
  "POST /functions/fact-statements": "approvers",
  "POST /functions/fact-statements/try": "approvers",
  "POST /functions/fact-statements/approve": "approvers",
  "POST /functions/fact-statements/reject": "approvers",
  "POST /functions/facts/as-of": "approvers",
  "POST /functions/editions": "approvers",
  "POST /functions/editions/marks": "approvers",
  "GET /functions/people": "approvers",
  "POST /functions/people": "approvers",
  "POST /functions/people/:id": "approvers",
  "POST /functions/people/:id/invite": "approvers",
  "POST /functions/people/:id/end-sessions": "approvers",
  "POST /functions/people/:id/reset-factor": "approvers",

  "POST /auth/v1/token": "anyone",
  "POST /auth/v1/recover": "anyone",
  "POST /auth/v1/verify": "anyone",
  "GET /auth/v1/.well-known/jwks.json": "anyone",
  "GET /auth/v1/user": "account",
  "PUT /auth/v1/user": "account",
  "POST /auth/v1/factors": "account",
  "DELETE /auth/v1/factors/:id": "account",
  "POST /auth/v1/factors/:id/challenge": "account",
  "POST /auth/v1/factors/:id/verify": "account",
  "POST /auth/v1/logout": "account",
};

const inWords: Readonly<Record<Who, string>> = {
  anyone: "whoever has what it asks for",
  "link or office": "link, writer, approver",
  account: "whoever is signed in",
  office: "writer, approver",
  approvers: "approver",
};

/** The same as the rows of a Markdown table, as docs/security.md has it. */
export function whoMayCallTable(): string[] {
  const rows = Object.entries(whoMayCall).map(([call, who]) => [`\`${call}\``, inWords[who]]);
  const cells = [["call", "who may make it"], ...rows];
  const widths = [0, 1].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const [head = [], ...body] = cells;
  return [line(head), rule, ...body.map(line)];
}
