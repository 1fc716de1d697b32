import { useEffect } from "react";
import type { Admin } from "../kit/office-access.ts";
import { DeskHeading, Loading, NotLoaded } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { useAddressQuery } from "../use-address-query.ts";
import { newUpdate } from "./typed-update.ts";
import { UpdateForm } from "./update-form.tsx";
import { UpdateRow } from "./update-row.tsx";
import { useUpdates } from "./use-updates.ts";

/** All updates, the newest first; the address names the one that is being written. */
export function UpdatesView({ admin }: { admin: Admin }) {
  const { value, failure, refresh, actions } = useUpdates(admin);
  const [query, changeQuery] = useAddressQuery();
  const edited = query.get("edit");
  const update = value?.updates.find(({ id }) => id === edited) ?? null;
  const isWriting = value !== null && (edited === newUpdate || update !== null);
  const open = (id: string | null) => changeQuery({ edit: id });

  useEffect(() => {
    if (isWriting) focusOn("update-form");
  }, [isWriting, edited]);

  return (
    <div className="stack-wide">
      <DeskHeading title="Updates">
        <a className="button button-quiet" href="/latest-updates">
          See the page
        </a>
        {edited !== newUpdate && (
          <button className="button" type="button" onClick={() => open(newUpdate)}>
            New update
          </button>
        )}
      </DeskHeading>
      {failure !== null && (
        <NotLoaded what="The updates" reason={failure.message} retry={() => void refresh()} />
      )}
      {value === null && failure === null && <Loading label="Loading the updates…" />}
      {isWriting && (
        <UpdateForm
          admin={admin}
          update={update}
          today={value.today}
          actions={actions}
          close={() => open(null)}
          key={edited}
        />
      )}
      {value !== null && (
        <section className="stack" aria-labelledby="updates-title">
          <h2 id="updates-title">All updates</h2>
          <ul className="update-rows">
            {value.updates.map((one) => (
              <UpdateRow
                update={one}
                isApprover={admin.role === "admin"}
                actions={actions}
                edit={() => open(one.id)}
                key={one.id}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
