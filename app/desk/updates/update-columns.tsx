import { Link } from "react-router";
import { newsCategories } from "../../../content/news-categories.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { RowFacts, type Column } from "../kit/desk-list.tsx";
import { MoreMenu } from "../kit/more-menu.tsx";
import { RowButton } from "../kit/button.tsx";
import { Day, indianTime } from "../kit/times.tsx";
import { useCommand } from "../kit/use-command.ts";
import type { DeskUpdate } from "./typed-update.ts";
import type { UpdateCommand } from "./update-commands.ts";

type Looker = { readonly isApprover: boolean; readonly edit: (id: string) => void };

/** What the list shows of an update: what it says, where it stands, and what can be done with it. */
export function updateColumns(looker: Looker): readonly Column<DeskUpdate>[] {
  return [
    { label: "Update", kind: "title", cell: (update) => <Words of={update} {...looker} /> },
    { label: "State", cell: (update) => <StateBadge of={update} />, order: ({ state }) => state },
    {
      label: "Day",
      cell: ({ day }) => <Day of={day} />,
      order: ({ day }) => day,
    },
    { label: "Until", cell: until, order: ({ endsOn }) => endsOn ?? "" },
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
          updatedAt === null ? "as the site came with it" : `last changed ${indianTime(updatedAt)}`,
        ]}
      />
    </>
  );
}

function StateBadge({ of: { state, isMarked, breakingUntil, replaces } }: OfUpdate) {
  if (state === "ended") return <span className="badge badge-quiet">Ended</span>;
  if (state === "draft")
    return (
      <>
        <span className="badge badge-quiet">Draft</span>
        {replaces !== null && <RowFacts of={["takes the place of the one that is live"]} />}
      </>
    );
  return (
    <>
      <span className="badge">Live</span>{" "}
      {isMarked && (
        <span className="badge badge-warning">
          Breaking{breakingUntil !== null && ` until ${longIndianDate(breakingUntil)}`}
        </span>
      )}
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

/** What readers see, or saw, is an approver's to change. */
function mayEdit({ state }: DeskUpdate, isApprover: boolean): boolean {
  return state === "draft" || (isApprover && state === "published");
}

function Ways({ of: update, isApprover, edit }: OfUpdate & Looker) {
  const { id, state, publishedAt, isMarked, headline } = update;
  const { isBusy, send } = useCommand<UpdateCommand>();
  const wasPublic = publishedAt !== null;
  if (!isApprover && (state === "published" || (state === "ended" && wasPublic)))
    return <span className="quiet">An approver changes what readers see.</span>;
  const move = (label: string, to: DeskUpdate["state"], back = state) => ({
    label,
    run: () => send({ kind: "move", update, to, back }),
  });
  const editing = { label: "Edit", run: () => edit(id) };
  const marking = {
    label: isMarked ? "Remove breaking mark" : "Mark as breaking",
    run: () => send({ kind: "mark", update, isBreaking: !isMarked }),
  };
  const publishing = isApprover ? [move("Publish", "published", "ended")] : [];
  const ways = {
    draft: [...publishing, editing, move("Put away", "ended")],
    published: [editing, marking, move("End", "ended")],
    ended: [move("Bring back", wasPublic ? "published" : "draft")],
  } as const satisfies Record<DeskUpdate["state"], readonly Way[]>;
  const [main, ...more] = ways[state];
  return (
    <div className="desk-post-buttons">
      <RowButton {...main} about={headline} isBusy={isBusy} />
      {more.length > 0 && (
        <MoreMenu
          items={more}
          about={<span className="visually-hidden">: {headline}</span>}
          isBusy={isBusy}
        />
      )}
    </div>
  );
}
