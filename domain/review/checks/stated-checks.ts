import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import {
  claimKey,
  claimsToConfirm,
  confirmerName,
  isSamePlace,
  sentencesToConfirm,
  type Confirmations,
} from "../../posts/revisions/confirmation.ts";
import {
  stoppingFindings,
  type Claim,
  type ClaimGroup,
  type Finding,
  type Ledger,
} from "../../posts/revisions/ledger.ts";
import { nearestStated, type NearestStated } from "./checked-sources.ts";
import { asRead, messageFor, noRecord } from "./review-checks.ts";

/** What the checks say of the statements of a revision, as programs read it. */
export type StatedChecks = {
  /** How many sentences and cells were read; 0 for a revision that was not checked. */
  readonly sentences: number;
  /** One entry for each record on which a sentence rests; what our own library says has none. */
  readonly supported: readonly {
    readonly sentence: string;
    readonly factId: string;
    /** Null when the record was taken out since. */
    readonly edition: string | null;
  }[];
  /** Everything that stops publication; without a record where none is behind it, as with a promise. */
  readonly contradicted: readonly Contradicted[];
  readonly toConfirm: readonly {
    readonly sentence: string;
    readonly why: string;
    readonly group: ClaimGroup;
    readonly nearest: NearestStated | null;
    /** Null while nobody has confirmed it. */
    readonly confirmedBy: string | null;
  }[];
};

type Contradicted = {
  readonly sentence: string;
  readonly factId: string | null;
  readonly edition: string | null;
  readonly why: string;
};

export function statedChecks(
  ledger: Ledger | null,
  confirmations: Confirmations,
  facts: FactSnapshot,
): StatedChecks {
  const claims = ledger?.claims ?? [];
  return {
    // Ledgers that did not count have at least read what they list.
    sentences: ledger?.sentences ?? claims.length,
    supported: claims
      .filter(({ verdict }) => verdict === "supported")
      .flatMap(({ sentence, records }) =>
        records.map(({ id }) => ({ sentence, factId: id, edition: editionOf(id, facts) })),
      ),
    contradicted: ledger === null ? [] : contradictedIn(ledger, facts),
    toConfirm: sentencesToConfirm(claimsToConfirm(ledger)).map(({ sentence, claims }) => {
      const [{ why, group, nearest }] = claims;
      const by = claims.map((claim) => confirmations.get(claimKey(claim))?.by);
      const [first] = by;
      return {
        sentence,
        why: why ?? noRecord,
        group,
        nearest: nearestStated(nearest, facts),
        confirmedBy: first === undefined || by.includes(undefined) ? null : confirmerName(first),
      };
    }),
  };
}

/** What stops publication, with the sentence in which it stands, and contradicted claims of which no finding tells. */
function contradictedIn(ledger: Ledger, facts: FactSnapshot): readonly Contradicted[] {
  const stops = stoppingFindings(ledger).map((finding) => ({
    finding,
    claim: ledger.claims.find((claim) => isAbout(finding, claim)),
  }));
  const told = new Set(stops.map(({ claim }) => claim));
  return [
    ...stops.map(({ finding, claim }) => {
      const why = messageFor(finding, facts);
      const sentence = claim?.sentence ?? (asRead(finding, finding.quote, facts) || why);
      return { sentence, ...factNames(finding.record, facts), why };
    }),
    ...ledger.claims
      .filter((claim) => claim.verdict === "contradicted" && !told.has(claim))
      .map(({ sentence, records, why }) => ({
        sentence,
        ...factNames(records[0]?.id ?? null, facts),
        why: why ?? "The records say otherwise.",
      })),
  ];
}

/** Whether a finding is about words of this claim. */
function isAbout({ quote, place }: Finding, claim: Claim): boolean {
  return quote !== "" && isSamePlace(place, claim.place) && claim.sentence.includes(quote);
}

function factNames(
  id: string | null,
  facts: FactSnapshot,
): Pick<Contradicted, "factId" | "edition"> {
  return { factId: id, edition: id === null ? null : editionOf(id, facts) };
}

function editionOf(id: string, facts: FactSnapshot): string | null {
  return facts.find(id)?.edition ?? null;
}
