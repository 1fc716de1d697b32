import type { AnswerOf } from "../../calls/endpoint.ts";
import type { listWatchedPages } from "../../calls/watch-schema.ts";
import { DeskList, type Column } from "../kit/desk-list.tsx";
import { RowButton } from "../kit/button.tsx";
import { indianTime } from "../kit/times.tsx";
import { useCommand } from "../kit/use-command.ts";
import type { WatchCommand } from "./watch-command.ts";

type ListedPage = AnswerOf<typeof listWatchedPages>["pages"][number];

type WatchedPageListProps = { pages: readonly ListedPage[]; isApprover: boolean };

/** The pages that are looked at, with how they are. */
export function WatchedPageList({ pages, isApprover }: WatchedPageListProps) {
  const columns: readonly Column<ListedPage>[] = [
    {
      label: "Page",
      kind: "title",
      cell: ({ address, title }) => (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {title === "" ? address : title}
        </a>
      ),
      order: ({ title }) => title,
    },
    { label: "State", cell: stateWords, order: ({ state }) => state },
    {
      label: "Last look",
      cell: ({ lastLook }) => (lastLook === null ? "never" : indianTime(lastLook)),
      order: ({ lastLook }) => lastLook ?? "",
    },
    {
      label: "Last change",
      cell: ({ lastChange }) => (lastChange === null ? "none seen" : indianTime(lastChange)),
      order: ({ lastChange }) => lastChange ?? "",
    },
    { label: "Records", cell: ({ facts }) => facts.length, order: ({ facts }) => facts.length },
    ...(isApprover
      ? [{ label: "Do", kind: "ways" as const, cell: (page: ListedPage) => <Ways page={page} /> }]
      : []),
  ];
  return <DeskList label="Watched pages" rows={pages} columns={columns} idOf={({ id }) => id} />;
}

function stateWords({ state, since, reason }: ListedPage): string {
  const from = since === null ? "" : ` since ${indianTime(since)}`;
  switch (state) {
    case "new":
      return reason === "" ? "not looked at yet" : `${reason}.`;
    case "fine":
      return reason === "" ? "fine" : `fine; the last look failed: ${reason}.`;
    case "changed":
      return "changed: see above";
    case "unreachable":
      return `unreachable${from}: ${reason}.`;
    case "suspect":
      return `suspect${from}: ${reason}.`;
    case "refused":
      return `refused: ${reason}.`;
  }
}

function Ways({ page: { id, title } }: { page: ListedPage }) {
  const { isBusy, send } = useCommand<WatchCommand>();
  const button = (kind: "look" | "remove", label: string) => (
    <RowButton {...{ label, isBusy }} about={title} run={() => send({ kind, id })} />
  );
  return (
    <>
      {button("look", "Look now")} {button("remove", "Take off the list")}
    </>
  );
}
