import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { say } from "../../content/word-tokens.ts";
import { type FeePart, feePart, unknownPart } from "./fee-part.ts";
import { type Payer, paysReserved } from "./fees-form.ts";

/** What a seat costs besides the form, by the way that leads to it. */
export function seatParts(payer: Payer, facts: FactSnapshot): readonly FeePart[] {
  switch (payer.goal) {
    case "form":
      return [];
    case "nit":
      return [...josaaParts(payer, facts), admissionPart(payer, facts)];
    case "iit":
      return [advancedPart, ...josaaParts(payer, facts), institutePart];
    case "csab":
      return csabParts(facts);
  }
}

function josaaParts(payer: Payer, facts: FactSnapshot): readonly FeePart[] {
  const isReserved = paysReserved(payer);
  const acceptance = feePart(
    {
      id: "acceptance",
      title: "Seat acceptance fee (JoSAA)",
      of: [isReserved ? "saf.sc_st_pwd" : "saf.general_obc"],
      reported: isReserved ? [] : ["actual.saf.general_obc_2025"],
    },
    facts,
  );
  return [registrationPart(facts), acceptance];
}

function registrationPart(facts: FactSnapshot): FeePart {
  const { value, standing, carried } = facts.fact("josaa.registration_fee");
  const about = {
    id: "josaa",
    title: "Registration for JoSAA",
    facts: ["josaa.registration_fee"],
  } as const;
  const isFree =
    value.kind === "boolean" &&
    !value.yes &&
    standing !== "withdrawn" &&
    carried?.isShown !== false;
  if (!isFree) return unknownPart({ ...about, words: say`How much it is, is not known here.` });
  return { ...about, kind: "known", low: 0, high: 0, words: say`It is free.` };
}

function admissionPart(payer: Payer, facts: FactSnapshot): FeePart {
  return feePart(
    {
      id: "admission",
      title: "Partial admission fee (NIT, IIIT, GFTI)",
      of: [paysReserved(payer) ? "josaa.admission_fee_sc_st_pwd" : "josaa.admission_fee"],
    },
    facts,
  );
}

const advancedPart = unknownPart({
  id: "advanced",
  title: "JEE Advanced form",
  words: say`No record here has this fee. See ${{ kind: "official", site: "jeeAdvanced" }}.`,
  facts: [],
});

const institutePart = unknownPart({
  id: "institute",
  title: "Admission fee of the IIT",
  words: say`No record here has it. See ${{ kind: "official", site: "josaa" }}.`,
  facts: [],
});

function csabParts(facts: FactSnapshot): readonly FeePart[] {
  const { value } = facts.fact("csab.enrolment_fee");
  const isAsked = value.kind !== "boolean" || value.yes;
  return [
    ...(isAsked
      ? [
          unknownPart({
            id: "csab-enrolment",
            title: "Enrolment for CSAB",
            words: say`There is a fee. How much it is, is not known here. See ${{ kind: "official", site: "csab" }}.`,
            facts: ["csab.enrolment_fee"],
          }),
        ]
      : []),
    unknownPart({
      id: "csab-seat",
      title: "Fees for a seat in CSAB",
      words: say`No record here has them.`,
      facts: [],
    }),
  ];
}
