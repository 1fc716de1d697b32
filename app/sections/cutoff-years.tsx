import { type Column, row } from "../../content/pages/section.ts";
import { plain, say } from "../../content/word-tokens.ts";
import type { CategoryCutoffs, Outcome } from "../tools/passed-cutoffs.ts";
import { FactSources, Notes, SectionFrame } from "./section-frame.tsx";
import { FiguresTable, TableBox } from "./figure-tables.tsx";

const captionId = "cutoffs-caption";

const outcomes: Readonly<Record<Outcome, string>> = {
  passed: "cleared",
  missed: "not cleared",
  close: "too close to tell",
};

export function CutoffYears({ cutoffs }: { cutoffs: readonly CategoryCutoffs[] }) {
  const knownYears = cutoffs.flatMap((row) => row.years);
  const years = [...new Set(knownYears.map(({ year }) => year))];
  const citedRecords = knownYears.map(({ id }) => ({ kind: "fact", id }));
  return (
    <SectionFrame
      section={{ id: "cutoffs", title: "Every cutoff, year by year", folded: true }}
      level={2}
    >
      <TableBox captionId={captionId}>
        <FiguresTable
          captionId={captionId}
          caption="Percentile needed to register for JEE Advanced, and whether you cleared it"
          columns={[{ title: "Category" }, ...years.map(column)]}
          rows={cutoffs.map((category) => rowOf(category, years))}
        />
      </TableBox>
      <Notes of={citedRecords} />
      <FactSources of={citedRecords} />
    </SectionFrame>
  );
}

/** The newest cutoff stands first where there is room for one. */
function column(title: string, index: number): Column {
  return index === 0 ? { title, asked: true } : { title };
}

function rowOf({ category, years: known }: CategoryCutoffs, years: readonly string[]) {
  const cells = years.map((year) => {
    const of = known.find((one) => one.year === year);
    const text = of === undefined ? "not on record" : `${of.cutoff}, ${outcomes[of.outcome]}`;
    return say`${plain(text)}`;
  });
  return row(say`${plain(category)}`, ...cells);
}
