import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import {
  createKeptParts,
  keptByRecords,
  placeholder,
  PartKeeperProvider,
  partsOfRecords,
  type PartKeeper,
} from "../../app/kept-parts.tsx";
import { builtInFacts, factSnapshot } from "../../content/facts/snapshot.ts";

const provider = { name: "Guide", phone: "0", address: "Kerala", whatsapp: "", mapEmbedUrl: "" };
const day = { provider, today: "2026-01-20" };

function keeperWith(ofRecords: PartKeeper["ofRecords"]): PartKeeper {
  return {
    placed: [],
    ofProperties: createKeptParts(),
    ofRecords,
    render: (part) => ({ bytes: Buffer.from(renderToStaticMarkup(part)), names: [] }),
  };
}

function rendered(keeper: PartKeeper, child: React.ReactElement) {
  return renderToStaticMarkup(element(PartKeeperProvider, { value: keeper }, child));
}

describe("a part of a page that is kept", () => {
  test("is rendered once for properties of one name, and stands at its mark", () => {
    let renderings = 0;
    const Greeting = keptByRecords(
      ({ to }: { to: string }) => element("b", null, `${to} ${(renderings += 1)}`),
      ({ to }) => to,
    );
    const keeper = keeperWith(createKeptParts());
    const both = element("p", null, element(Greeting, { to: "A" }), element(Greeting, { to: "A" }));
    expect(rendered(keeper, both)).toBe(`<p>${placeholder}${placeholder}</p>`);
    expect(keeper.placed.map(({ bytes }) => bytes.toString())).toEqual([
      "<b>A 1</b>",
      "<b>A 1</b>",
    ]);
    rendered(keeper, element(Greeting, { to: "B" }));
    expect(renderings).toBe(2);
  });

  test("is rendered where it stands on a page that asks for each record itself", () => {
    const Part = keptByRecords(
      () => element("b"),
      () => "",
    );
    expect(rendered(keeperWith(null), element(Part))).toBe("<b></b>");
  });

  test("holds for the same records, institute and day, and for no others", () => {
    const parts = partsOfRecords(builtInFacts, day);
    expect(partsOfRecords(builtInFacts, day)).toBe(parts);
    expect(partsOfRecords(factSnapshot(builtInFacts), day)).not.toBe(parts);
    expect(partsOfRecords(builtInFacts, { ...day, today: "2026-01-21" })).not.toBe(parts);
    expect(partsOfRecords(builtInFacts, { ...day, provider: { ...provider } })).not.toBe(parts);
  });

  test("gives way to others beyond two megabytes", () => {
    const parts = createKeptParts();
    const bytes = Buffer.alloc(99_500);
    for (let part = 0; part < 100; part++) parts.set(String(part), { bytes, names: [], notes: [] });
    expect(parts.size).toBe(20);
    expect(parts.calculatedSize).toBeLessThanOrEqual(2_000_000);
    expect(parts.has("0")).toBe(false);
  });
});
