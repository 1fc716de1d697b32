import type { ReactNode } from "react";
import { useFacts } from "../facts-context.ts";
import { isShown } from "../tools/shown-value.ts";
import {
  type Asker,
  categories,
  categoryNames,
  paperNames,
  papers,
} from "../tools/eligibility-form.ts";
import type { FormReading } from "../tools/read-form.ts";
import { subjectNames, subjects, topPercentile } from "../tools/record-words.ts";
import { ChoiceField, SelectField, TextField, ToolForm } from "./tool-form.tsx";

const yesOrNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** What the fields are called where one of them is wrong. */
const names = {
  paper: "Courses",
  year: "Year of Class 12",
  count: "Number of subjects",
  percent: "Class 12 marks",
  physics: "Physics",
  chemistry: "Chemistry",
  maths: "Mathematics",
  category: "Category",
  first: "First year of JEE Main",
  sessions: "Sessions so far",
  born: "Year of birth",
};

/** The questions, in the order in which a student can answer them; what few need is folded. */
export function EligibilityForm({ reading }: { reading: FormReading<Asker> }) {
  return (
    <ToolForm path="/tools/eligibility" reading={reading} submit="Show my answer" names={names}>
      <p className="quiet">
        Answer what you know. What you leave out stays open, and the answer says so.
      </p>
      <ChoiceField
        name="paper"
        label="Which courses do you want to apply for?"
        options={papers.map((value) => ({ value, label: paperNames[value] }))}
        initially="btech"
        isSeveral
      />
      <ChoiceField
        name="class12"
        label="Class 12"
        options={[
          { value: "passed", label: "I have passed" },
          { value: "appearing", label: "I am still to appear" },
        ]}
      />
      <TextField
        name="year"
        label="In which year did you pass, or will you appear?"
        hint="The year in which you were first declared passed."
      />
      <ChoiceField
        name="subject"
        label="Your Class 12 subjects"
        options={subjects.map((value) => ({ value, label: subjectNames[value] }))}
        isSeveral
      />
      <TextField name="count" label="How many Class 12 subjects in all?" />
      <TextField
        name="percent"
        label="Class 12 marks, in per cent"
        hint="Leave it empty if you do not know them yet."
        inputMode="decimal"
      />
      <SelectField
        name="category"
        label="Category"
        options={categories.map((value) => ({ value, label: categoryNames[value] }))}
        none="Not said"
      />
      <ChoiceField name="pwd" label="Person with disability (PwD)?" options={yesOrNo} />
      <ChoiceField name="tried" label="Have you written JEE Main before?" options={yesOrNo} />
      <TextField name="first" label="If yes: in which year first?" />
      <TextField name="sessions" label="If yes: how many sessions so far?" />
      <Special
        reading={reading}
        title="Diploma, open school, improvement exam, other nationality"
        of={["board", "improved", "nation"]}
      >
        <SelectField
          name="board"
          label="Your Class 12 was at"
          options={[
            { value: "school", label: "A school board in India (CBSE, CISCE, state board)" },
            { value: "open", label: "An open school" },
            { value: "abroad", label: "A board outside India" },
            { value: "diploma", label: "A diploma course" },
          ]}
        />
        <ChoiceField
          name="improved"
          label="Did you write an improvement exam later?"
          options={yesOrNo}
        />
        <SelectField
          name="nation"
          label="Nationality"
          options={[
            { value: "indian", label: "Indian" },
            { value: "oci", label: "OCI or PIO card holder" },
            { value: "foreign", label: "Another country" },
          ]}
        />
      </Special>
      <Special
        reading={reading}
        title="Marks in subjects, and your place in your board"
        of={["top20", "physics", "chemistry", "maths"]}
      >
        <TopOfBoard />
        <TextField
          name="physics"
          label="Physics, in per cent"
          hint="For B.Arch."
          inputMode="decimal"
        />
        <TextField
          name="chemistry"
          label="Chemistry, in per cent"
          hint="For B.Arch."
          inputMode="decimal"
        />
        <TextField
          name="maths"
          label="Mathematics, in per cent"
          hint="For B.Arch and B.Planning."
          inputMode="decimal"
        />
      </Special>
      <Special
        reading={reading}
        title="For JEE Advanced: first Class 12 exam, year of birth, earlier attempts"
        of={["appeared", "born", "advanced"]}
      >
        <TextField
          name="appeared"
          label="In which year did you first sit the Class 12 exam?"
          hint="Whether you passed then or not. It may be before the year in which you passed."
        />
        <TextField name="born" label="Year of birth" />
        <SelectField
          name="advanced"
          label="How often have you written JEE Advanced?"
          options={[
            { value: "0", label: "Never" },
            { value: "1", label: "Once" },
            { value: "2", label: "Twice or more" },
          ]}
          none="Not said"
        />
      </Special>
    </ToolForm>
  );
}

/** With the number of the record: few know what a top percentile is. */
function TopOfBoard() {
  const record = useFacts().fact("admission.top_percentile");
  const top = isShown(record) ? topPercentile(record.value) : undefined;
  if (top === undefined)
    return (
      <ChoiceField
        name="top20"
        label="Does your place in your board replace the percentage?"
        options={yesOrNo}
      />
    );
  return (
    <ChoiceField
      name="top20"
      label={`Are you in the top ${top} percentile of your board?`}
      hint={`That is, among the best ${top} of every 100 there. This counts in place of the percentage.`}
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
      <div className="disclosure-body stack">{children}</div>
    </details>
  );
}
