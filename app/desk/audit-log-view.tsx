import { useState, useCallback } from "react";
import { callAsAdmin, type Admin } from "./kit/office-access.ts";
import { readAuditLog, type AuditPage } from "../calls/site-schema.ts";
import { Instant } from "./kit/times.tsx";
import { useAddressQuery } from "./use-address-query.ts";
import { Loading, DeskHeading, NotLoaded } from "./kit/desk-page.tsx";
import { usePagedList } from "./use-paged-list.ts";

/** Every change on the site, newest first, and whether the log is as it was written. */
export function AuditLogView({ admin }: { admin: Admin }) {
  const [query, setQuery] = useAddressQuery();
  const postId = query.get("postId") ?? "";
  const log = useAuditLog(admin, postId);
  return (
    <div className="stack-wide">
      <DeskHeading title="Audit log" />
      {log.chain !== null && <ChainLine chain={log.chain} />}
      <PostIdFilter
        postId={postId}
        key={postId}
        show={(id) => setQuery({ postId: id === "" ? null : id })}
      />
      {log.failure !== null && (
        <NotLoaded what="The audit log" reason={log.failure.message} retry={log.refresh} />
      )}
      {log.entries === null && log.failure === null && <Loading label="Loading the audit log…" />}
      {log.entries?.length === 0 && <p className="quiet">There are no entries.</p>}
      {log.entries !== null && log.entries.length > 0 && (
        <ol className="desk-audit" aria-label="Entries">
          {log.entries.map((entry) => (
            <Entry entry={entry} key={entry.sequence} />
          ))}
        </ol>
      )}
      {log.more !== null && (
        <p>
          <button className="button button-quiet" type="button" onClick={log.more}>
            Show older entries
          </button>
        </p>
      )}
    </div>
  );
}

function ChainLine({ chain }: { chain: NonNullable<AuditPage["chain"]> }) {
  if (chain.intact)
    return (
      <p className="alert" role="status">
        Chain intact: all {chain.entries} entries are as they were written.
      </p>
    );
  return (
    <p className="alert alert-danger" role="alert">
      Chain broken at entry {chain.brokenAt}: it was changed, taken out or put elsewhere.
    </p>
  );
}

function PostIdFilter({ postId, show }: { postId: string; show: (postId: string) => void }) {
  const [typed, setTyped] = useState(postId);
  return (
    <form
      className="desk-post-filters"
      onSubmit={(event) => {
        event.preventDefault();
        show(typed.trim());
      }}
    >
      <div className="field">
        <label htmlFor="audit-post">Only the post with this id</label>
        <input
          id="audit-post"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={64}
        />
      </div>
      <p className="cluster">
        <button className="button" type="submit">
          Show
        </button>
        {postId !== "" && (
          <button className="button button-quiet" type="button" onClick={() => show("")}>
            Show all
          </button>
        )}
      </p>
    </form>
  );
}

function Entry({ entry }: { entry: AuditPage["entries"][number] }) {
  const { sequence, at, actor, action, post_id, revision, reason } = entry;
  return (
    <li>
      <p>
        <strong>{action}</strong> by {actor}
        {revision !== null && `, revision ${revision}`}
      </p>
      {reason !== null && <p className="clamp-3">{reason}</p>}
      <p className="quiet">
        No. {sequence}, <Instant of={at} />
        {post_id !== null && `, post ${post_id}`}
      </p>
    </li>
  );
}

/** The audit log page by page, newest first; of one post when its id is not empty. */
function useAuditLog(admin: Admin, postId: string) {
  const read = useCallback(
    (cursor: string) => callAsAdmin(admin, readAuditLog, { postId, cursor }),
    [admin, postId],
  );
  const { list, failure, refresh, more } = usePagedList({ read, append });
  const { entries = null, chain = null } = list ?? {};
  return { entries, chain, failure, refresh: () => void refresh(), more };
}

/** Only the first page says how the chain is. */
function append(before: AuditPage, page: AuditPage): AuditPage {
  return { ...page, chain: before.chain, entries: [...before.entries, ...page.entries] };
}
