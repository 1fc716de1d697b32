import { type FactId, isContradicted } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { plain, say } from "../../content/word-tokens.ts";
import { type FeePart, feePart, unknownPart } from "./fee-part.ts";
import { type Payer, paysReserved } from "./fees-form.ts";

type Group = "general_male" | "general_female" | "obc_ews" | "sc_st_pwd" | "third_gender";

/** The fee of the form, for so many sessions. */
export function applicationPart(payer: Payer, facts: FactSnapshot): FeePart {
  const { papers, sessions, place } = payer;
  const count = { "1": "one paper", "2": "two papers", "3": "three papers" }[papers];
  const where = place === "abroad" ? " abroad" : "";
  const about = { id: "application", title: `JEE Main form${where}, ${count}` };
  const groups = groupsOf(payer);
  if (papers === "3" && place === "india" && groups.includes("obc_ews")) {
    const part = reportedForThree(payer, about, facts);
    if (part !== undefined) return part;
  }
  const of = groups.flatMap((group) => recordsOf(group, payer));
  if (of.length === 0) {
    const nearest = papers === "3" ? groups.flatMap((group) => recordsOf(group, twoOf(payer))) : [];
    const [twoPapers] = nearest;
    return unknownPart({
      ...about,
      words: [
        ...say`${plain(whyNot(payer))}`,
        ...(twoPapers === undefined ? [] : say` For two it is ${twoPapers}.`),
        ...say` Read the bulletin on ${{ kind: "official", site: "jeeMain" }}.`,
      ],
      facts: nearest,
    });
  }
  const reportedAmounts = groups.includes("obc_ews") && place === "india" ? reportedOf(payer) : [];
  return feePart({ ...about, of, reported: reportedAmounts, times: Number(sessions) }, facts);
}

/** The groups of the fee table that somebody is in: two for an SC candidate of the third gender. */
function groupsOf(payer: Payer): readonly Group[] {
  const { category, gender } = payer;
  const isThird = gender === "third";
  if (paysReserved(payer))
    return isThird && payer.place === "india" ? ["sc_st_pwd", "third_gender"] : ["sc_st_pwd"];
  if (isThird) return ["third_gender"];
  if (category !== "general") return ["obc_ews"];
  return [gender === "female" ? "general_female" : "general_male"];
}

function recordsOf(group: Group, { papers, place }: Payer): readonly FactId[] {
  if (papers === "3") return [];
  if (place === "india") return [`fee.${group}.${papers === "1" ? "one_paper" : "two_papers"}`];
  if (papers !== "1" || group === "obc_ews" || group === "third_gender") return [];
  return [`fee.abroad.${group}.one_paper`];
}

/** What reports say against the reference data (register ). */
function reportedOf({ gender, papers }: Payer): readonly FactId[] {
  if (gender === "female")
    return [`actual.fee.obc_ews_female.${papers === "1" ? "one_paper" : "two_papers"}`];
  return papers === "2" ? ["actual.fee.obc_ews_male.two_papers"] : [];
}

/** What reports say of more than one paper, for as long as it stands against our reference data. */
function reportedForThree(
  { gender, sessions }: Payer,
  about: Pick<FeePart, "id" | "title">,
  facts: FactSnapshot,
): FeePart | undefined {
  const id = "fee.obc_ews.two_papers";
  if (!isContradicted(facts.fact(id))) return undefined;
  const group = gender === "female" ? "obc_ews_female" : "obc_ews_male";
  const of = [`actual.fee.${group}.two_papers`] as const;
  const part = feePart({ ...about, of, times: Number(sessions) }, facts);
  if (part.kind === "unknown") return undefined;
  const reported = say`As published reports have it for more than one paper; our reference data has no fee for three. `;
  return { ...part, facts: [id], words: [...reported, ...part.words] };
}

function twoOf(payer: Payer): Payer {
  return { ...payer, papers: "2" };
}

function whyNot({ papers, place }: Payer): string {
  if (papers === "3")
    return "Our records have the fee for one paper and for two, and none for three.";
  if (place === "abroad" && papers === "2")
    return "Our records have fees at centres abroad for one paper alone.";
  return "Our records have no fee of your category at centres abroad.";
}
