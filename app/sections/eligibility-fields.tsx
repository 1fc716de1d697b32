import type { ReactNode } from "react";
import { useFacts } from "../facts-context.ts";
import { isShown, subjectNames, topPercentile } from "../tools/record-words.ts";
import {
  advancedNames,
  type Asker,
  boardNames,
  categoryNames,
  nationNames,
  paperNames,
} from "../tools/eligibility-form.ts";
import type { FormReading } from "../tools/read-form.ts";
import { ChoiceField, optionsOf, SelectField, TextField, ToolForm } from "./tool-form.tsx";

const yesOrNo = optionsOf({ yes: "Yes", no: "No" });

const names = {
  paper: "Courses",
  year: "Year of Class 12",
  count: "Number of subjects",
  percent: "Class 12 percentage",
  physics: "Physics",
  chemistry: "Chemistry",
  maths: "Mathematics",
  category: "Category",
  first: "First year of JEE Main",
  sessions: "Sessions so far",
  born: "Year of birth",
};

export function EligibilityForm({ reading }: { reading: FormReading<Asker> }) {
  return (
    <ToolForm
      path="/tools/eligibility"
      reading={reading}
      submit="Check my eligibility"
      names={names}
    >
      <p className="quiet">Skip what you don’t know; we’ll tell you what is missing.</p>
      <Group title="Courses and Class 12">
        <ChoiceField
          name="paper"
          label="Which courses do you want to apply for?"
          options={optionsOf(paperNames)}
          initially="btech"
          isSeveral
        />
        <ChoiceField
          name="class12"
          label="Class 12"
          options={optionsOf({ passed: "Passed", appearing: "Still to appear" })}
        />
        <TextField
          name="year"
          label="Year of passing or appearing"
          hint="If you have passed: the year you were first declared passed."
          placeholder="2026"
        />
      </Group>
      <Group title="Subjects and marks">
        <ChoiceField
          name="subject"
          label="Your Class 12 subjects"
          options={optionsOf(subjectNames)}
          isSeveral
        />
        <TextField name="count" label="Number of Class 12 subjects" placeholder="5" />
        <TextField
          name="percent"
          label="Class 12 percentage"
          placeholder="If you know it"
          inputMode="decimal"
        />
      </Group>
      <Group title="Category and earlier attempts">
        <ChoiceField name="category" label="Category" options={optionsOf(categoryNames)} />
        <ChoiceField name="pwd" label="Person with disability (PwD)?" options={yesOrNo} />
        <ChoiceField name="tried" label="Have you written JEE Main before?" options={yesOrNo} />
        <TextField name="first" label="In which year first?" placeholder="2025" />
        <TextField name="sessions" label="How many sessions so far?" placeholder="2" />
      </Group>
      <Special
        reading={reading}
        title="Diploma, open school, improvement exam or another nationality"
        of={["board", "improved", "nation"]}
      >
        <SelectField
          name="board"
          label="Where did you study Class 12?"
          options={optionsOf(boardNames)}
        />
        <ChoiceField
          name="improved"
          label="Did you write an improvement exam later?"
          options={yesOrNo}
        />
        <ChoiceField
          name="nation"
          label="Nationality"
          options={optionsOf(nationNames)}
          initially="indian"
        />
      </Special>
      <Special
        reading={reading}
        title="Subject marks and your place in your board"
        of={["top20", "physics", "chemistry", "maths"]}
      >
        <TopOfBoard />
        <TextField
          name="physics"
          label="Physics percentage"
          hint="For B.Arch."
          inputMode="decimal"
        />
        <TextField
          name="chemistry"
          label="Chemistry percentage"
          hint="For B.Arch."
          inputMode="decimal"
        />
        <TextField
          name="maths"
          label="Mathematics percentage"
          hint="For B.Arch and B.Planning."
          inputMode="decimal"
        />
      </Special>
      <Special
        reading={reading}
        title="JEE Advanced: first Class 12 exam, year of birth, attempts"
        of={["appeared", "born", "advanced"]}
      >
        <TextField
          name="appeared"
          label="Year of your first Class 12 exam"
          hint="Whether you passed then or not. It may be earlier than the year you passed."
        />
        <TextField name="born" label="Year of birth" />
        <ChoiceField
          name="advanced"
          label="How often have you written JEE Advanced?"
          options={optionsOf(advancedNames)}
        />
      </Special>
    </ToolForm>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="field-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** With the number of the record: few know what a top percentile is. */
function TopOfBoard() {
  const record = useFacts().fact("admission.top_percentile");
  const top = isShown(record) ? topPercentile(record.value) : undefined;
  return top === undefined ? (
    <ChoiceField
      name="top20"
      label="Does your place in your board count instead of the percentage?"
      options={yesOrNo}
    />
  ) : (
    <ChoiceField
      name="top20"
      label={`Are you in the top ${top} percentile of your board?`}
      hint={`That is, among the best ${top} of every 100 there. It counts instead of the percentage.`}
      options={yesOrNo}
    />
  );
}

type SpecialProps = {
  reading: FormReading<unknown>;
  title: string;
  /** The names of its fields: it stands open once one of them is used, or wrong. */
  of: readonly string[];
  children: ReactNode;
};

function Special({ reading, title, of, children }: SpecialProps) {
  const usual = new Set(["school", "indian"]);
  const isUsed = of.some(
    (name) =>
      reading.typed[name]?.some((value) => !usual.has(value)) ??
      (reading.kind === "invalid" && name in reading.problems),
  );
  return (
    <details className="disclosure" open={isUsed}>
      <summary>{title}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
