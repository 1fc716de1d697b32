import type { EditionState } from "../../../content/facts/edition.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { changeEdition, markEdition, takeBackOpening } from "../../calls/editions-schema.ts";
import type { InputOf } from "../../calls/endpoint.ts";
import { attempt } from "../kit/desk-data.ts";
import { showToast } from "../kit/toasts.tsx";
import { counted } from "../phrases.ts";
import { stateNames } from "./edition-words.ts";

/** What the parts of the page ask for. */
export type EditionCommand =
  | { readonly kind: "step"; readonly edition: string; readonly state: EditionState }
  | { readonly kind: "take-back"; readonly edition: string }
  | ({ readonly kind: "mark" } & InputOf<typeof markEdition>);

type Context = Parameters<typeof attempt>[0];

/** Does it, and says what came of it. */
export async function changeEditions(context: Context, command: EditionCommand) {
  const { edition } = command;
  if (command.kind === "step") return takeStep(context, edition, command.state);
  if (command.kind === "take-back") return takeBack(context, edition);
  const { kind, ...mark } = command;
  const count = mark.factIds?.length;
  const answer = await attempt(context, markEdition, mark);
  if (!answer.ok) return failed("The facts were not marked", answer);
  showToast({
    title:
      count === undefined ? `Looked for news of ${edition}` : `${counted(count, "fact")} noted`,
    description: `Readers see: checked on ${longIndianDate(answer.value.checkedOn)}.`,
    topic: kind,
  });
  return answer;
}

async function takeStep(context: Context, edition: string, state: EditionState) {
  const answer = await attempt(context, changeEdition, { edition, state });
  if (!answer.ok) return failed("The edition was not changed", answer);
  const { waits, state: reached, current } = answer.value;
  showToast({
    title: waits
      ? `${edition} waits for a second approver`
      : `${edition}: ${stateNames[reached].toLowerCase()}`,
    description: `The current edition is ${current}.`,
    topic: "edition",
    ...(reached === "open" && {
      action: { label: "Undo", run: () => takeBack(context, edition) },
    }),
  });
  return answer;
}

async function takeBack(context: Context, edition: string) {
  const answer = await attempt(context, takeBackOpening, { edition });
  if (!answer.ok) return failed("The opening was not taken back", answer);
  showToast({
    title: `${edition}: planned again`,
    description: `The current edition is ${answer.value.current}.`,
    topic: "edition",
  });
  return answer;
}

function failed<Failure extends { readonly message: string }>(
  title: string,
  answer: Failure,
): Failure {
  showToast({ title, description: answer.message, tone: "failure", topic: "edition" });
  return answer;
}
