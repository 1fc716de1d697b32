import { useEffect } from "react";
import { Link, redirect, useSearchParams } from "react-router";
import { newsCategories } from "../../../content/news-categories.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { listUpdates, moveUpdate, saveUpdate } from "../../calls/updates-schema.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { Badge } from "../kit/badge.tsx";
import { Button, QuietLink, RowButton } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { commandOf, read, rereadFor, type SentForm } from "../kit/desk-data.ts";
import { type Column, DeskList, RowFacts } from "../kit/desk-list.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";
import { ClearFilters, Filters, FilterWords, States, useFound } from "../kit/filters.tsx";
import { focusOn, useKeptFocus } from "../kit/focus.ts";
import { MoreMenu } from "../kit/more-menu.tsx";
import { attempt } from "../kit/office-access.ts";
import { Day, indianTime } from "../kit/times.tsx";
import { showAnswer, showToast } from "../kit/toasts.tsx";
import { useCommand } from "../kit/use-command.ts";
import type { Route } from "./+types/updates-page.ts";
import { type DeskUpdate, newUpdate, UpdateForm, updateInput } from "./update-form.tsx";

export function clientLoader() {
  return read(listUpdates, {});
}

type Move = {
  readonly kind: "move";
  readonly update: Pick<DeskUpdate, "id" | "version">;
  readonly to: DeskUpdate["state"];
  readonly back: DeskUpdate["state"];
};

const topic = "updates";

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const command = await commandOf<SentForm | Move>(request);
  if (command.kind === "move") return move(command);
  const answer = await attempt(saveUpdate, updateInput(command.fields));
  // The form says itself why it was refused.
  if (answer.ok) showToast({ title: answer.value.message, topic });
  return answer;
}

async function move({ update, to, back }: Move, mayUndo = true) {
  const { id, version } = update;
  const answer = await attempt(moveUpdate, { id, version, state: to });
  showAnswer(
    answer,
    ({ message, update: moved }) => {
      if (!mayUndo) return { title: message };
      const undone: Move = { kind: "move", update: moved, to: back, back: to };
      return { title: message, action: { label: "Undo", run: () => move(undone, false) } };
    },
    { topic },
  );
  // Its form shows what the checks have found.
  if (!answer.ok && answer.status === 422 && mayUndo) throw redirect(`/admin/updates?edit=${id}`);
  return answer;
}

export const shouldRevalidate = rereadFor();

const states = [
  ["draft", "Drafts"],
  ["published", "Live"],
  ["ended", "Ended"],
] as const satisfies readonly (readonly [DeskUpdate["state"], string])[];

