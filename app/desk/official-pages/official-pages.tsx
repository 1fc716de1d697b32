import { Group } from "@mantine/core";
import { useSearchParams } from "react-router";
import type { AnswerOf } from "../../calls/endpoint.ts";
import {
  changeWatchedPage,
  listPageChanges,
  listWatchedPages,
} from "../../calls/official-pages-schema.ts";
import { RowButton } from "../kit/button.tsx";
import { formOf, read, shown } from "../kit/desk-data.ts";
import { ButtonBar, DeskForm, Field } from "../kit/desk-form.tsx";
import { DeskList, EmptyNote, MoreRows, type Column } from "../kit/desk-list.tsx";
import { DeskHeading, Part } from "../kit/desk-page.tsx";
import { States } from "../kit/filters.tsx";
import { MoreMenu } from "../kit/more-menu.tsx";
import { readPages, shownRows } from "../kit/list-pages.ts";
import { attempt, isApprover } from "../kit/office-access.ts";
import { indianTime } from "../kit/times.tsx";
import { showAnswer } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import type { Route } from "./+types/official-pages.ts";
import { addPage, OfficialLink, PageChangeCard, topic } from "./page-change-card.tsx";

const changeStates = [
  ["new", "To look at"],
  ["seen", "Seen"],
  ["learned", "Change at every look"],
] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const [state] = changeStates.find(([name]) => name === query.get("state")) ?? changeStates[0];
  const [watched, found] = await Promise.all([
    read(listWatchedPages, {}),
    readPages(query, (cursor) => attempt(listPageChanges, { state, cursor })),
  ]);
  const { pages, hasMore } = shown(found);
  const changes = pages.flatMap((page) => page.changes);
  return { ...watched, changes, hasMore, isApprover: isApprover() };
}

/** Adds a page; the files that a change has found are added without the form. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { address = "", title = "" } = await formOf(request);
  return addPage(address.trim(), title.trim());
}

export default function OfficialPages({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { pages, isOn, waiting, changes, hasMore, isApprover } = loaderData;
  return (
    <div className="stack-wide">
      <DeskHeading title="Official pages" />
      {!isOn && (
        <p className="alert alert-warning">
          The website does not look at these pages by itself. Please ask whoever set it up to switch
          that on.
        </p>
      )}
      <Part id="page-changes" title="Changes">
        <States
          name="state"
          label="Show"
          states={changeStates.map(([value, label]) => ({
            value,
            label,
            count: value === "new" ? waiting : undefined,
          }))}
        />
        {changes.length === 0 && <EmptyNote>No changes here.</EmptyNote>}
        {changes.map((change) => (
          <PageChangeCard change={change} isApprover={isApprover} key={change.id} />
        ))}
        {hasMore && <MoreRows />}
      </Part>
      <Part id="watched-pages" title="Pages on the list">
        {pages.length === 0 ? (
          <EmptyNote>
            The site adds its official sources when it first looks at them, within a day of its
            start.
          </EmptyNote>
        ) : (
          <DeskList
            label="Watched pages"
            columns={isApprover ? [...columns, ways] : columns}
            idOf={({ id }) => id}
            {...shownRows(query, pages)}
          />
        )}
        {isApprover && (
          <DeskForm keptAs="watched-page" label="Add a page">
            <h3>Add a page</h3>
            <Field
              name="address"
              label="Address"
              type="url"
              required
              hint="A notice board, a bulletin (PDF), a schedule; only public pages can be looked at."
            />
            <Field name="title" label="What you call it" maxLength={200} />
            <ButtonBar submit="Add to the list" />
          </DeskForm>
        )}
      </Part>
    </div>
  );
}

type ListedPage = AnswerOf<typeof listWatchedPages>["pages"][number];

const columns: readonly Column<ListedPage>[] = [
  { label: "Page", kind: "title", cell: OfficialLink },
  { label: "State", cell: stateWords },
  {
    label: "Last look",
    cell: ({ lastLook }) => (lastLook === null ? "never" : indianTime(lastLook)),
  },
  {
    label: "Last change",
    cell: ({ lastChange }) => (lastChange === null ? "none seen" : indianTime(lastChange)),
  },
  { label: "Records", cell: ({ facts }) => facts.length },
];

const ways: Column<ListedPage> = { label: "Do", kind: "ways", cell: (page) => <Ways {...page} /> };

function stateWords({ state, since, reason }: ListedPage): string {
  if (state === "changed") return "changed: see above";
  if (reason === "") return state === "new" ? "not looked at yet" : state;
  if (state === "fine") return `fine; the last look failed: ${reason}.`;
  return `${state}${since === null ? "" : ` since ${indianTime(since)}`}: ${reason}.`;
}

function Ways({ id, title }: ListedPage) {
  const { isBusy, run } = useTask();
  const change = async (asked: { look?: true; removed?: true }, done: string) =>
    showAnswer(await attempt(changeWatchedPage, { id, ...asked }), done, { topic });
  return (
    <Group gap="xs">
      <RowButton
        label="Look now"
        isBusy={isBusy}
        about={title}
        run={() => run(() => change({ look: true }, "It is looked at within a minute."))}
      />
      <MoreMenu
        about={title}
        isBusy={isBusy}
        items={[
          {
            label: "Take off the list",
            run: () => run(() => change({ removed: true }, "The page is off the list.")),
          },
        ]}
      />
    </Group>
  );
}
