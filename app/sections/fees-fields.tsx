import { categoryNames } from "../tools/eligibility-form.ts";
import { genderNames, goalNames } from "../tools/fees-form.ts";
import type { FormReading } from "../tools/read-form.ts";
import { ChoiceField, optionsOf, ToolForm } from "./tool-form.tsx";

export function FeesForm({ reading }: { reading: FormReading<unknown> }) {
  return (
    <ToolForm path="/tools/fees" reading={reading} submit="Calculate">
      <ChoiceField name="category" label="Category" options={optionsOf(categoryNames)} />
      <ChoiceField name="gender" label="Gender" options={optionsOf(genderNames)} />
      <ChoiceField
        name="pwd"
        label="Person with disability (PwD)?"
        options={optionsOf({ no: "No", yes: "Yes" })}
        initially="no"
      />
      <ChoiceField
        name="papers"
        label="How many papers?"
        hint="Paper 1 is for B.E./B.Tech, Paper 2A for B.Arch, Paper 2B for B.Planning."
        options={optionsOf({ "1": "One", "2": "Two", "3": "Three" })}
        initially="1"
      />
      <ChoiceField
        name="sessions"
        label="How many sessions?"
        options={optionsOf({ "1": "One", "2": "Both" })}
        initially="1"
      />
      <ChoiceField
        name="place"
        label="Exam centre"
        options={optionsOf({ india: "In India", abroad: "Abroad" })}
        initially="india"
      />
      <ChoiceField
        name="goal"
        label="Include fees up to"
        options={optionsOf(goalNames)}
        initially="form"
      />
    </ToolForm>
  );
}
