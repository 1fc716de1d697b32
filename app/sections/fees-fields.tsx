import { categories, categoryNames } from "../tools/eligibility-form.ts";
import type { FeeGoal, Gender } from "../tools/fees-form.ts";
import type { FormReading } from "../tools/read-form.ts";
import { ChoiceField, SelectField, ToolForm } from "./tool-form.tsx";

const genderNames: Readonly<Record<Gender, string>> = {
  male: "Male",
  female: "Female",
  third: "Third gender",
};

const goalNames: Readonly<Record<FeeGoal, string>> = {
  form: "The JEE Main form alone",
  nit: "NIT, IIIT or GFTI seat (JoSAA)",
  iit: "IIT seat (JEE Advanced)",
  csab: "Special-round seat (CSAB)",
};

/** What the fees depend on. */
export function FeesForm({ reading }: { reading: FormReading<unknown> }) {
  return (
    <ToolForm path="/tools/fees" reading={reading} submit="Add it up">
      <SelectField
        name="category"
        label="Category"
        options={categories.map((value) => ({ value, label: categoryNames[value] }))}
        none="Choose"
      />
      <ChoiceField
        name="gender"
        label="Gender"
        options={Object.entries(genderNames).map(([value, label]) => ({ value, label }))}
      />
      <ChoiceField
        name="pwd"
        label="Person with disability (PwD)?"
        options={[
          { value: "no", label: "No" },
          { value: "yes", label: "Yes" },
        ]}
        initially="no"
      />
      <ChoiceField
        name="papers"
        label="How many papers?"
        hint="Paper 1 is for B.E./B.Tech, Paper 2A for B.Arch, Paper 2B for B.Planning."
        options={[
          { value: "1", label: "One" },
          { value: "2", label: "Two" },
          { value: "3", label: "Three" },
        ]}
        initially="1"
      />
      <ChoiceField
        name="sessions"
        label="How many sessions?"
        options={[
          { value: "1", label: "One" },
          { value: "2", label: "Both" },
        ]}
        initially="1"
      />
      <ChoiceField
        name="place"
        label="Exam centre"
        options={[
          { value: "india", label: "In India" },
          { value: "abroad", label: "Abroad" },
        ]}
        initially="india"
      />
      <SelectField
        name="goal"
        label="Count up to"
        options={Object.entries(goalNames).map(([value, label]) => ({ value, label }))}
      />
    </ToolForm>
  );
}
