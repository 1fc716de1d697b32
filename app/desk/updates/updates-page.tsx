import { useEffect } from "react";
import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { listUpdates } from "../../calls/updates-schema.ts";
import type { Route } from "./+types/updates-page.ts";
import { useAdmin } from "../kit/admin-access.tsx";
import { Button } from "../kit/button.tsx";
import { commandOf, read } from "../kit/desk-data.ts";
import { DeskList, EmptyNote } from "../kit/desk-list.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";
import { States } from "../kit/filters.tsx";
import { focusOn, useKeptFocus } from "../kit/focus.ts";
import { useAddressPart } from "../kit/use-address-part.ts";
import { newUpdate, type DeskUpdate } from "./typed-update.ts";
import { performUpdate, type UpdateCommand } from "./update-commands.ts";
import { updateColumns } from "./update-columns.tsx";
import { UpdateForm } from "./update-form.tsx";

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return read(context, listUpdates, {});
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return performUpdate(context, await commandOf<UpdateCommand>(request));
}

/** What is opened changes nothing of the list. A check does read it: it may end the reading of a change before it. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const isOpened = args.formMethod === undefined && args.currentUrl.search !== args.nextUrl.search;
  return !isOpened && args.defaultShouldRevalidate;
}

const states = [
  ["draft", "Drafts"],
  ["published", "Live"],
  ["ended", "Ended"],
] as const satisfies readonly (readonly [DeskUpdate["state"], string])[];

/** All updates, the newest first; the address names the one that is being written. */
export default function UpdatesPage({ loaderData: { updates, today } }: Route.ComponentProps) {
  const admin = useAdmin();
  const [edited, open] = useAddressPart("edit");
  const [shown] = useAddressPart("state");
  const update = updates.find(({ id }) => id === edited) ?? null;
  const isWriting = edited === newUpdate || update !== null;
  const rows = updates.filter(({ state }) => shown === null || state === shown);
  useKeptFocus("updates-title", updates);
  useEffect(() => {
    if (isWriting) focusOn("update-form");
  }, [isWriting, edited]);

  return (
    <div className="stack">
      <DeskHeading title="Updates" id="updates-title">
        <Link className="button button-quiet" to="/latest-updates" reloadDocument>
          See the page
        </Link>
        {edited !== newUpdate && <Button label="New update" run={() => open(newUpdate)} />}
      </DeskHeading>
      {isWriting && <UpdateForm {...{ update, today }} close={() => open(null)} key={edited} />}
      <section className="stack" aria-label="All updates">
        <States
          name="state"
          label="Show"
          states={[
            { value: "all", label: "All", count: updates.length },
            ...states.map(([value, label]) => ({
              ...{ value, label },
              count: updates.filter(({ state }) => state === value).length,
            })),
          ]}
        />
        {rows.length === 0 ? (
          <EmptyNote>No update stands here. A new one begins as a draft.</EmptyNote>
        ) : (
          <DeskList
            label="Updates"
            rows={rows}
            columns={updateColumns({ isApprover: admin.role === "admin", edit: open })}
            idOf={({ id }) => id}
          />
        )}
      </section>
    </div>
  );
}
