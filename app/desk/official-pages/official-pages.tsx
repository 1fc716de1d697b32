import { TextInput } from "@mantine/core";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { wordChanges } from "../../../domain/review/differences/changed-words.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import {
  changeWatchedPage,
  judgePageChange,
  type ListedPageChange,
  listPageChanges,
  listWatchedPages,
  watchPage,
} from "../../calls/official-pages-schema.ts";
import { ChangedWords } from "../differences/changed-parts.tsx";
import { deskAddress } from "../facts/fact-parts.tsx";
import { QuietButton, QuietLink, RowButton } from "../kit/button.tsx";
import { attempt, formOf, read, shown } from "../kit/desk-data.ts";
import { DeskForm, Field, SubmitButton } from "../kit/desk-form.tsx";
import { type Column, DeskList, MoreRows, readRows, shownRows } from "../kit/desk-list.tsx";
import { DeskHeading, Part } from "../kit/desk-page.tsx";
import { Filters, States, useFound } from "../kit/filters.tsx";
import { isApprover } from "../kit/office-access.ts";
import { showAnswer } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import { RowActions } from "../kit/row-actions.tsx";
import { counted, indianTime, Instant } from "../kit/words.tsx";
import type { Route } from "./+types/official-pages.ts";

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
    readRows(
      query,
      (cursor) => attempt(listPageChanges, { state, cursor }),
      ({ changes }) => changes,
    ),
  ]);
  return { ...watched, changes: shown(found), isApprover: isApprover() };
}

/** Adds a page; the files that a change has found are added without the form. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { address = "", title = "" } = await formOf(request);
  return addPage(address.trim(), title.trim());
}

export default function OfficialPages({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { pages, isOn, waiting, changes, isApprover } = loaderData;
  const found = useFound(pages, ({ title, address }) => `${title} ${address}`);
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
          states={changeStates.map(([value, label]) =>
            value === "new" ? [value, label, waiting] : [value, label],
          )}
        />
        {changes.rows.length === 0 && <p className="quiet">No changes here.</p>}
        {changes.rows.map((change) => (
          <PageChangeCard change={change} isApprover={isApprover} key={change.id} />
        ))}
        {changes.hasMore && <MoreRows />}
      </Part>
      <Part id="watched-pages" title="Pages on the list">
        <Filters search={["Search pages", "Name or address"]} />
        <DeskList
          label="Watched pages"
          columns={isApprover ? [...columns, actions] : columns}
          empty={
            pages.length === 0
              ? "The site adds its official sources when it first looks at them, within a day of its start."
              : "No page has this name or address."
          }
          {...shownRows(query, found)}
        />
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
            <SubmitButton label="Add to the list" />
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

const actions: Column<ListedPage> = {
  label: "Do",
  kind: "actions",
  cell: (page) => <PageActions {...page} />,
};

function stateWords({ state, since, reason }: ListedPage): string {
  if (state === "changed") return "changed: see above";
  if (reason === "") return state === "new" ? "not looked at yet" : state;
  if (state === "fine") return `fine; the last look failed: ${reason}.`;
  return `${state}${since === null ? "" : ` since ${indianTime(since)}`}: ${reason}.`;
}

function PageActions({ id, title }: ListedPage) {
  const { isBusy, send } = useTask();
  const change = (asked: { look?: true; removed?: true }, done: string) => () =>
    send(changeWatchedPage, { id, ...asked }, done);
  return (
    <RowActions
      about={title}
      isBusy={isBusy}
      actions={[
        { label: "Look now", run: change({ look: true }, "It is looked at within a minute.") },
        { label: "Take off the list", run: change({ removed: true }, "The page is off the list.") },
      ]}
    />
  );
}

async function addPage(address: string, title: string) {
  const done = "The page is on the list. The site looks at it within the day.";
  return showAnswer(await attempt(watchPage, { address, title }), done);
}

type PageChangeCardProps = { change: ListedPageChange; isApprover: boolean };
type Block = ListedPageChange["blocks"][number];

/** Of more parts the facts beside them are folded away. */
const maxOpen = 3;

/** The form takes no longer one. */
const longestQuote = 1_000;

function PageChangeCard({ change, isApprover }: PageChangeCardProps) {
  const { page, at, blocks, more, newFiles, state, decidedBy, decidedAt, note } = change;
  const { isBusy, run } = useTask();
  return (
    <article className="card stack" aria-label={page.title}>
      <header>
        <h3>{page.title}</h3>
        <p className="quiet">
          <OfficialLink address={page.address} />, seen on <Instant of={at} />
        </p>
      </header>
      <ul className="stack">
        {blocks.map((block, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fixed list
          <li className="stack" key={index}>
            <ChangedBlock block={block} />
            {state === "new" && <FactsBeside change={change} block={block} />}
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {more} more: please read the page itself.</p>}
      {state === "new" && isApprover && newFiles.length > 0 && (
        <ul className="stack" aria-label="New files">
          {newFiles.map(({ title, address }) => (
            <li key={address}>
              <OfficialLink address={address} title={title} />{" "}
              <RowButton
                label="Watch this PDF"
                about={title}
                isBusy={isBusy}
                run={() => run(() => addPage(address, title))}
              />
            </li>
          ))}
        </ul>
      )}
      {state === "new" && <Seen id={change.id} />}
      {state === "learned" && <p className="quiet">It changes at every look: left out.</p>}
      {state === "seen" && (
        <p className="quiet">
          Seen by {decidedBy} {decidedAt !== null && <Instant of={decidedAt} />}
          {note !== null && `: ${note}`}
        </p>
      )}
    </article>
  );
}

function OfficialLink({ address, title = "" }: { address: string; title?: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {title === "" ? address : title}
    </a>
  );
}

function ChangedBlock({ block: { before, after } }: { block: Block }) {
  return (
    <div>
      <strong>{before === null ? "New:" : after === null ? "Gone:" : "Changed:"}</strong>
      <ChangedWords words={wordChanges(before ?? "", after ?? "")} />
    </div>
  );
}

function FactsBeside({ change, block }: { change: ListedPageChange; block: Block }) {
  const records = change.records.filter(({ id }) => block.facts.includes(id));
  if (records.length === 0) return null;
  return (
    <details open={change.blocks.length <= maxOpen}>
      <summary>{counted(records.length, "fact")} beside it</summary>
      <ul>
        {records.map(({ id, label, text }) => (
          <li key={id}>
            <Link to={deskAddress(id)}>{label}</Link>: {text}{" "}
            <QuietLink to={filledForm(id, change, block)} label="Fill in the form" about={label} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function filledForm(factId: string, { page }: ListedPageChange, block: Block): string {
  const query = new URLSearchParams({
    title: page.title,
    address: page.address,
    page: block.page === undefined ? "" : `page ${block.page}`,
    line: (block.after ?? "").slice(0, longestQuote),
  });
  return `${deskAddress(factId)}?${query}`;
}

function Seen({ id }: { id: string }) {
  const { isBusy, send } = useTask();
  const [note, setNote] = useState("");
  return (
    <div className="cluster">
      <TextInput
        label="Note for the office"
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <QuietButton
        label="Seen, nothing for us"
        isBusy={isBusy}
        run={() =>
          send(judgePageChange, { id, state: "seen", note }, "Seen. It does not wait any more.")
        }
      />
    </div>
  );
}
