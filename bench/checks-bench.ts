import { builtInFacts } from "../content/facts/snapshot.ts";
import { checkDraft } from "../domain/drafting/checks/check-draft.ts";
import { parsedBody } from "../domain/drafting/checks/text/parse-body.ts";
import { checkedWith, draftWith } from "../tests/corpus/checked.ts";
import {
  faults,
  heldOutFaults,
  unsafeFaults,
  variedFaults,
  type Fault,
} from "../tests/corpus/faults.ts";
import {
  falseAlarms,
  faultsMeasured,
  stoppedProse,
  stoppedRecords,
  unnoticedSwaps,
  wrongValuesMeasured,
  type Measure,
} from "../tests/corpus/figures-measured.ts";
import {
  correctStatements,
  correctToday,
  heldOutStatements,
  variedStatements,
} from "../tests/corpus/statements.ts";

/** Prints what the checks of a draft catch, what they stop wrongly, and what they cost: `npm run bench -- checks`. */
export function printCheckFigures(): void {
  console.log("Seeded faults, by the first kind that is expected");
  console.table(faultTable([...faults, ...unsafeFaults, ...variedFaults]));
  console.log("Seeded faults written after the rules");
  console.table(faultTable(heldOutFaults));

  console.log("True statements");
  console.table({
    "the rules were tuned with": alarms(falseAlarms([...correctStatements, ...variedStatements])),
    "written after the rules": alarms(falseAlarms(heldOutStatements)),
    "sentences of the records": alarms(stoppedRecords()),
  });
  const all = [...correctStatements, ...variedStatements, ...heldOutStatements];
  const findings = all.flatMap((body_markdown) => checkedWith({ body_markdown }).ledger.findings);
  const typed = findings.filter(({ kind }) => kind === "typed-figure");
  const corrected = typed.filter(({ message }) => message.includes("was replaced"));
  console.log(`Typed values in them: ${typed.length}, replaced by tokens: ${corrected.length}`);
  console.log(
    `Stopped in the site's own prose: typed ${stoppedProse("typed").length}, as tokens ${stoppedProse("token").length}`,
  );

  console.log("Sentences of the records with a wrong value");
  console.table(wrongValueTable());
  console.log("Sentences of the records with another group's name");
  console.table({ typed: swaps(unnoticedSwaps("typed")), tokens: swaps(unnoticedSwaps("token")) });
  printTimes();
}

function faultTable(list: readonly Fault[]) {
  const measured = Object.groupBy(faultsMeasured(list), ({ kinds: [first = ""] }) => first);
  return Object.fromEntries(
    Object.entries(measured).map(([kind, group = []]) => [
      kind,
      {
        drafts: group.length,
        stopped: group.filter(({ isCaught }) => isCaught).length,
        "for the expected reason": group.filter(({ isOfKind }) => isOfKind).length,
      },
    ]),
  );
}

function alarms({ of, found }: Measure) {
  return { statements: of, stopped: found.length, share: percent(found.length, of) };
}

function swaps({ of, found }: Measure) {
  return { sentences: of, noticed: of - found.length, share: percent(of - found.length, of) };
}

function wrongValueTable() {
  const measured = Object.groupBy(wrongValuesMeasured(), ({ kind }) => kind);
  const rows = Object.entries(measured).map(([kind, group]) => [kind, row(group)] as const);
  return { ...Object.fromEntries(rows), all: row(Object.values(measured).flat()) };
}

function row(group: ReturnType<typeof wrongValuesMeasured>) {
  const caught = group.filter(({ isCaught }) => isCaught).length;
  return {
    sentences: group.length,
    stopped: caught,
    contradictions: group.filter(({ isContradiction }) => isContradiction).length,
    share: percent(caught, group.length),
  };
}

function printTimes(): void {
  const draft = draftWith({ body_markdown: longBody(1300) });
  const context = {
    facts: builtInFacts,
    today: correctToday,
    checkedAt: correctToday,
    paths: new Set<string>(),
    suppliedAddresses: new Set<string>(),
  };
  const parse = medianTime(() => parsedBody(draft.body_markdown));
  const check = medianTime(() => checkDraft(draft, context));
  console.log(
    `A draft of 1,300 words: ${check.toFixed(1)} ms to check, of which ${parse.toFixed(1)} ms to parse (${(check / parse).toFixed(1)} times)`,
  );
}

function longBody(words: number): string {
  const parts: string[] = [];
  for (let count = 0; count < words;) {
    const part = `## Part ${parts.length + 1}\n\n${correctStatements[parts.length % correctStatements.length] ?? ""}\n\nRead the notice with care before you act on it, and keep a copy of it for later.`;
    parts.push(part);
    count += part.split(/\s+/).length;
  }
  return parts.join("\n\n");
}

/** Milliseconds, the median of 21 runs after five to warm up. */
function medianTime(run: () => unknown): number {
  for (let turn = 0; turn < 5; turn++) run();
  const times = Array.from({ length: 21 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((one, other) => one - other)[10] ?? 0;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
