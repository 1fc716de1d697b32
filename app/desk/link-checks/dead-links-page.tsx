import { Link } from "react-router";
import { answerDeadLink, listDeadLinks } from "../../calls/dead-links-schema.ts";
import type { InputOf, AnswerOf } from "../../calls/endpoint.ts";
import type { Route } from "./+types/dead-links-page.ts";
import { commandOf, read } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import { DeskList, EmptyNote, type Column } from "../kit/desk-list.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { RowButton } from "../kit/button.tsx";
import { Instant } from "../kit/times.tsx";
import { showAnswer } from "../kit/toasts.tsx";
import { useCommand } from "../kit/use-command.ts";
import { counted } from "../phrases.ts";

export function clientLoader() {
  return read(listDeadLinks, {});
}

type DeadLinkCommand = InputOf<typeof answerDeadLink>;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const command = await commandOf<DeadLinkCommand>(request);
  const answer = await attempt(answerDeadLink, command);
  return showAnswer(answer, ({ message }) => ({ title: message }), { topic: "dead-links" });
}

/** Links that readers follow in vain, with the texts that have them. */
export default function DeadLinksPage({ loaderData: { links, isOn } }: Route.ComponentProps) {
  useKeptFocus("dead-links", links);
  return (
    <div className="stack">
      <DeskHeading title="Dead links" />
      <p className="quiet">{isOn ? howOften : switchedOff}</p>
      <h2 id="dead-links" tabIndex={-1}>
        {counted(links.length, "link")} to look at
      </h2>
      {links.length === 0 ? (
        <EmptyNote>No link of a live post or update is known to be dead.</EmptyNote>
      ) : (
        <DeskList
          label="Dead links"
          rows={links}
          columns={columns}
          idOf={({ address }) => address}
        />
      )}
    </div>
  );
}

const howOften =
  "Each link of a live post or update to another site is looked at about once a week. It stands here when it has failed twice, on two days.";
const switchedOff =
  "Links to other sites are not looked at here. Please ask whoever set up this website to switch that on.";

type DeadLink = AnswerOf<typeof listDeadLinks>["links"][number];

const columns: readonly Column<DeadLink>[] = [
  {
    label: "Link",
    kind: "title",
    cell: ({ address }) => (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {address}
      </a>
    ),
  },
  { label: "What happens", cell: ({ outcome }) => outcome, order: ({ outcome }) => outcome },
  {
    label: "Stands in",
    cell: ({ texts }) =>
      texts.map(({ title, deskPath }, index) => (
        <span key={deskPath}>
          {index > 0 && ", "}
          <Link to={deskPath}>{title}</Link>
        </span>
      )),
  },
  {
    label: "Checked on",
    cell: ({ checkedOn }) => <Instant of={checkedOn} />,
    order: ({ checkedOn }) => checkedOn,
  },
  { label: "What to do", kind: "ways", cell: (link) => <Ways {...link} /> },
];

function Ways({ address }: DeadLink) {
  const { isBusy, send } = useCommand<DeadLinkCommand>();
  const button = (label: string, action: DeadLinkCommand["action"]) => (
    <RowButton {...{ label, isBusy }} about={address} run={() => send({ address, action })} />
  );
  return (
    <div className="desk-row-ways">
      {button("Try again", "try-again")}
      {button("Put away", "dismiss")}
    </div>
  );
}
