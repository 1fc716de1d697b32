import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { Person } from "../../../domain/auth/people.ts";
import type { Answer } from "../kit/call.ts";
import { ButtonBar, DeskForm, Field } from "../kit/desk-form.tsx";
import { focusOn } from "../kit/focus.ts";
import { calledBy } from "./role-words.ts";

/** Gives somebody another name, in place. */
export function NameForm({ person, close }: { person: Person; close: () => void }) {
  const fetcher = useFetcher<Answer<unknown>>();
  const keptAs = `name-${person.id}`;
  useEffect(() => focusOn(`${keptAs}-name`), [keptAs]);
  return (
    <DeskForm
      keptAs={keptAs}
      label={`Name of ${calledBy(person)}`}
      fetcher={fetcher}
      initial={{ name: person.name ?? "" }}
      onAccepted={close}
    >
      <input type="hidden" name="id" value={person.id} />
      <Field name="name" label="Name" maxLength={80} required autoComplete="off" />
      <ButtonBar
        submit="Save name"
        isBusy={fetcher.state !== "idle"}
        cancel={{ label: "Cancel", run: close }}
      />
    </DeskForm>
  );
}
