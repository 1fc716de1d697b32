import type { EditionState } from "../../../content/facts/edition.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { changeEdition, markEdition, takeBackOpening } from "../../calls/editions-schema.ts";
import type { InputOf } from "../../calls/endpoint.ts";
import type { Answer } from "../kit/call.ts";
import { attempt } from "../kit/office-access.ts";
import { showAnswer } from "../kit/toasts.tsx";
import { counted } from "../phrases.ts";
import { stateNames } from "./edition-words.ts";

export type EditionCommand =
  | { readonly kind: "step"; readonly edition: string; readonly state: EditionState }
  | { readonly kind: "take-back"; readonly edition: string }
  | ({ readonly kind: "mark" } & InputOf<typeof markEdition>);

const topic = "edition";

export async function changeEditions(command: EditionCommand): Promise<Answer<unknown>> {
  const { edition } = command;
  if (command.kind === "step") return takeStep(edition, command.state);
  if (command.kind === "take-back") return takeBack(edition);
  const { kind, ...mark } = command;
  const count = mark.factIds?.length;
  return showAnswer(
    await attempt(markEdition, mark),
    ({ checkedOn }) => ({
      title:
        count === undefined ? `Looked for news of ${edition}` : `${counted(count, "fact")} noted`,
      description: `Readers see: checked on ${longIndianDate(checkedOn)}.`,
      topic: kind,
    }),
    { topic, refused: "The facts were not marked" },
  );
}

async function takeStep(edition: string, state: EditionState) {
  return showAnswer(
    await attempt(changeEdition, { edition, state }),
    ({ waits, state: reached, current }) => ({
      title: waits
        ? `${edition} waits for a second approver`
        : `${edition}: ${stateNames[reached].toLowerCase()}`,
      description: `The current edition is ${current}.`,
      ...(reached === "open" && { action: { label: "Undo", run: () => takeBack(edition) } }),
    }),
    { topic, refused: "The edition was not changed" },
  );
}

async function takeBack(edition: string) {
  return showAnswer(
    await attempt(takeBackOpening, { edition }),
    ({ current }) => ({
      title: `${edition}: planned again`,
      description: `The current edition is ${current}.`,
    }),
    { topic, refused: "The opening was not undone" },
  );
}
