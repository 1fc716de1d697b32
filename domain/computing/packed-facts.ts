import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { Fact } from "../../content/facts/index.ts";
import { builtInFacts, factSnapshot, type FactSnapshot } from "../../content/facts/snapshot.ts";

/** A snapshot as it is sent to another process. */
export type PackedFacts = {
  /** The same for the same contents. */
  readonly key: string;
  readonly bytes: Uint8Array;
};

type Contents = Pick<FactSnapshot, "edition" | "editions" | "version" | "recentChanges"> & {
  /** A record as it ships is named by its id: it is the same object where it arrives. */
  readonly all: readonly (Fact | string)[];
};

const packedBySnapshot = new WeakMap<FactSnapshot, PackedFacts>();

/** The contents of a snapshot and of the editions to which it leads. */
export function packFacts(facts: FactSnapshot): PackedFacts {
  const before = packedBySnapshot.get(facts);
  if (before !== undefined) return before;
  const otherSnapshots = facts.editions.listed.flatMap(({ edition }) =>
    edition === facts.edition ? [] : (facts.inEdition(edition) ?? []),
  );
  // In one message: a record that two editions share stays one.
  const bytes = serialize([facts, ...otherSnapshots].map(contentsOf));
  const packedFacts = { key: createHash("sha256").update(bytes).digest("base64url"), bytes };
  packedBySnapshot.set(facts, packedFacts);
  return packedFacts;
}

/** The snapshot again; that of the records as the site ships them is the site's own. */
export function unpackFacts(bytes: Uint8Array): FactSnapshot {
  const [ownContents, ...otherContents] = deserialize(bytes) as [Contents, ...Contents[]];
  const isShipped =
    ownContents.version === 0 && otherContents.length === 0 && ownContents.all.every(isName);
  if (isShipped && ownContents.all.length === builtInFacts.all.length) return builtInFacts;
  const snapshots = new Map<string, FactSnapshot>();
  for (const contents of [ownContents, ...otherContents]) {
    const allRecords = contents.all.flatMap((one) =>
      isName(one) ? (builtInFacts.find(one) ?? []) : one,
    );
    snapshots.set(
      contents.edition,
      factSnapshot({ ...contents, all: allRecords }, (edition) =>
        ownContents.editions.listed.some((listed) => listed.edition === edition)
          ? snapshots.get(edition)
          : undefined,
      ),
    );
  }
  return snapshots.get(ownContents.edition) ?? builtInFacts;
}

function contentsOf({ edition, editions, version, recentChanges, all }: FactSnapshot): Contents {
  return {
    ...{ edition, editions, version, recentChanges },
    all: all.map((record) => (builtInFacts.find(record.id) === record ? record.id : record)),
  };
}

function isName(entry: Fact | string): entry is string {
  return typeof entry === "string";
}
