import { describe, expect, test } from "vitest";
import { z } from "zod";
import { officialSites } from "../../content/official-sites.ts";
import { judgeAddress, type Verdict } from "../../domain/notices/judge-address.ts";
import { createChance, type Chance } from "../support/chance.ts";
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
    const chance = createChance(20_261_123);
    for (let round = 0; round < 20_000; round++) {
      const pasted = randomText(chance);
      const verdict = judgeAddress(pasted);
      if (verdict.kind !== "official") continue;
      const isListed = hosts.some(
        (host) => verdict.host === host || verdict.host.endsWith(`.${host}`),
      );
      expect(isListed, pasted).toBe(true);
    }
  });

  test("is official for none that differs from the list by one sign", () => {
    const signs = Array.from("abijlmnopqrstuvz0158-.@:/аеі");
    for (const host of hosts)
      for (let at = 0; at <= host.length; at++)
        for (const sign of signs)
          for (const changed of [
            host.slice(0, at) + sign + host.slice(at + 1),
            host.slice(0, at) + sign + host.slice(at),
          ]) {
            const verdict = judgeAddress(`https://${changed}/`);
            if (verdict.kind !== "official") continue;
            const typed = new URL(`https://${changed}/`).hostname.replace(/\.$/, "");
            expect(
              hosts.some((one) => typed === one || typed.endsWith(`.${one}`)),
              changed,
            ).toBe(true);
          }
  });
});

const pieces = [
  ...hosts,
  ..."http:// https:// https: // \\ @ : / ? # . .. - _ % %2e %00 xn-- [ ] :: 。 ﹒ \u0000 \u200b \u202e 😀 nta jeemain josaa .com .in nic ac www. 127.0.0.1 0x7f 99999 \n \t < > \" ' & а е".split(
    " ",
  ),
];

function randomText({ below, happens, pick }: Chance): string {
  return Array.from({ length: Math.floor(below(8)) }, () =>
    happens(0.8) ? (pick(pieces) ?? "") : String.fromCharCode(Math.floor(below(0xffff))),
  ).join("");
}
