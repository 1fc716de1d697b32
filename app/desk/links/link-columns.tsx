import type { ListedLink } from "../../../domain/review/links/link-desk.ts";
import type { LinkScope } from "../../../domain/review/links/link-terms.ts";
import { RowFacts, type Column } from "../kit/desk-list.tsx";
import { RowButton } from "../kit/button.tsx";
import { Day, indianTime } from "../kit/times.tsx";
import { useCommand } from "../kit/use-command.ts";
import { personName } from "../phrases.ts";
import { copyLink, type LinkCommand } from "./link-commands.ts";

/** What each scope is called. */
export const scopeLabels = {
  preview: "Read only",
  edit: "Read and correct",
  approve: "Read, correct and approve",
} as const satisfies Record<LinkScope, string>;

const states = { open: "Open", expired: "Expired", revoked: "Revoked" } as const;

/** What was last done by a link. */
const uses: Readonly<Record<string, string>> = {
  corrections: "Corrections sent",
  approval: "Approved",
  restore: "Earlier version restored",
  locks: "Kept passages chosen",
  confirmation: "Statements confirmed",
};

/** Of a link: whom it is for, what it allows and until when, and what came of it. */
export const linkColumns: readonly Column<ListedLink>[] = [
  { label: "Link", kind: "title", cell: (link) => <Words {...link} /> },
  {
    label: "State",
    cell: ({ state }) => (
      <span className={state === "open" ? "badge" : "badge badge-quiet"}>{states[state]}</span>
    ),
    order: ({ state }) => state,
  },
  {
    label: "Until",
    cell: ({ expires_at }) => (
      <>
        until <Day of={expires_at} />
      </>
    ),
    order: ({ expires_at }) => expires_at,
  },
  { label: "What to do", kind: "ways", cell: (link) => <Ways {...link} /> },
];

function holderOf({ sent_to }: ListedLink): string {
  return sent_to ?? "whoever has it";
}

function Words(link: ListedLink) {
  const { scope, revision, created_by, created_at, last_use, last_used_at } = link;
  return (
    <>
      <span className="desk-row-title">
        {scopeLabels[scope]}, for {holderOf(link)}
      </span>
      <RowFacts
        of={[
          last_used_at === null || last_use === null
            ? "Nothing was changed by it."
            : `${uses[last_use] ?? last_use} ${indianTime(last_used_at)}`,
          `made ${indianTime(created_at)} by ${personName(created_by ?? "the site")}`,
          ...(revision === null ? [] : [`version ${revision} of the text`]),
        ]}
      />
    </>
  );
}

function Ways(link: ListedLink) {
  const { id, state, scope, previewUrl } = link;
  const { isBusy, send } = useCommand<LinkCommand>();
  if (state !== "open") return null;
  const about = `${scopeLabels[scope]}, for ${holderOf(link)}`;
  return (
    <div className="desk-post-buttons">
      {previewUrl !== null && (
        <RowButton label="Copy" {...{ about, isBusy }} run={() => void copyLink(previewUrl)} />
      )}
      <RowButton
        label="Revoke"
        {...{ about, isBusy }}
        run={() => send({ kind: "revoke", linkId: id })}
      />
    </div>
  );
}
