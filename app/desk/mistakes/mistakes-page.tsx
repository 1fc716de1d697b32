import { listMistakes } from "../../calls/mistakes.ts";
import type { Route } from "./+types/mistakes-page.ts";
import { commandOf, read } from "../kit/desk-data.ts";
import { EmptyNote } from "../kit/desk-list.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { counted } from "../phrases.ts";
import { performMistake, type MistakeCommand } from "./mistake-commands.ts";
import { MistakeItem } from "./mistake-item.tsx";

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const [waiting, settled] = await Promise.all([
    read(context, listMistakes, { show: "waiting" }),
    read(context, listMistakes, { show: "settled" }),
  ]);
  return { count: waiting.waiting, waiting: waiting.reports, settled: settled.reports };
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return performMistake(context, await commandOf<MistakeCommand>(request));
}

/** What readers have reported: what waits first, then what was settled last. */
export default function MistakesPage({ loaderData }: Route.ComponentProps) {
  const { count, waiting, settled } = loaderData;
  useKeptFocus("waiting", waiting);
  const lists = [
    {
      ...{ id: "waiting", title: `${counted(count, "report")} to settle`, reports: waiting },
      none: "No report waits. New ones stand here and on the dashboard.",
    },
    { id: "settled", title: "Settled", reports: settled, none: "Nothing is settled yet." },
  ];
  return (
    <div className="stack-wide">
      <DeskHeading title="Mistakes" />
      <p className="quiet">
        Readers report them without a name, so nobody can be asked back. Settled reports are deleted
        after 180 days.
      </p>
      {lists.map(({ id, title, reports, none }) => (
        <section className="stack" aria-labelledby={id} key={id}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {reports.length === 0 && <EmptyNote>{none}</EmptyNote>}
          <ul className="update-rows">
            {reports.map((report) => (
              <MistakeItem report={report} key={report.id} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
