import type { KeptRound } from "../../../domain/closing-ranks/closing-ranks-service.ts";
import { listClosingRanks } from "../../calls/closing-ranks-schema.ts";
import { FactsTabs } from "../facts/fact-parts.tsx";
import { read } from "../kit/desk-data.ts";
import { EmptyNote } from "../kit/desk-list.tsx";
import { DeskHeading, Part } from "../kit/desk-page.tsx";
import { Instant } from "../kit/times.tsx";
import { personName } from "../phrases.ts";
import type { Route } from "./+types/closing-ranks-page.ts";
import { ImportForm, sendRound } from "./import-form.tsx";

export function clientLoader() {
  return read(listClosingRanks, {});
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return sendRound(await request.formData());
}

export default function ClosingRanksPage({ loaderData: { rounds } }: Route.ComponentProps) {
  return (
    <div className="stack-wide">
      <DeskHeading title="Closing ranks" />
      <FactsTabs />
      <p className="quiet">
        Students see the last round of each year in “Which colleges closed at my rank?”. Three years
        are built in; import later ones from the official JoSAA page. The newest import of a year
        takes the place of what was there.
      </p>
      <Part id="in-force" title="What students see">
        {rounds.length === 0 && <EmptyNote>No round yet.</EmptyNote>}
        <ul className="stack">
          {rounds.map((round) => (
            <Round {...round} key={round.year} />
          ))}
        </ul>
      </Part>
      <ImportForm />
    </div>
  );
}

function Round({ year, round, rows, imported }: KeptRound) {
  return (
    <li className="card">
      <p>
        <strong>
          JoSAA {year}, round {round}
        </strong>{" "}
        <span className="quiet">
          {rows.toLocaleString("en-IN")} rows{imported === null && ", built in"}
        </span>
      </p>
      {imported !== null && (
        <p className="quiet">
          From <Source of={imported.source} />, imported by {personName(imported.by)},{" "}
          <Instant of={imported.at} />.
        </p>
      )}
    </li>
  );
}

function Source({ of }: { of: string }) {
  return /^https:\/\/[\w.-]+(?:\/\S*)?$/.test(of) ? <a href={of}>{new URL(of).host}</a> : of;
}
