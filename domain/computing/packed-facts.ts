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

const packed = new WeakMap<FactSnapshot, PackedFacts>();

/** The contents of a snapshot and of the editions to which it leads. */
export function packFacts(facts: FactSnapshot): PackedFacts {
  const before = packed.get(facts);
  if (before !== undefined) return before;
  const others = facts.editions.listed.flatMap(({ edition }) =>
    edition === facts.edition ? [] : (facts.inEdition(edition) ?? []),
  );
  // In one message: a record that two editions share stays one.
  const bytes = serialize([facts, ...others].map(contentsOf));
  const made = { key: createHash("sha256").update(bytes).digest("base64url"), bytes };
  packed.set(facts, made);
  return made;
}

/** The snapshot again; that of the records as the site ships them is the site's own. */
export function unpackFacts(bytes: Uint8Array): FactSnapshot {
  const [own, ...others] = deserialize(bytes) as [Contents, ...Contents[]];
  const isShipped = own.version === 0 && others.length === 0 && own.all.every(isName);
  if (isShipped && own.all.length === builtInFacts.all.length) return builtInFacts;
  const snapshots = new Map<string, FactSnapshot>();
  for (const contents of [own, ...others]) {
    const all = contents.all.flatMap((one) => (isName(one) ? (builtInFacts.find(one) ?? []) : one));
    snapshots.set(
      contents.edition,
      factSnapshot({ ...contents, all }, (edition) =>
        own.editions.listed.some((listed) => listed.edition === edition)
          ? snapshots.get(edition)
          : undefined,
      ),
    );
  }
  return snapshots.get(own.edition) ?? builtInFacts;
}

function contentsOf({ edition, editions, version, recentChanges, all }: FactSnapshot): Contents {
  return {
    ...{ edition, editions, version, recentChanges },
    all: all.map((record) => (builtInFacts.find(record.id) === record ? record.id : record)),
  };
}

function isName(one: Fact | string): one is string {
  return typeof one === "string";
}
