import { Badge } from "@mantine/core";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { newsCategories } from "../../../content/news-categories.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { listUpdates, moveUpdate, saveUpdate } from "../../calls/updates-schema.ts";
import { useIsApprover } from "../kit/office-access.ts";
import { Button, QuietLink } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { attempt, formOf, read } from "../kit/desk-data.ts";
import { type Column, DeskList, RowFacts } from "../kit/desk-list.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";
import { Filters, States, useFound } from "../kit/filters.tsx";
import { focusOn, useKeptFocus } from "../kit/focus.ts";
import { showAnswer, showToast } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import { RowActions } from "../kit/row-actions.tsx";
import { Day, indianTime } from "../kit/words.tsx";
import type { Route } from "./+types/updates-page.ts";
import { type DeskUpdate, newUpdate, UpdateForm, updateInput } from "./update-form.tsx";

export function clientLoader() {
  return read(listUpdates, {});
}

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const answer = await attempt(saveUpdate, updateInput(await formOf(request)));
  // The form says itself why it was refused.
  if (answer.ok) showToast({ title: answer.value.message });
  return answer;
}

type State = DeskUpdate["state"];

/** `back` is the state that Undo gives back; without one there is no Undo. */
async function move({ id, version }: Pick<DeskUpdate, "id" | "version">, to: State, back?: State) {
  const answer = await attempt(moveUpdate, { id, version, state: to });
  const undo = (moved: DeskUpdate) => back && { label: "Undo", run: () => move(moved, back) };
  return showAnswer(answer, ({ message, update }) => ({ title: message, action: undo(update) }));
}

const states: readonly (readonly [State | "all", string])[] = [
  ["all", "All"],
  ["draft", "Drafts"],
  ["published", "Live"],
  ["ended", "Ended"],
];

function inState(updates: readonly DeskUpdate[], name: string): readonly DeskUpdate[] {
  return updates.filter(({ state }) => name === "all" || state === name);
}

export default function UpdatesPage({ loaderData: { updates, today } }: Route.ComponentProps) {
  const isApprover = useIsApprover();
  const [query, setQuery] = useSearchParams();
  const edited = query.get("edit");
  const update = updates.find(({ id }) => id === edited) ?? null;
  const isWriting = edited === newUpdate || update !== null;
  const found = useFound(updates, ({ headline, shownSummary }) => `${headline} ${shownSummary}`);

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

  const columns: readonly Column<DeskUpdate>[] = [
    {
      label: "Update",
      kind: "title",
      cell: ({ id, state, headline, shownSummary, category, link, updatedAt }) => (
        <>
          {state === "draft" || (isApprover && state === "published") ? (
            <Link to={`?edit=${id}`} replace preventScrollReset>
              {headline}
            </Link>
          ) : (
            headline
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
      ),
    },
    { label: "State", cell: StateBadges },
    { label: "Day", cell: ({ day }) => <Day of={day} /> },
    {
      label: "Until",
      cell: ({ state, endsOn }) =>
        state !== "ended" && (endsOn === null ? "No end" : `until ${longIndianDate(endsOn)}`),
    },
    {
      label: "What to do",
      kind: "actions",
      cell: (one) => <UpdateActions update={one} isApprover={isApprover} edit={open} />,
    },
  ];

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
          states={states.map(([name, label]) => [name, label, inState(found, name).length])}
        />
        <Filters search={["Search updates", "Words of an update"]} />
        <DeskList
          label="Updates"
          rows={inState(found, query.get("state") ?? "all")}
          columns={columns}
          empty="No updates match. A new one begins as a draft."
        />
      </section>
    </div>
  );
}

function StateBadges({ state, isBreaking }: DeskUpdate) {
  if (state === "ended") return <Badge color="gray">Ended</Badge>;
  if (state === "draft") return <Badge color="gray">Draft</Badge>;
  return (
    <>
      <Badge>Live</Badge> {isBreaking && <Badge color="yellow">Breaking</Badge>}
    </>
  );
}

type UpdateActionsProps = { update: DeskUpdate; isApprover: boolean; edit: (id: string) => void };

function UpdateActions({ update, isApprover, edit }: UpdateActionsProps) {
  const { id, state, publishedAt, headline } = update;
  const { isBusy, run } = useTask();
  const wasPublic = publishedAt !== null;
  if (!isApprover && (state === "published" || (state === "ended" && wasPublic)))
    return <span className="quiet">An approver changes what readers see.</span>;

  async function moveOrEdit(to: State, back: State) {
    const answer = await move(update, to, back);
    // Its form shows what the checks have found.
    if (!answer.ok && answer.status === 422) edit(id);
  }

  const action = (label: string, to: State, back = state) => ({
    label,
    run: () => run(() => moveOrEdit(to, back)),
  });
  const editing = { label: "Edit", run: () => edit(id) };
  const publishing = isApprover ? [action("Publish", "published", "ended")] : [];
  const actions = {
    draft: [...publishing, editing, action("Dismiss", "ended")],
    published: [editing, action("End", "ended")],
    ended: [action("Bring back", wasPublic ? "published" : "draft")],
  };
  return <RowActions actions={actions[state]} about={headline} isBusy={isBusy} />;
}
