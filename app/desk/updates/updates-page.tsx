import { Group } from "@mantine/core";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { newsCategories } from "../../../content/news-categories.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { listUpdates, moveUpdate, saveUpdate } from "../../calls/updates-schema.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { Badge } from "../kit/badge.tsx";
import { Button, QuietLink, RowButton } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { formOf, read } from "../kit/desk-data.ts";
import { type Column, DeskList, RowFacts } from "../kit/desk-list.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";
import { ClearFilters, Filters, FilterWords, States, useFound } from "../kit/filters.tsx";
import { focusOn, useKeptFocus } from "../kit/focus.ts";
import { MoreMenu } from "../kit/more-menu.tsx";
import { attempt } from "../kit/office-access.ts";
import { Day, indianTime } from "../kit/times.tsx";
import { showAnswer, showToast } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import type { Route } from "./+types/updates-page.ts";
import { type DeskUpdate, newUpdate, UpdateForm, updateInput } from "./update-form.tsx";

export function clientLoader() {
  return read(listUpdates, {});
}

const topic = "updates";

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const answer = await attempt(saveUpdate, updateInput(await formOf(request)));
  // The form says itself why it was refused.
  if (answer.ok) showToast({ title: answer.value.message, topic });
  return answer;
}

type State = DeskUpdate["state"];

/** `back` is the state that Undo gives back; without one there is no Undo. */
async function move({ id, version }: Pick<DeskUpdate, "id" | "version">, to: State, back?: State) {
  const answer = await attempt(moveUpdate, { id, version, state: to });
  const undo = (moved: DeskUpdate) => back && { label: "Undo", run: () => move(moved, back) };
  return showAnswer(answer, ({ message, update }) => ({ title: message, action: undo(update) }), {
    topic,
  });
}

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
        <Link to={`?edit=${id}`} replace preventScrollReset>
          {headline}
        </Link>
      ) : (
        <span>{headline}</span>
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
  const { isBusy, run } = useTask();
  const wasPublic = publishedAt !== null;
  if (!isApprover && (state === "published" || (state === "ended" && wasPublic)))
    return <span className="quiet">An approver changes what readers see.</span>;
  const way = (label: string, to: State, back = state) => ({
    label,
    run: () =>
      run(async () => {
        const answer = await move(update, to, back);
        // Its form shows what the checks have found.
        if (!answer.ok && answer.status === 422) edit(id);
      }),
  });
  const editing = { label: "Edit", run: () => edit(id) };
  const publishing = isApprover ? [way("Publish", "published", "ended")] : [];
  const ways = {
    draft: [...publishing, editing, way("Dismiss", "ended")],
    published: [editing, way("End", "ended")],
    ended: [way("Bring back", wasPublic ? "published" : "draft")],
  } as const satisfies Record<DeskUpdate["state"], readonly Way[]>;
  const [main, ...more] = ways[state];
  return (
    <Group gap="xs">
      <RowButton {...main} about={headline} isBusy={isBusy} />
      {more.length > 0 && <MoreMenu items={more} about={headline} isBusy={isBusy} />}
    </Group>
  );
}
