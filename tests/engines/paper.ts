import { inflateSync } from "node:zlib";

/** The sheets of a PDF; Firefox packs the objects that name them. */
export function sheetsOf(file: Uint8Array): number {
  const bytes = Buffer.from(file);
  const text = bytes.toString("latin1");
  const packed = [...text.matchAll(/\/ObjStm[^]*?stream\r?\n/g)].map(({ index, 0: head }) =>
    inflateSync(bytes.subarray(index + head.length)).toString("latin1"),
  );
  return [text, ...packed].join("\n").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Runs in the page: what it is on paper, by its own rules, for an engine whose driver does not print. */
export function showAsPrinted(): void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule)
      rule.media.mediaText = rule.media.mediaText.replace(/\b(print|screen)\b/g, (medium) =>
        medium === "print" ? "all" : "speech",
      );
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
      rules.push(...rule.cssRules);
  }
}
