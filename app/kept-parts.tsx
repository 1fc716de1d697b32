import { LRUCache } from "lru-cache";
import { createContext, createElement, useContext, type ComponentType } from "react";
import type { CaveatId } from "../content/facts/index.ts";
import type { FactSnapshot } from "../content/facts/snapshot.ts";
import type { PageContext } from "./page-context.ts";
import type { PagePart } from "./styles/page-styles.ts";
import { ShownNotesProvider, useShownNotes } from "./sections/notes-once.tsx";

/** Most memory of the parts that hold for one set of records, and of those that hold for all, in bytes of HTML. */
const mostBytes = 2_000_000;

/** A part of a page, rendered once, and the notes that stand in it for the first time on the page. */
type KeptPart = PagePart & { readonly notes: readonly CaveatId[] };

/** Parts by their component and what it was given. */
type KeptParts = LRUCache<string, KeptPart>;

/** Of a page that is being rendered. */
export type PartKeeper = {
  /** What stands at the marks of its HTML, in the order of the page. */
  readonly placed: PagePart[];
  /** Parts that depend on their properties alone. */
  readonly ofProperties: KeptParts;
  /** Parts that depend on the records too; null on a page that has to ask for each record that it shows. */
  readonly ofRecords: KeptParts | null;
  readonly render: (part: React.ReactElement) => PagePart;
};

const KeeperContext = createContext<PartKeeper | null>(null);

/** Without it, as in a browser, all parts are rendered where they stand. */
export const PartKeeperProvider = KeeperContext.Provider;

/** What a part is kept by: all that its properties say, in few words. Nothing that a reader typed may be in it. */
type Naming<Props> = (props: Props) => string;

let components = 0;

/** The same component, rendered once for properties of the same name: it looks up nothing besides them. */
export function keptByProperties<Props extends object>(
  Component: ComponentType<Props>,
  nameOf: Naming<Props>,
): ComponentType<Props> {
  return keptComponent(Component, nameOf, "ofProperties");
}

/**
 * The same component, rendered once for properties of the same name until a record changes: it looks up the
 * records, whose site it is, which day it is, and which notes stand on the page already.
 */
export function keptByRecords<Props extends object>(
  Component: ComponentType<Props>,
  nameOf: Naming<Props>,
): ComponentType<Props> {
  return keptComponent(Component, nameOf, "ofRecords");
}

function keptComponent<Props extends object>(
  Component: ComponentType<Props>,
  nameOf: Naming<Props>,
  by: "ofProperties" | "ofRecords",
): ComponentType<Props> {
  const component = (components += 1);
  return function Kept(props) {
    const keeper = useContext(KeeperContext);
    const notes = useShownNotes();
    const parts = keeper?.[by];
    if (keeper === null || parts == null) return <Component {...props} />;
    const before = notes === null ? "" : notes.known();
    const name = `${component} ${nameOf(props)} ${before}`;
    let part = parts.get(name);
    if (part === undefined) {
      const ownNotes = notes?.copy() ?? null;
      const renderedPart = keeper.render(
        <ShownNotesProvider value={ownNotes}>
          <Component {...props} />
        </ShownNotesProvider>,
      );
      part = { ...renderedPart, notes: ownNotes?.placed() ?? [] };
      parts.set(name, part);
    }
    for (const note of part.notes) notes?.place(note);
    keeper.placed.push(part);
    return createElement(placeholderElement);
  };
}

const placeholderElement = "kept-part";

/** Where a kept part stands in the HTML. What readers type cannot look like it: its brackets are written as entities. */
export const placeholder = `<${placeholderElement}></${placeholderElement}>`;

export function createKeptParts(): KeptParts {
  return new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 500,
  });
}

type Holding = PageContext & { readonly parts: KeptParts };

const ofSnapshots = new WeakMap<FactSnapshot, Holding>();

/** The parts that hold for these records, this institute and this day; those before are forgotten. */
export function partsOfRecords(facts: FactSnapshot, { provider, today }: PageContext): KeptParts {
  const knownParts = ofSnapshots.get(facts);
  if (knownParts?.provider === provider && knownParts.today === today) return knownParts.parts;
  const parts = createKeptParts();
  ofSnapshots.set(facts, { provider, today, parts });
  return parts;
}
