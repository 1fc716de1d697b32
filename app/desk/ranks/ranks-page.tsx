import type { KeptRound } from "../../../domain/ranks/kept-rounds.ts";
import { listRanks, withdrawRanks } from "../../calls/ranks-schema.ts";
import type { Answer } from "../kit/call.ts";
import { attempt, office, read } from "../kit/desk-data.ts";
import { EmptyNote } from "../kit/desk-list.tsx";
import { DeskHeading, Part } from "../kit/desk-page.tsx";
import { showToast } from "../kit/toasts.tsx";
import type { Route } from "./+types/ranks-page.ts";
import { ImportForm } from "./import-form.tsx";
import { RoundItem } from "./round-item.tsx";
import { sendRound } from "./send-round.ts";

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return read(context, listRanks, {});
}

export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const form = await request.formData();
  if (form.get("intent") !== "withdraw") return sendRound(context.get(office), form);
  const part = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const answer = await attempt(context, withdrawRanks, { id: part("id"), reason: part("reason") });
  if (answer.ok) showToast({ title: answer.value.message, topic: "ranks" });
  return answer;
}

/** The closing ranks of each year: those that readers are shown, those of before, and a new one. */
export default function RanksPage({ loaderData: { rounds } }: Route.ComponentProps) {
  const inForce = rounds.filter(({ isInForce }) => isInForce);
  const others = rounds.filter(({ isInForce }) => !isInForce);
  return (
    <div className="stack-wide">
      <DeskHeading title="Closing ranks" />
      <p className="quiet">
        Students see the last round of each year in “Which colleges closed at my rank?”. Three years
        come with the site; later ones you take over from the official page of JoSAA.
      </p>
      <Part id="in-force" title="What students see">
        {inForce.length === 0 ? <EmptyNote>No round yet.</EmptyNote> : <Rounds of={inForce} />}
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
    <ul className="update-rows">
      {of.map((round) => (
        <RoundItem round={round} key={round.imported?.id ?? round.year} />
      ))}
    </ul>
  );
}
