import { basename } from "node:path";
import { factText, notAnnounced } from "../content/facts/index.ts";
import { standingOf } from "../content/facts/standing.ts";
import { differences, type Difference, type FactFile } from "../domain/facts/fact-file.ts";
import { readFactValue } from "../domain/facts/fact-value-schema.ts";
import type { FactsService } from "../domain/facts/facts-service.ts";
import type { ProposeInput } from "../domain/facts/fact-proposal.ts";
import { StartError } from "../server/start-error.ts";
import { countText } from "./backup-command.ts";

/** How a file is to be taken over. */
export type ImportOptions = {
  /** In whose name; null to store nothing. */
  readonly by: string | null;
  /** Yes to whatever the rules ask. */
  readonly isConfirmed: boolean;
  readonly reason: string | undefined;
  readonly publicNote: string | undefined;
  readonly isMinor: boolean;
  readonly validFrom: string | undefined;
  /** The sentence with which it is approved at once; undefined to let it wait on the desk. */
  readonly alone: string | undefined;
};

type Import = {
  readonly facts: FactsService;
  readonly document: FactFile;
  readonly path: string;
  readonly options: ImportOptions;
};

/**
 * What a file would change, in lines; with a name, it is proposed as one change, and approved at once
 * where a sentence says what was checked. Throws `StartError` when it cannot be.
 */
export async function importFacts({ facts, document, path, options }: Import): Promise<string> {
  const present = facts.ofEdition(document.edition);
  if (present === undefined) throw new StartError(`The site has no edition “${document.edition}”.`);
  const changesFound = differences(document, present);
  if (changesFound.length === 0)
    return "Every record of the file holds already. Nothing would change.";
  const input: ProposeInput = {
    edition: document.edition,
    changes: changesFound.map(({ statement }) => statement),
    reason: options.reason ?? `Imported from ${basename(path)}.`,
    publicNote: options.publicNote ?? null,
    minor: options.isMinor,
    validFrom: options.validFrom ?? null,
    seenVersion: present.version,
  };
  const trial = await facts.tryOut(input);
  if (!trial.ok) throw new StartError(trial.failure.message);
  const tryOut = trial.value;
  if (tryOut.refusals.length > 0) throw new StartError(tryOut.refusals.join("\n"));
  const lines = [
    `${countText(changesFound.length, "record")} would change:`,
    ...changesFound.map((difference) => `  ${lineOf(difference)}`),
    ...questionLines(tryOut.questions, options.isConfirmed),
  ];
  const { by, alone, isConfirmed } = options;
  if (by === null)
    return [...lines, "Nothing was stored. To propose it: --apply EMAIL of an admin."].join("\n");
  const confirmedQuestions = isConfirmed ? tryOut.questions : [];
  const proposal = await facts.propose({ ...input, confirmed: confirmedQuestions }, { email: by });
  if (!proposal.ok) throw new StartError(proposal.failure.message);
  const { id } = proposal.value;
  if (alone === undefined)
    return [...lines, `It waits for approval on the desk, as the change ${id}.`].join("\n");
  const approval = await facts.approve({ id, alone }, { email: by });
  if (!approval.ok)
    throw new StartError(`It waits on the desk, and was not approved: ${approval.failure.message}`);
  return [...lines, `It was approved, and holds from ${approval.value.validFrom} on.`].join("\n");
}

function questionLines(questions: readonly string[], isConfirmed: boolean): readonly string[] {
  if (questions.length === 0) return [];
  const head = isConfirmed ? "Confirmed by --yes:" : "To be confirmed, with --yes:";
  return [head, ...questions.map((question) => `  ${question}`)];
}

function lineOf({ statement, present }: Difference): string {
  const { factId, value, standing, source, checkedOn } = statement;
  if (present === undefined) return factId;
  const newValue = readFactValue(present, value);
  const isOwn = present.carried === undefined;
  const before = isOwn ? factText({ value: present.value }) : notAnnounced;
  const after = newValue.ok ? factText({ value: newValue.value }) : "";
  const otherDifferences = [
    standing !== standingOf(present) && `${standingOf(present)} → ${standing}`,
    source.address !== present.source.address && `source ${source.address}`,
    checkedOn !== present.checkedOn && `checked on ${checkedOn}`,
  ].filter((part) => part !== false);
  const change = before === after ? before : `${before} → ${after}`;
  return `${present.label}: ${[change, ...otherDifferences].join("; ")}`;
}
