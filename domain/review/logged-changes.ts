import { z } from "zod";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { AuditDetails } from "../audit/audit-actions.ts";

export type LoggedChange = {
  readonly what: string;
  readonly from: string | null;
  readonly to: string | null;
};

const value = z
  .union([z.string(), z.number(), z.null()])
  .transform((given) => (given === null ? null : String(given)))
  .catch(null);

// Other versions of the site wrote other details: what cannot be read is left out.
const settings = z.record(z.string(), z.union([z.string(), z.object({ from: value, to: value })]));
const changed = z.object({
  changed: settings.catch({}),
  was: value,
  role: value,
  movedFrom: value,
  publishAt: value,
  facts: z
    .array(
      z.union([
        z.string().transform((factId) => ({ factId })),
        z.object({ factId: z.string(), before: value, after: value }),
      ]),
    )
    .catch([]),
});

export function changesIn(details: AuditDetails, known: FactSnapshot): readonly LoggedChange[] {
  const { changed: fields, was, role, movedFrom, publishAt, facts } = changed.parse(details);
  return [
    ...Object.entries(fields).map(([what, to]) =>
      typeof to === "string"
        ? { what, from: null, to: to === "changed" ? null : to }
        : { what, from: to.from, to: to.to },
    ),
    ...("was" in details ? [{ what: "role", from: was, to: role }] : []),
    ...(movedFrom === null ? [] : [{ what: "publishAt", from: movedFrom, to: publishAt }]),
    ...facts.flatMap((fact) =>
      "after" in fact
        ? [{ what: labelOf(fact.factId, known), from: fact.before, to: fact.after }]
        : [],
    ),
  ];
}

const subject = z.object({
  facts: z.array(z.string()).catch([]),
  sentTo: value,
  address: value,
  name: value,
  headline: value,
  edition: value,
  state: value,
  year: value,
  round: value,
});

export function subjectIn(details: AuditDetails, known: FactSnapshot): string | null {
  const { facts, sentTo, address, name, headline, edition, state, year, round } =
    subject.parse(details);
  if (facts.length > 0) return facts.map((id) => labelOf(id, known)).join(", ");
  if (year !== null && round !== null) return `JoSAA ${year}, round ${round}`;
  if (edition !== null) return state === null ? edition : `${edition}, ${state}`;
  return sentTo ?? name ?? headline ?? address;
}

function labelOf(factId: string, known: FactSnapshot): string {
  return known.find(factId)?.label ?? factId;
}
