import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { officialSites } from "../../content/official-sites.ts";
import { judgeAddress, type Verdict } from "../../domain/notices/judge-address.ts";
import { labelledData } from "../support/labelled-data.ts";

/** A pasted text, its verdict, and the body's host or a part of the sentence. */
const goldenSchema = z.record(
  z.string(),
  z.array(z.tuple([z.string(), z.string(), z.string().default("")])),
);
const goldenAddresses = labelledData("notices/cases/golden-addresses", goldenSchema);

const hosts = Object.values(officialSites).map(({ address }) => new URL(address).host);

function told(verdict: Verdict): string {
  if (verdict.kind === "unreadable") return verdict.why;
  const site = "site" in verdict ? new URL(verdict.site.address).host : "";
  const use = verdict.kind === "used" ? verdict.use.usedFor : "";
  return [site, use, ...verdict.signs].join(" ");
}

describe("a pasted address", () => {
  test.each(Object.values(goldenAddresses).flat())("“%s” is %s", (pasted, kind, about) => {
    const verdict = judgeAddress(pasted);
    expect({ ...verdict, pasted }).toMatchObject({ kind });
    expect(told(verdict)).toContain(about);
  });

  test("of a message with several is the first, and the others are counted", () => {
    expect(
      judgeAddress("Notice: https://jeemain.nta.nic.in/ Pay here: https://nta-pay.example.com"),
    ).toMatchObject({ kind: "official", others: 1 });
  });

  test("is official for no other host than those of the list and below them, and nothing throws", () => {
    fc.assert(
      fc.property(pastedText, (pasted) => {
        const verdict = judgeAddress(pasted);
        const isListed =
          verdict.kind !== "official" ||
          hosts.some((host) => verdict.host === host || verdict.host.endsWith(`.${host}`));
        expect(isListed, pasted).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });
});

const pieces = [
  ...hosts,
  ..."http:// https:// https: // \\ @ : / ? # . . .. - _ % %2e %00 xn-- [ ] :: 。 ﹒ \u0000 \u200b \u202e 😀 nta jeemain josaa .com .in nic ac www. 127.0.0.1 0x7f 99999 \n \t < > \" ' & а е".split(
    " ",
  ),
];

const pastedText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 1 }) },
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));