export default function UpdatesPage({ loaderData: { updates, today } }: Route.ComponentProps) {
  const isApprover = useIsApprover();
  const [query, setQuery] = useSearchParams();
  const edited = query.get("edit");
  const shown = query.get("state");
  const update = updates.find(({ id }) => id === edited) ?? null;
  const isWriting = edited === newUpdate || update !== null;
  const found = useFound(updates, ({ headline, shownSummary }) => `${headline} ${shownSummary}`);
  const rows = found.filter(({ state }) => shown === null || state === shown);

  function open(id: string | null) {
    const next = new URLSearchParams(query);
    if (id === null) next.delete("edit");
    else next.set("edit", id);
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  useKeptFocus("updates-title", updates);
  useEffect(() => {
    if (isWriting) focusOn("update-form");
  }, [isWriting, edited]);

  return (
    <div className="stack">
      <DeskHeading title="Updates" id="updates-title">
        <QuietLink to="/latest-updates" label="See the page" />
        {edited !== newUpdate && <Button label="New update" run={() => open(newUpdate)} />}
      </DeskHeading>
      {isWriting && (
        <UpdateForm update={update} today={today} close={() => open(null)} key={edited} />
      )}
      <section className="stack" aria-label="All updates">
        <States
          name="state"
          label="Show"
          states={[
            { value: "all", label: "All", count: found.length },
            ...states.map(([value, label]) => ({
              value,
              label,
              count: found.filter(({ state }) => state === value).length,
            })),
          ]}
        />
        <Filters>
          <FilterWords name="q" label="Search updates" hint="Words of an update" />
          <ClearFilters names={["q"]} />
        </Filters>
        <DeskList
          label="Updates"
          rows={rows}
          columns={updateColumns({ isApprover, edit: open })}
          idOf={({ id }) => id}
          empty="No updates match. A new one begins as a draft."
        />
      </section>
    </div>
  );
}

type Looker = { readonly isApprover: boolean; readonly edit: (id: string) => void };

function updateColumns(looker: Looker): readonly Column<DeskUpdate>[] {
  return [
    { label: "Update", kind: "title", cell: (update) => <Words of={update} {...looker} /> },
    { label: "State", cell: (update) => <StateBadge of={update} /> },
    {
      label: "Day",
      cell: ({ day }) => <Day of={day} />,
    },
    { label: "Until", cell: until },
    {
      label: "What to do",
      kind: "ways",
      cell: (update) => <Ways of={update} {...looker} />,
    },
  ];
}

type OfUpdate = { of: DeskUpdate };

type Way = { readonly label: string; readonly run: () => void };

function Words({ of: update, isApprover }: OfUpdate & Looker) {
  const { id, headline, shownSummary, category, link, updatedAt } = update;
  return (
    <>
      {mayEdit(update, isApprover) ? (
        <Link className="desk-row-title" to={`?edit=${id}`} replace preventScrollReset>
          {headline}
        </Link>
      ) : (
        <span className="desk-row-title">{headline}</span>
      )}
      <span className="clamp-3">{shownSummary}</span>
      <RowFacts
        of={[
          Object.entries(newsCategories).find(([name]) => name === category)?.[1] ?? category,
          ...(link === null ? [] : [<a href={link}>{link}</a>]),
          updatedAt === null ? "built in" : `last changed ${indianTime(updatedAt)}`,
        ]}
      />
    </>
  );
}

function StateBadge({ of: { state, isBreaking } }: OfUpdate) {
  if (state === "ended") return <Badge tone="quiet">Ended</Badge>;
  if (state === "draft") return <Badge tone="quiet">Draft</Badge>;
  return (
    <>
      <Badge>Live</Badge> {isBreaking && <Badge tone="warning">Breaking</Badge>}
    </>
  );
}

function until({ state, endsOn }: DeskUpdate) {
  if (state === "ended") return null;
  return endsOn === null ? (
    <span className="quiet">No end</span>
  ) : (
    `until ${longIndianDate(endsOn)}`
  );
}

function mayEdit({ state }: DeskUpdate, isApprover: boolean): boolean {
  return state === "draft" || (isApprover && state === "published");
}

function Ways({ of: update, isApprover, edit }: OfUpdate & Looker) {
  const { id, state, publishedAt, headline } = update;
  const { isBusy, send } = useCommand<Move>();
  const wasPublic = publishedAt !== null;
  if (!isApprover && (state === "published" || (state === "ended" && wasPublic)))
    return <span className="quiet">An approver changes what readers see.</span>;
  const move = (label: string, to: DeskUpdate["state"], back = state) => ({
    label,
    run: () => send({ kind: "move", update, to, back }),
  });
  const editing = { label: "Edit", run: () => edit(id) };
  const publishing = isApprover ? [move("Publish", "published", "ended")] : [];
  const ways = {
    draft: [...publishing, editing, move("Dismiss", "ended")],
    published: [editing, move("End", "ended")],
    ended: [move("Bring back", wasPublic ? "published" : "draft")],
  } as const satisfies Record<DeskUpdate["state"], readonly Way[]>;
  const [main, ...more] = ways[state];
  return (
    <div className="desk-post-buttons">
      <RowButton {...main} about={headline} isBusy={isBusy} />
      {more.length > 0 && <MoreMenu items={more} about={headline} isBusy={isBusy} />}
    </div>
  );
}
