import { useEffect } from "react";
import type { KeptRound } from "../../../domain/closing-ranks/closing-ranks-service.ts";
import { listClosingRanks, withdrawClosingRanks } from "../../calls/closing-ranks-schema.ts";
import { FactsTabs } from "../facts/fact-parts.tsx";
import type { Answer } from "../kit/call.ts";
import { formOf, read } from "../kit/desk-data.ts";
import { ButtonBar, DeskForm, Field } from "../kit/desk-form.tsx";
import { EmptyNote } from "../kit/desk-list.tsx";
import { DeskHeading, Part } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { attempt } from "../kit/office-access.ts";
import { Instant } from "../kit/times.tsx";
import { showToast } from "../kit/toasts.tsx";
import type { Route } from "./+types/closing-ranks-page.ts";
import { ImportForm, sendRound } from "./import-form.tsx";
import { personName } from "../phrases.ts";

export function clientLoader() {
  return read(listClosingRanks, {});
}

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const { intent, id = "", reason = "" } = await formOf(request.clone());
  if (intent !== "withdraw") return sendRound(await request.formData());
  const answer = await attempt(withdrawClosingRanks, { id, reason });
  if (answer.ok) showToast({ title: answer.value.message, topic: "closing-ranks" });
  return answer;
}

export default function ClosingRanksPage({ loaderData: { rounds } }: Route.ComponentProps) {
  const inForce = rounds.filter(({ isInForce }) => isInForce);
  const others = rounds.filter(({ isInForce }) => !isInForce);
  return (
    <div className="stack-wide">
      <DeskHeading title="Closing ranks" />
      <FactsTabs />
      <p className="quiet">
        Students see the last round of each year in “Which colleges closed at my rank?”. Three years
        are built in; import later ones from the official JoSAA page.
      </p>
      <Part id="in-force" title="What students see">
        {inForce.length === 0 && <EmptyNote>No round yet.</EmptyNote>}
        <Rounds of={inForce} />
      </Part>
      <ImportForm />
      {others.length > 0 && (
        <Part id="not-in-force" title="Replaced or withdrawn">
          <Rounds of={others} />
        </Part>
      )}
    </div>
  );
}

function Rounds({ of }: { of: readonly KeptRound[] }) {
  return (
    <ul className="stack">
      {of.map(({ year, round, rows, imported }) => {
        const name = `JoSAA ${year}, round ${round}`;
        return (
          <li className="card" key={imported?.id ?? year}>
            <p>
              <strong>{name}</strong>{" "}
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
            {imported?.withdrawn && (
              <p className="quiet">
                Withdrawn by {personName(imported.withdrawn.by)},{" "}
                <Instant of={imported.withdrawn.at} />.
              </p>
            )}
            {imported?.withdrawn === null && <Withdraw name={name} id={imported.id} />}
          </li>
        );
      })}
    </ul>
  );
}

function Source({ of }: { of: string }) {
  return /^https:\/\/[\w.-]+(?:\/\S*)?$/.test(of) ? <a href={of}>{new URL(of).host}</a> : of;
}

function Withdraw({ name, id }: { name: string; id: string }) {
  useEffect(() => () => focusOn("in-force"), []);
  return (
    <details>
      <summary>
        Withdraw<span className="visually-hidden">: {name}</span>
      </summary>
      <DeskForm keptAs={`withdraw-${id}`} label={`Withdraw ${name}`}>
        <p className="quiet">Students will see the previous round again.</p>
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="id" value={id} />
        <Field
          name="reason"
          label="What is wrong with it? (one sentence)"
          maxLength={300}
          required
        />
        <ButtonBar submit="Withdraw this round" />
      </DeskForm>
    </details>
  );
}
