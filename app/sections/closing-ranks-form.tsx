import { say } from "../../content/word-tokens.ts";
import { branches, branchNames } from "../../domain/closing-ranks/branches.ts";
import { instituteTypes } from "../../domain/closing-ranks/institutes.ts";
import { rankLists } from "../../domain/closing-ranks/closing-rank.ts";
import { lies } from "../../domain/closing-ranks/seat-search.ts";
import { states } from "../../domain/closing-ranks/states.ts";
import { lieLabels, listNames, typeNames } from "../tools/closing-rank-words.ts";
import {
  type AskedRanks,
  categories,
  closingRanksPath,
  percentileIn,
} from "../tools/closing-ranks-tool.ts";
import type { FormReading } from "../tools/read-form.ts";
import { Phrase } from "../marked-words.tsx";
import { ChoiceField, SelectField, TextField, ToolForm } from "./tool-form.tsx";

const stateOptions = states.map((state) => ({ value: state, label: state }));
const listOptions = rankLists.map((list) => ({ value: list, label: listNames[list] }));
const branchOptions = branchNames.map((name) => ({ value: name, label: branches[name].label }));
const typeOptions = instituteTypes.map((type) => ({ value: type, label: typeNames[type] }));
const categoryOptions = categories.map((category) => ({ value: category, label: category }));
const lieOptions = lies.map((lie) => ({ value: lie, label: lieLabels[lie] }));

const names = {
  rank: "Rank",
  category: "Category",
  state: "State",
  branch: "Branch",
  institute: "Institute",
  program: "Programme name",
  list: "Rank list",
  type: "Type",
  page: "Page",
};

type FormProps = { reading: FormReading<AskedRanks> };

export function ClosingRanksForm({ reading }: FormProps) {
  const isUsed = (name: string) => (reading.typed[name] ?? []).length > 0;
  const percentile =
    reading.kind === "invalid" ? percentileIn(reading.typed["rank"]?.[0] ?? "") : undefined;
  const isPageWrong = reading.kind === "invalid" && "page" in reading.problems;
  return (
    <ToolForm path={closingRanksPath} reading={reading} submit="Show seats" names={names}>
      <TextField
        name="rank"
        label="Your rank"
        placeholder="12,500"
        hint={percentile === undefined ? rankHint : <PercentileHint percentile={percentile} />}
      />
      <ChoiceField name="category" label="Category" options={categoryOptions} initially="OPEN" />
      <ChoiceField
        name="gender"
        label="Gender"
        options={[
          { value: "any", label: "Gender-neutral seats" },
          { value: "woman", label: "Female-only seats too" },
        ]}
        initially="any"
      />
      <SelectField
        name="state"
        label="Your home state"
        hint={<Phrase words={homeState} />}
        options={stateOptions}
        none="Show all quotas"
      />
      <SelectField name="branch" label="Branch" options={branchOptions} none="All branches" />
      <TextField
        name="institute"
        label="Institute"
        inputMode="text"
        placeholder="NIT Calicut, NITC, Kerala"
      />
      <details className="disclosure" open={furtherFields.some(isUsed) || undefined}>
        <summary>More filters: IITs, B.Arch, PwD, type, programme</summary>
        <div className="disclosure-body stack">
          <SelectField
            name="list"
            label="Rank list"
            options={listOptions}
            initially="engineering"
            hint="Each exam has its own rank list."
          />
          <ChoiceField
            name="pwd"
            label="Seats for persons with disabilities"
            options={[{ value: "yes", label: "PwD seats, by PwD rank" }]}
            isSeveral
          />
          <ChoiceField name="type" label="Type of institute" options={typeOptions} isSeveral />
          <TextField
            name="program"
            label="Programme name contains"
            inputMode="text"
            placeholder="CSE, data science, 5 years"
          />
          <SelectField
            name="show"
            label="Show only seats that closed at or after the rank"
            options={lieOptions}
            none="All"
          />
          {isPageWrong && <TextField name="page" label="Page" />}
        </div>
      </details>
    </ToolForm>
  );
}

const rankHint =
  "OPEN seats close by the common rank (CRL), reserved seats by the category rank, PwD seats by the PwD rank. Leave blank to see all seats.";

const homeState = say`It is ${"reservation.home_state_follows"}, or will pass it.`;

/** Whoever has a percentile alone asks for a rank first. */
function PercentileHint({ percentile }: { percentile: string }) {
  return (
    <a href={`/tools/rank?percentile=${percentile}`}>
      {`See which ranks ${percentile} percentile may mean`}
    </a>
  );
}

const furtherFields = ["list", "pwd", "type", "program", "show", "page"];
