import { Select } from "@mantine/core";
import type { ListedFact } from "../../calls/facts-schema.ts";
import { matching } from "./fact-parts.tsx";

type FactSelectProps = {
  id: string;
  label: string;
  description: string;
  facts: readonly ListedFact[] | undefined;
  pick: (factId: string) => void;
  onFocus?: () => void;
};

export default function FactSelect({ facts, pick, ...field }: FactSelectProps) {
  return (
    <Select
      {...field}
      placeholder="For example: fee, or result"
      searchable
      value={null}
      data={facts?.map(toOption) ?? []}
      filter={({ search, limit }) =>
        matching(facts ?? [], search)
          .slice(0, limit)
          .map(toOption)
      }
      limit={8}
      nothingFoundMessage={facts === undefined ? "Loading…" : "No facts found."}
      selectFirstOptionOnChange
      // It picks a fact, and does not send the form.
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
      onChange={(id) => {
        if (id !== null) pick(id);
      }}
    />
  );
}

function toOption({ id, label, text }: ListedFact) {
  return { value: id, label: `${label}: ${text}` };
}
